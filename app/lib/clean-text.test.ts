import { describe, expect, it } from 'vitest'
import { cleanAddress, cleanLine, cleanLines, hasSubstance, wellFormed } from './clean-text.ts'

describe('cleaning', () => {
  it.each([
    ['line breaks of every kind', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['tabs', 'a\tb', 'a\tb'],
    ['null bytes and other control characters', 'a\u0000b\u001bc\u009fd', 'abcd'],
    ['halves of characters', 'a\ud83db\ude00c', 'a\ufffdb\ufffdc'],
    [
      'emoji, marks and joiners',
      '\u{1f469}\u200d\u{1f4bb} \u200fسلام\u200c',
      '\u{1f469}\u200d\u{1f4bb} \u200fسلام\u200c',
    ],
    ['what looks like HTML', '<b onclick="x">&amp;</b>', '<b onclick="x">&amp;</b>'],
    ['space around it', '\n\u00a0 a \n', 'a'],
  ])('of several lines: %s', (_, typed, clean) => {
    expect(cleanLines(typed)).toBe(clean)
  })

  it.each([
    ['a header cannot be smuggled in', 'Layla\r\nBcc: all@example', 'Layla Bcc: all@example'],
    ['nor can the line be turned around', 'a\u202eb\u2066c', 'abc'],
    ['space is one space', ' a \t  b ', 'a b'],
  ])('of one line: %s', (_, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean)
  })

  it('of an address takes the signs nobody sees', () => {
    expect(cleanAddress('\u200e\ufeffa\u200b@\u00adb\u200f\n')).toBe('a@b')
  })

  it('leaves what is well formed', () => {
    expect(wellFormed('\u{1f600} سلام')).toBe('\u{1f600} سلام')
  })
})

describe('substance', () => {
  it.each(['a', 'س', '7', '?', '\u{1f600}'])('is in %j', (text) => {
    expect(hasSubstance(text)).toBe(true)
  })

  it.each(['', '   ', '\u200f\u200b', '\u00a0\ufeff', '\u0301'])('is not in %j', (text) => {
    expect(hasSubstance(text)).toBe(false)
  })
})
