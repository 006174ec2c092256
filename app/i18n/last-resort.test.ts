import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { localeKeys } from './locales.ts'

const sheet = readFileSync(path.resolve(import.meta.dirname, '../styles/shared.css'), 'utf8')

it.each(localeKeys)('while a page in %s loads, the other languages are hidden', (locale) => {
  const others = `:root:lang(${locale}) .last-resort[role='status'] > :not(:lang(${locale}))`
  expect(sheet).toContain(others)
})
