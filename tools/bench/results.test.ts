import { describe, expect, it } from 'vitest'
import { withPart } from './results.ts'

describe('the file of results', () => {
  const first = withPart('', 'loads', 'FCP 900')

  it('begins with what it is', () => {
    expect(first).toMatch(/^# What was measured\n/)
    expect(first).toContain('FCP 900')
  })

  it('takes a further part after those it has', () => {
    const both = withPart(first, 'navigation', 'tap 100')
    expect(both.startsWith(first)).toBe(true)
    expect(both).toContain('tap 100')
  })

  it('has a part once, as it was measured last, and leaves the others alone', () => {
    const both = withPart(first, 'navigation', 'tap 100')
    const renewed = withPart(both, 'loads', 'FCP 800')
    expect(renewed).toBe(both.replace('FCP 900', 'FCP 800'))
  })
})
