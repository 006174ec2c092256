import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { outputDirectory } from './serve/react-router.ts'
import { temporaryFolder } from './temporary-folder.fixture.ts'

const root = path.resolve(import.meta.dirname, '..')

const sources = [
  ...['app', 'content', 'public', 'tools'],
  ...['package.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json'],
]

function copyOfProject(): string {
  const folder = temporaryFolder()
  for (const name of sources)
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

function build(folder: string): Readonly<{ status: number | null; output: string }> {
  const cli = path.join(root, 'node_modules/@react-router/dev/bin.js')
  // Required where the company is no sample; the owner's `.env` is not copied.
  const settings = { VITE_SITE_URL: 'https://www.company.example' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: folder,
    env: { ...process.env, ...settings, VITEST: '', NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** The files' bytes by name. */
function built(): Map<string, Buffer> {
  const folder = copyOfProject()
  const { status, output } = build(folder)
  if (status !== 0) throw new Error(output)
  const directory = outputDirectory(folder)
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(path.join(directory, name)).isFile()).sort()
  return new Map(files.map((name) => [name, readFileSync(path.join(directory, name))]))
}

it('the same sources give the same files, wherever they are built', { timeout: 240_000 }, () => {
  const [first, second] = [built(), built()]
  expect([...second.keys()]).toEqual([...first.keys()])
  expect(first.size).toBeGreaterThan(company.isSample ? 300 : 100)
  const different = [...first].filter(([name, bytes]) => !second.get(name)?.equals(bytes))
  expect(different.map(([name]) => name)).toEqual([])
})

it('a wrong entry and a wrong message stop the build at once, with a line for each', {
  timeout: 60_000,
}, () => {
  const folder = copyOfProject()
  const spoil = (name: string, part: RegExp, other: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(part, other))
  }
  spoil('content/projects.ts', /ar: '[^']+'/, "ar: 'Dune gauge network'")
  spoil('app/i18n/messages/ar.ts', /\{name\}/, '{label}')
  const { status, output } = build(folder)
  expect(status).not.toBe(0)
  expect(output.match(/^(?:app|content)\/.*$/gm)).toEqual([
    expect.stringMatching(/^app\/i18n\/messages\/ar\.ts: [\w.]+: has \{label\}, and en\.ts has/),
    expect.stringMatching(
      /^content\/projects\.ts: id \d+: title\.ar: holds no Arabic script: write the Arabic text$/,
    ),
  ])
  expect(output).not.toMatch(/^ +at /m)
})
