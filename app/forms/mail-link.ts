import { mailText } from '#app/components/mail-text.ts'
import { wellFormed } from './forms.ts'

/** The longest `mailto:` address that reaches every mail program uncut, in characters. */
const longestLink = 2_000

type Mail = Readonly<{
  to: string
  subject: string
  body: string
  /** Ends a text that is too long for a link and was cut. */
  cutNote: string
}>

/** A link that opens the visitor's own mail program with the text already in it. */
export function mailLink({ to, subject, body, cutNote }: Mail): string {
  const start = `mailto:${to}?subject=${encode(subject)}&body=`
  const text = encode(body)
  if (start.length + text.length <= longestLink) return start + text
  const end = encode(`…\n\n${cutNote}`)
  return start + encodeWithin(body, longestLink - start.length - end.length) + end
}

/** Encodes as many whole characters as fit. */
function encodeWithin(text: string, room: number): string {
  let encoded = ''
  for (const character of text) {
    const next = encode(character)
    if (encoded.length + next.length > room) break
    encoded += next
  }
  return encoded
}

/** Mail breaks its lines with CR and LF (RFC 6068). */
function encode(text: string): string {
  return mailText(wellFormed(text).replace(/\r\n?|\n/g, '\r\n'))
}
