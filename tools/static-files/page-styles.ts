import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { PurgeCSS } from 'purgecss'
import { localeKeys } from '#app/i18n/locales.ts'
import type { StartData } from '#app/start/start-data.ts'
import type { Locale } from '#content/types.ts'

/** A style sheet of the built site. */
type Sheet = Readonly<{ address: string; text: string }>

export type Sheets = Readonly<{
  /** All that the components need. */
  site: Sheet
  /** What one language needs. */
  languages: Readonly<Record<Locale, Sheet>>
}>

const sheetLink = /<link rel="stylesheet" href="(?<address>[^"]+)"\/>/
const sheetLinks = new RegExp(sheetLink, 'g')

/**
 * Reads the style sheets the build has made; one that no page links to, left by the rendering of
 * the pages, is removed.
 *
 * @param page the file of any page
 * @throws Error when a sheet is missing
 */
export async function readSheets(output: string, base: string, page: string): Promise<Sheets> {
  const assets = path.join(output, 'media', 'assets')
  const linked = linkedSheets(await readFile(page, 'utf8'))
  const files = (await readdir(assets)).filter((file) => file.endsWith('.css'))
  const read = async (prefix: string, isLinked: (address: string) => boolean): Promise<Sheet> => {
    const addresses = files
      .filter((file) => file.startsWith(`${prefix}-`))
      .map((file) => `${base}/media/assets/${file}`)
    const address = addresses.find(isLinked)
    if (!address) throw new Error(`the build has made no style sheet ${prefix}`)
    const spare = addresses.filter((other) => other !== address)
    await Promise.all(spare.map((other) => rm(path.join(output, other.slice(base.length)))))
    return {
      address,
      text: (await readFile(path.join(output, address.slice(base.length)), 'utf8')).trim(),
    }
  }
  const languages = localeKeys.map(async (locale) => [locale, await read(locale, () => true)])
  const [site, entries] = await Promise.all([
    read('style', (address) => linked.includes(address)),
    Promise.all(languages),
  ])
  return { site, languages: Object.fromEntries(entries) }
}

/**
 * The page with the styles it uses in the place of the links to the sheets, so that nothing is
 * waited for before it is painted. What a language needs stands there whole; the fallback file
 * belongs to none.
 */
export async function withPageStyles(html: string, sheets: Sheets): Promise<string> {
  const linked = linkedSheets(html)
  const language = Object.values(sheets.languages).find(({ address }) => linked.includes(address))
  const style = `<style>${await usedStyles(sheets.site.text, html)}${language?.text ?? ''}</style>`
  const [first] = sheetLink.exec(html) ?? []
  if (!first) throw new Error('no style sheet to put into the page')
  return html.replace(first, () => style).replaceAll(sheetLinks, '')
}

/** The addresses of the whole sheets, for the app to add to a page. */
export function lackedSheets(
  { site, languages }: Sheets,
  isFallback: boolean,
): Pick<StartData, 'sheets' | 'languageSheets'> {
  if (!isFallback) return { sheets: [site.address] }
  const entries = Object.entries(languages).map(([locale, { address }]) => [locale, address])
  return { sheets: [site.address], languageSheets: Object.fromEntries(entries) }
}

function linkedSheets(html: string): string[] {
  return [...html.matchAll(sheetLinks)].flatMap(({ groups }) => groups?.address ?? [])
}

/**
 * The rules of a sheet whose classes and elements all occur in a page, and the variables they use.
 * States, such as an attribute that is set later, count as there.
 */
async function usedStyles(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    safelist: {
      // The first is for states within `:is()`.
      standard: [/^:/, /^(?:data|aria)-/, /^(?:popover|hidden|disabled|role|type|lang|dir)$/],
      // Drawings use some as colours.
      variables: html.match(/(?<=var\()--[\w-]+/g) ?? [],
    },
  })
  if (!result) throw new Error('no styles came of the sheet')
  return result.css
}
