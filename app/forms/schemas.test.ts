import { describe, expect, it } from 'vitest'
import { ValidationError } from 'yup'
import { messageForms } from './forms.ts'
import {
  cleanAddress,
  cleanLine,
  cleanLines,
  hasSubstance,
  messageSchemas,
  readMessage,
} from './schemas.ts'

async function problems(form: keyof typeof messageSchemas, values: object) {
  try {
    await messageSchemas[form].validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

const layla = { name: 'Layla', email: 'a@b', message: 'Hello' }

describe('the three schemas', () => {
  it('collect all that is wrong, not just the first', async () => {
    expect(await problems('contact', { name: '', email: 'nobody' })).toEqual({
      name: 'field.required',
      email: 'field.noAt',
      message: 'field.required',
    })
    expect(await problems('newsletter', {})).toEqual({ email: 'field.required' })
    expect(await problems('inquiry', { question: ' \n\u200f' })).toEqual({
      question: 'field.required',
    })
  })

  it.each([
    ...['a@b', 'layla.haddad+news@mail.example.com', 'x@münchen.de', 'x@xn--mnchen-3ya.de'],
    ...['مثال@موقع.شبكة', "o'hara@example", ' \u200ea@b\u200f '],
  ])('take %j for an address', async (email) => {
    expect(await problems('newsletter', { email })).toEqual({})
  })

  it.each([
    ...['a@', '@b', 'a b@c', 'a@b c', 'a@@b', 'a@b,c@d', 'a@-b', 'a@b-', 'a@b..c', 'a@b.'],
    ...['<a@b>', 'a@b\r\nBcc: c@d', 'a"b@c'],
  ])('do not take %j for one', async (email) => {
    expect(await problems('newsletter', { email })).toEqual({ email: 'field.emailInvalid' })
  })

  it('count characters as readers do, after cleaning', async () => {
    const { question: limit } = messageForms.inquiry
    const question = '\u{1f600}'.repeat(limit)
    expect(await problems('inquiry', { question: `${question}\u0000\n` })).toEqual({})
    expect(await problems('inquiry', { question: `${question}a` })).toEqual({
      question: 'field.tooLong',
    })
  })

  it('judge an endless address at once', async () => {
    const email = `a@${'b'.repeat(1_000_000)}!`
    expect(Object.keys(await problems('newsletter', { email }))).toEqual(['email'])
  })
})

describe('a message', () => {
  it('is what was typed, cleaned, and nothing beside it', async () => {
    const values = { ...layla, name: 'Layla\r\nBcc: x', subject: 'trap' }
    expect(await readMessage('contact', values)).toEqual({ ...layla, name: 'Layla Bcc: x' })
    expect(await readMessage('inquiry', { question: '\u0000Why?\r\n' })).toEqual({
      question: 'Why?',
    })
  })

  it.each([null, 'text', {}, { email: { toString: 1 } }])('is not in %j', async (values) => {
    await expect(readMessage('newsletter', values)).rejects.toThrow()
  })

  it('of the longest kind stays within what the service takes', async () => {
    const message = '\u{1f600}'.repeat(messageForms.contact.message)
    const read = await readMessage('contact', { ...layla, message })
    expect(new TextEncoder().encode(JSON.stringify(read)).length).toBeLessThan(50_000)
  })
})

describe('cleaning', () => {
  it.each([
    ['line breaks of every kind', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['control characters but tabs', 'a\u0000b\u001bc\u009fd\te', 'abcd\te'],
    ['halves of characters', 'a\ud83db\ude00c', 'a\ufffdb\ufffdc'],
    [
      'what stays',
      '<b>&amp;</b> \u{1f469}\u200d\u{1f4bb}',
      '<b>&amp;</b> \u{1f469}\u200d\u{1f4bb}',
    ],
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

  it('of an address takes the digits of an Arabic keyboard, unless its letters are Arabic', () => {
    expect(cleanAddress('ali٢٠٢٦@mail۴.example')).toBe('ali2026@mail4.example')
    expect(cleanAddress('مثال٢@موقع.شبكة')).toBe('مثال٢@موقع.شبكة')
  })
})

it.each([
  ...['a', 'س', '7', '?', '\u{1f600}'].map((text) => [text, true] as const),
  ...['', '   ', '\u200f\u200b', '\u00a0\ufeff', '\u0301'].map((text) => [text, false] as const),
])('%j has something to read: %s', (text, expected) => {
  expect(hasSubstance(text)).toBe(expected)
})
