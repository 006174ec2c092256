import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import { notice, packageList, writeLicenses } from './licenses.ts'

const root = path.resolve(import.meta.dirname, '../..')

it('a package has its own text', async () => {
  const given = { name: 'a', version: '1', identifier: 'MIT', text: 'Copyright A' }
  expect(await notice(root, given)).toBe('a 1 (MIT)\n\nCopyright A')
})

it.each([
  ['embla-carousel', 'MIT', 'Permission is hereby granted'],
  ['formik', 'Apache-2.0', 'END OF TERMS AND CONDITIONS'],
])(
  '%s, which carries no text, has its author and the text of %s',
  async (name, identifier, words) => {
    const text = await notice(root, { name, version: '1', identifier })
    const { author } = JSON.parse(
      await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
    )
    expect(text).toContain(`Copyright (c) ${author}`)
    expect(text).toContain(words)
    expect(text).not.toContain('Meta Platforms')
  },
)

it('a licence that is not known stops the build', async () => {
  await expect(notice(root, { name: 'a', version: '1', identifier: 'X' })).rejects.toThrow(
    'a 1 (X)',
  )
})

it('the text names every package of the list, and the fonts', async () => {
  const packages = [
    { name: 'a', version: '1', text: 'Text of A' },
    { name: 'b', version: '2', text: 'Text of B' },
  ]
  const output = temporaryFolder({ [packageList]: JSON.stringify(packages) })
  await mkdir(path.join(output, 'media/assets'), { recursive: true })
  await writeLicenses(root, output)
  const text = await readFile(path.join(output, 'licenses.txt'), 'utf8')
  for (const words of ['a 1', 'Text of A', 'b 2', 'Text of B', 'SIL OPEN FONT LICENSE']) {
    expect(text).toContain(words)
  }
  const files = await readdir(output, { recursive: true })
  expect(files).not.toContain(packageList)
  expect(
    files.filter((file) => /^media\/assets\/fonts-license-\w{8}\.txt$/.test(file)),
  ).toHaveLength(1)
})
