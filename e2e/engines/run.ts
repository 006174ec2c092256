/** `npm run test:engines`, or `npm run test:engines -- firefox webkit -g search`. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { engines } from './engines.ts'

const given = process.argv.slice(2)
const named = given.filter((word) => word in engines)
const present: string[] = []
for (const [name, { problem: findProblem }] of Object.entries(engines)) {
  if (named.length > 0 && !named.includes(name)) continue
  const problem = await findProblem()
  if (!problem) present.push(name)
  else console.error(`${name} is not here: ${problem}`)
}
// One asked for by name has to run; of all three, those that are installed.
if (present.length === 0 || present.length < named.length) process.exit(1)
const cli = path.resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
const args = ['test', '--config', path.join(import.meta.dirname, 'engines.config.ts')]
const projects = present.flatMap((name) => ['--project', name])
const options = given.filter((word) => !(word in engines))
// Node 20 has WebSocket, by which Firefox is driven, only on demand.
const env = { ...process.env, NODE_OPTIONS: '--experimental-websocket' }
const { status } = spawnSync(process.execPath, [cli, ...args, ...projects, ...options], {
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
