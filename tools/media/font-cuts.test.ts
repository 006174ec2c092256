import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cuts } from './font-cuts.ts'

const sheet = readFileSync(
  path.resolve(import.meta.dirname, '../../app/styles/fonts-en.css'),
  'utf8',
)

it('Latin pages take exactly the letters that are cut for the language switch', () => {
  const cut = cuts.find(({ name }) => name === 'text-switch')
  const letters = [...new Set(cut?.characters)].sort()
  const range = /text-switch\.woff2'[^}]*unicode-range: (?<list>[^;]+);/.exec(sheet)?.groups?.list
  expect(letters.length).toBeGreaterThan(0)
  expect(range?.split(', ').sort()).toEqual(
    letters.map((letter) => `u+${letter.codePointAt(0)?.toString(16)}`),
  )
})
