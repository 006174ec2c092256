import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

const letters = (text: string) => text.length

describe('a heading', () => {
  it('stands in one line where there is room', () => {
    expect(breakLines('one two', 7, letters)).toEqual(['one two'])
  })

  it('is broken into as few lines as there is room for', () => {
    expect(breakLines('one two six', 7, letters)).toHaveLength(2)
    expect(breakLines('one two six', 6, letters)).toHaveLength(3)
  })

  it('is broken where its lines are most alike', () => {
    expect(breakLines('a bb cccccc dd', 9, letters)).toEqual(['a bb', 'cccccc dd'])
    expect(breakLines('Six certificates, each with its source', 18, letters)).toEqual([
      'Six certificates,',
      'each with',
      'its source',
    ])
  })

  it('is given back whole, word for word', () => {
    const text = 'what a figure owes the person who reads it'
    for (const room of [7, 12, 20, 60])
      expect(breakLines(text, room, letters)?.join(' ')).toBe(text)
  })

  it('is not broken within a word', () => {
    expect(breakLines('seventeen services', 8, letters)).toBeUndefined()
  })
})
