import { expect, it } from 'vitest'
import { formatMessage } from './format-message.server.ts'

it.each([
  ['en', 1, '1 post'],
  ['en', 1200, '1,200 posts'],
  ['ar', 1, 'مقال واحد'],
  ['ar', 2, 'مقالان'],
  ['ar', 9, '9 مقالات'],
  ['ar', 11, '11 مقالًا'],
] as const)('%s, %i: %s', (locale, count, text) => {
  expect(formatMessage(locale, 'blogs.count', { count })).toBe(text)
})
