import { expect, it } from 'vitest'
import { formatContentDate } from './format-date.ts'

it.each([
  ['en', '2025-03-12', '12 March 2025'],
  ['ar', '2025-03-12', '12 مارس 2025'],
  ['en', '2024', '2024'],
  ['ar', '2024', '2024'],
] as const)('writes in %s %s as %s, with Latin digits', (locale, iso, label) => {
  expect(formatContentDate(locale, iso)).toEqual({ iso, label })
})

it('keeps the day in every time zone', () => {
  const { TZ } = process.env
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Midway']) {
    process.env.TZ = zone
    expect(formatContentDate('en', '2025-01-01').label).toBe('1 January 2025')
  }
  process.env.TZ = TZ
})

it('refuses what is not a date', () => {
  expect(() => formatContentDate('en', '2025-13-40')).toThrow(RangeError)
})
