import { describe, expect, it } from 'vitest'
import { decimals, kilobytes, milliseconds, table } from './table.ts'

describe('a table', () => {
  it('stands figures at the right and words at the left, in columns of equal width', () => {
    const rows = [
      ['home', 1200],
      ['faqs', 85],
    ]
    expect(table(['page', 'FCP'], rows).split('\n')).toEqual([
      '| page |  FCP |',
      '| ---- | ---: |',
      '| home | 1200 |',
      '| faqs |   85 |',
    ])
  })

  it('shows a dash for what is missing, among figures too', () => {
    const lines = table(
      ['page', 'FCP'],
      [
        ['home', undefined],
        ['faqs', 85],
      ],
    ).split('\n')
    expect(lines[2]).toBe('| home |   – |')
  })
})

describe('a figure', () => {
  it('is rounded to what can be told apart', () => {
    expect(milliseconds(1234.5678)).toBe(1235)
    expect(kilobytes(12_345)).toBe('12.3')
    expect(decimals(1.2345)).toBe('1.23')
    expect(decimals(0, 3)).toBe('0.000')
  })

  it('that is missing stays missing, whatever its kind', () => {
    expect([milliseconds(undefined), kilobytes(undefined), decimals(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
