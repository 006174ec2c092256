/**
 * `npm run test:hosts`: the end-to-end tests once more behind each host that treats files in its own
 * way. Arguments go to Playwright: `npm run test:hosts -- projects` runs those specs only.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { hostNames } from './hosts/host-rules.ts'

const root = path.resolve(import.meta.dirname, '..')
const cli = path.join(root, 'node_modules/@playwright/test/cli.js')

for (const host of hostNames.filter((name) => name !== 'plain')) {
  console.log(`\nBehind the ways of ${host}:`)
  const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, SITE_HOST: host },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
