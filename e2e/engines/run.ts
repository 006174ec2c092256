/** `npm run test:engines`, or `npm run test:engines -- firefox webkit -g search`. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { getChromium109 } from './chromium-109.ts'
import { findFirefox } from './firefox.ts'
import { missingForWebKit } from './webkit/driver.ts'

/** Why an engine cannot run, and how to get it. */
const engines: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'chromium-109': () => getChromium109().then(() => undefined, noDownload),
  firefox: async () =>
    findFirefox() ? undefined : 'apt-get install firefox-esr, or set FIREFOX_PATH',
  webkit: async () => missingForWebKit(),
}

const given = process.argv.slice(2)
const named = given.filter((word) => word in engines)
const present: string[] = []
for (const [name, check] of Object.entries(engines)) {
  if (named.length > 0 && !named.includes(name)) continue
  const problem = await check()
  if (!problem) present.push(name)
  else console.error(`${name} is not here: ${problem}`)
}
// One asked for by name has to run; of all three, those that are installed.
if (present.length === 0 || present.length < named.length) process.exit(1)
const cli = path.resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
const args = ['test', '--config', path.join(import.meta.dirname, 'engines.config.ts')]
const projects = present.flatMap((name) => ['--project', name])
const options = given.filter((word) => !(word in engines))
const { status } = spawnSync(process.execPath, [cli, ...args, ...projects, ...options], {
  stdio: 'inherit',
})
process.exit(status ?? 1)

function noDownload(error: Error): string {
  return `npm did not give it (${error.message.split('\n')[0]})`
}
