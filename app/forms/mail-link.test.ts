import { expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

const words = { to: 'hello@minwal.example', subject: 'A message', cutNote: 'The rest is missing.' }

function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link)
  return {
    to: protocol + pathname,
    body: searchParams.get('body'),
    ...Object.fromEntries(searchParams),
  }
}

it('carries subject and text as they are', () => {
  const body = 'سلام & <b>?=#%</b>\nsecond + line'
  expect(read(mailLink({ ...words, body }))).toEqual({
    to: 'mailto:hello@minwal.example',
    subject: 'A message',
    body: 'سلام & <b>?=#%</b>\r\nsecond + line',
  })
})

it('leaves no apostrophe for a shell', () => {
  const link = mailLink({ ...words, subject: "It's", body: "'Quoted' and sent" })
  expect(link).not.toContain("'")
  expect(read(link)).toMatchObject({ subject: "It's", body: "'Quoted' and sent" })
})

it('adds no header of its own making', () => {
  const link = mailLink({ ...words, body: 'x&bcc=all@example\r\nBcc: all@example' })
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body'])
})

it.each(['a', 'س', '\u{1f600}', '\n', '\ud83d'])(
  'of a long text of %j is cut, and says so',
  (part) => {
    const link = mailLink({ ...words, body: part.repeat(10_000) })
    expect(link.length).toBeLessThanOrEqual(2000)
    expect(link.length).toBeGreaterThan(1980)
    expect(read(link).body).toMatch(/…\r\n\r\nThe rest is missing\.$/)
  },
)
