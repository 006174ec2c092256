import { readFile } from 'node:fs/promises'
import path from 'node:path'

const sheetLink = /<link rel="stylesheet" href="(?<address>[^"]+)"\/>/g

/**
 * Saves the first paint one round trip. Each link remains, disabled, so that React finds it, and for
 * copies of the page whose rewritten sheet the page's policy refuses (`refused-sheets.ts`).
 *
 * @throws Error when the page links to no sheet, or to one that does not exist
 */
export async function withInlineSheets(
  html: string,
  output: string,
  base: string,
): Promise<string> {
  const addresses = [...html.matchAll(sheetLink)].flatMap(({ groups }) => groups?.address ?? [])
  if (addresses.length === 0) throw new Error('no style sheet to put into the page')
  const texts = addresses.map((address) =>
    readFile(path.join(output, address.slice(base.length)), 'utf8'),
  )
  const styles = new Map((await Promise.all(texts)).map((text, i) => [addresses[i], text.trim()]))
  return html.replaceAll(
    sheetLink,
    (link, address: string) =>
      `<style>${styles.get(address)}</style>${link.replace('/>', ' disabled=""/>')}`,
  )
}
