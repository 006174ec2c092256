import { describe, expect, it } from 'vitest'
import { formatContentDate } from './format-date.ts'

describe('formatContentDate', () => {
  it('writes a day in each language, with Latin digits', () => {
    expect(formatContentDate('en', '2025-03-12')).toEqual({
      iso: '2025-03-12',
      label: '12 March 2025',
    })
    expect(formatContentDate('ar', '2025-03-12').label).toBe('12 مارس 2025')
  })

  it('writes a year alone where only that is known', () => {
    expect(formatContentDate('en', '2024').label).toBe('2024')
    expect(formatContentDate('ar', '2024').label).toBe('2024')
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
})
