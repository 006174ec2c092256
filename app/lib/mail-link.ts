import { wellFormed } from './clean-text.ts'

/** Longest `mailto:` address that mail programs are handed in full, in characters. */
const longestLink = 2_000

type Mail = Readonly<{
  to: string
  subject: string
  body: string
  /** Stands at the end of a text that is too long for a link and had to be cut. */
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

/** As many whole characters as fit. */
function encodeWithin(text: string, room: number): string {
  let encoded = ''
  for (const character of wellFormed(text)) {
    const next = encode(character)
    if (encoded.length + next.length > room) break
    encoded += next
  }
  return encoded
}

/** Mail breaks its lines with CR and LF (RFC 6068). */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text).replace(/\r\n?|\n/g, '\r\n'))
}
