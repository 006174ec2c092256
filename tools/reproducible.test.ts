import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { ProjectCopy } from './project-copy.fixture.ts'
import { outputDirectory } from './serve/react-router.ts'

/** In ms, for two builds on a slow machine. */
const buildTime = 240_000

/** The files' bytes by name. */
function built(): Map<string, Buffer> {
  const copy = new ProjectCopy()
  try {
    const { status, output } = copy.build()
    if (status !== 0) throw new Error(output)
    const directory = outputDirectory(copy.directory)
    const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    const files = names.filter((name) => statSync(path.join(directory, name)).isFile()).sort()
    return new Map(files.map((name) => [name, readFileSync(path.join(directory, name))]))
  } finally {
    copy.remove()
  }
}

it('the same sources give the same files, wherever they are built', { timeout: buildTime }, () => {
  const [first, second] = [built(), built()]
  expect([...second.keys()]).toEqual([...first.keys()])
  expect(first.size).toBeGreaterThan(company.isSample ? 300 : 100)
  const different = [...first].filter(([name, bytes]) => !second.get(name)?.equals(bytes))
  expect(different.map(([name]) => name)).toEqual([])
})
