import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ProjectCopy } from '#tools/project-copy.fixture.ts'

it('a wrong entry stops the build at once, with one line that names it', {
  timeout: 60_000,
}, () => {
  const copy = new ProjectCopy()
  onTestFinished(() => copy.remove())
  const file = path.join(copy.directory, 'content/projects.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/ar: '[^']+'/, "ar: 'Dune gauge network'"))
  const { status, output } = copy.build()
  expect(status).not.toBe(0)
  const problem =
    /^content\/projects\.ts: id \d+: title\.ar: holds no Arabic script: write the Arabic text$/
  expect(output.match(/^content\/.*$/gm)).toEqual([expect.stringMatching(problem)])
  expect(output).not.toMatch(/^ +at /m)
})
