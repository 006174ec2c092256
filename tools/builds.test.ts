import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from './copy-project.fixture.ts'
import { temporaryFolder } from './temporary-folder.fixture.ts'

it('a wrong entry and a wrong message stop the build at once, with a line for each', {
  timeout: 60_000,
}, () => {
  const folder = temporaryFolder()
  copyProject(folder)
  const spoil = (name: string, part: RegExp, other: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(part, other))
  }
  spoil('content/projects.ts', /ar: '[^']+'/, "ar: 'Dune gauge network'")
  spoil('app/i18n/messages/ar.ts', /\{name\}/, '{label}')
  const cli = path.join(folder, 'node_modules/@react-router/dev/bin.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: folder,
    // An address is required where the company is no sample.
    env: { ...process.env, VITE_SITE_URL: 'https://www.company.example', VITEST: '' },
    encoding: 'utf8',
  })
  const output = stdout + stderr
  expect(status).not.toBe(0)
  expect(output.match(/^(?:app|content)\/.*$/gm)).toEqual([
    expect.stringMatching(/^app\/i18n\/messages\/ar\.ts: [\w.]+: has \{label\}, and en\.ts has/),
    expect.stringMatching(
      /^content\/projects\.ts: id \d+: title\.ar: holds no Arabic script: write the Arabic text$/,
    ),
  ])
  expect(output).not.toMatch(/^ +at /m)
})
