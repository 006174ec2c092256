import { expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

const words = { to: 'hello@minwal.example', subject: 'A message', cutNote: 'The rest is missing.' }

function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link)
  return { to: protocol + pathname, ...Object.fromEntries(searchParams) }
}

it('carries subject and text as they are, without an apostrophe for a shell or a header more', () => {
  const body = "سلام & <b>?=#%</b>\nsecond + 'line'&bcc=all@example\r\nBcc: all@example"
  const link = mailLink({ ...words, subject: "It's", body })
  expect(read(link)).toEqual({
    to: 'mailto:hello@minwal.example',
    subject: "It's",
    body: body.replace(/\r?\n/g, '\r\n'),
  })
  expect(link).not.toContain("'")
})

it.each(['a', 'س', '\u{1f600}', '\n', '\ud83d'])(
  'of a long text of %j is cut, and says so',
  (part) => {
    const link = mailLink({ ...words, body: part.repeat(10_000) })
    expect(link.length).toBeLessThanOrEqual(2000)
    expect(link.length).toBeGreaterThan(1980)
    expect(new URL(link).searchParams.get('body')).toMatch(/…\r\n\r\nThe rest is missing\.$/)
  },
)
