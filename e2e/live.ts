/** `npm run test:live -- https://www.company.com`: the journeys of `live/` on a published site. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const [given = '', ...options] = process.argv.slice(2)
const usage =
  'npm run test:live -- https://www.company.com, with the path the site is below, if any'

const address = URL.canParse(given) ? new URL(given) : undefined
if (!address || !/^https?:$/.test(address.protocol)) {
  stop(given ? `${given} is no web address: ${usage}` : `Which site? ${usage}`)
}
const base = address.pathname.replace(/\/+$/, '')
const home = `${address.origin}${base}/home`
const answer = await fetch(home).catch((error: Error) => stop(`${home}: ${reason(error)}`))
if (!answer.ok) stop(`${home} answers ${answer.status}: no copy of this site is there.`)

const cli = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--config', path.join(import.meta.dirname, 'live.config.ts'), ...options],
  {
    env: { ...process.env, TEST_LIVE_ORIGIN: address.origin, TEST_BASE_PATH: base },
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)

function reason({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}, ${cause.message}` : message
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
