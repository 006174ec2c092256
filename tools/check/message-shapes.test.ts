import { expect, it } from 'vitest'
import { messageShapeProblems } from './message-shapes.ts'

const count = '{count, plural, zero {لا} one {#} two {#} few {#} many {#} other {#}}'

it('finds nothing where ids and arguments are the same', () => {
  const en = { a: 'A {name}', b: '{count, plural, one {# page} other {# pages}}' }
  expect(messageShapeProblems('ar', { b: count, a: '{name}، أ' }, en)).toEqual([])
})

it.each([
  [{ a: 'A' }, {}, 'ar.ts: a: is missing: write the Arabic text'],
  [{}, { a: 'أ' }, 'ar.ts: a: is not in en.ts: add it there, or take it out'],
  [{ a: 'A' }, { a: '' }, 'ar.ts: a: is empty: write the Arabic text'],
  [{ a: 7 }, { a: 'أ' }, 'en.ts: a: is no text: write the English text in quotes'],
  [{ a: 'A' }, { a: 'A' }, 'ar.ts: a: holds no Arabic script: write the Arabic text'],
  [{ a: '{b}' }, { a: '{c}' }, 'ar.ts: a: has {c}, and en.ts has {b}: write the same'],
  [{ a: '{b}' }, { a: 'أ' }, 'ar.ts: a: has none, and en.ts has {b}: write the same'],
  [{ a: '{b}' }, { a: '{b' }, 'ar.ts: a: is no ICU message: close each { with a }, and write no <'],
  [
    { a: '{n, plural, one {#} other {#}}' },
    { a: '{n, plural, zero {#} one {#} two {#} many {#} other {#}}' },
    'ar.ts: a: {n} has no few: write each form',
  ],
])('%j and %j', (en, ar, problem) => {
  const found = [...messageShapeProblems('en', en, en), ...messageShapeProblems('ar', ar, en)]
  expect(found).toEqual([`app/i18n/messages/${problem}`])
})

it('names the file where a language has no messages yet', () => {
  expect(messageShapeProblems('ar', undefined, { a: 'A' })).toEqual([
    'app/i18n/messages/ar.ts: is missing: write it, and add it to app/i18n/messages.server.ts',
  ])
})
