/** A stranger's text as it may stand in a console: in one line and without escape sequences. */
export function quoted(text: string): string {
  const asCode = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replace(/[^\x20-\x7e]/g, asCode)
}
