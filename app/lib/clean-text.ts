/**
 * What visitors type is sent as text and nothing else: no control characters, no halves of
 * characters, no line breaks where a mail header could end. Nothing of it is read as HTML.
 */

/** Halves of a character, which neither JSON nor an address can carry, shown as the sign for them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

/** Several lines, with `\n` between them; tabs stay. */
export function cleanLines(text: string): string {
  const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  return wellFormed(lines)
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** One line: breaks and tabs become spaces; marks that turn the direction of what follows go. */
export function cleanLine(text: string): string {
  return cleanLines(text)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** An address: copied ones bring direction marks and other signs nobody sees. */
export function cleanAddress(text: string): string {
  return cleanLine(text.replace(/\p{Cf}/gu, ''))
}

/** Whether there is anything to read: spaces and unseen marks alone are nothing. */
export function hasSubstance(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}
