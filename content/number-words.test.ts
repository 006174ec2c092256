import { expect, it } from 'vitest'
import { hasNumberWords, numberWords } from './number-words.ts'
import type { Locale } from './types.ts'

it.each([
  ['en', 0, 'zero'],
  ['en', 7, 'seven'],
  ['en', 30, 'thirty'],
  ['en', 99, 'ninety-nine'],
  ['ar', 0, 'صفر'],
  ['ar', 7, 'سبعة|سبع'],
  ['ar', 11, 'أحد عشر|إحدى عشرة'],
  ['ar', 14, 'أربعة عشر|أربع عشرة'],
  ['ar', 20, 'عشرون|عشرين'],
  ['ar', 21, /^واحد وعشرون\|.*\|إحدى وعشرين$/],
  ['ar', 100, ''],
] as const)('in %s %i is %s', (locale, number, words) => {
  const written = numberWords(locale, number).join('|')
  if (typeof words === 'string') expect(written).toBe(words)
  else expect(written).toMatch(words)
})

it('a language without words has none, and texts in it are not asked for their counts', () => {
  const unknown = 'xx' as Locale
  expect(numberWords(unknown, 7)).toEqual([])
  expect([unknown, 'ar', 'en'].map((locale) => hasNumberWords(locale as Locale))).toEqual([
    ...[false, true, true],
  ])
})

it('every number to 99 has a word of its own in each language', () => {
  for (const locale of ['en', 'ar'] as const) {
    const all = Array.from({ length: 100 }, (_, number) => numberWords(locale, number)[0])
    expect(new Set(all).size).toBe(100)
    expect(all.join()).not.toMatch(/undefined|\d/)
  }
})
