import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts

it.each(Object.entries(scripts))(
  'npm run %s names files and scripts that are there: %s',
  (_, line) => {
    const files = line.match(/[\w./-]+\.ts\b/g) ?? []
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    const others = [...line.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(others.filter((name) => !(name in scripts))).toEqual([])
  },
)

it.each(['README.md', 'e2e/README.md', 'bench/README.md', 'deploy/README.md', 'content/README.md'])(
  '%s names only commands that are there',
  (file) => {
    const named = [...read(file).matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  },
)
