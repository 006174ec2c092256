import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

it('a port that is none stops before the build, in one line', { timeout: 60_000 }, () => {
  const cli = path.resolve('node_modules/tsx/dist/cli.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'tools/serve/start.ts'], {
    env: { ...process.env, PORT: 'http' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout + stderr).toBe('PORT: http is no port: write a number, 8080\n')
})
