import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { isPageFile } from '#tools/build/page-files.ts'

export type Page = Readonly<{
  /** Place in the output: `ar/home/index.html`. */
  file: string
  /** Path without the base path: `/ar/home`; of the root of a language, `/ar` or nothing. */
  address: string
  $: CheerioAPI
}>

/** Without compressed copies and host configuration. */
export type Site = Readonly<{
  /** The published address, without a trailing slash. */
  url: string
  /** Contents by place in the output, separated by `/`. */
  files: ReadonlyMap<string, Buffer>
  /** In bytes on the wire. */
  sizes: ReadonlyMap<string, number>
  pages: readonly Page[]
}>

/** @returns a text for each problem */
export type PageCheck = (page: Page, site: Site) => string[]

export type FileCheck = (file: string, site: Site) => string[] | Promise<string[]>

/** Compressed copies, and files only a host reads. */
const notPublished = /\.(?:br|gz)$|^_(?:headers|redirects)$/

/** Sizes are those of copies `file.br`. @throws Error with code `ENOENT` without such a folder */
export async function readSite(directory: string, url: string): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
  const read = (name: string) => readFile(path.join(directory, name))
  const files = new Map<string, Buffer>()
  const sizes = new Map<string, number>()
  for (const name of names.filter((candidate) => !notPublished.test(candidate))) {
    const bytes = await read(name)
    files.set(name, bytes)
    const sent = names.includes(`${name}.br`) ? await read(`${name}.br`) : bytes
    sizes.set(name, sent.length)
  }
  return siteOf(url, files, sizes)
}

export function siteOf(
  url: string,
  files: ReadonlyMap<string, Buffer>,
  sizes: ReadonlyMap<string, number>,
): Site {
  const pages = [...files]
    .filter(([file]) => isPageFile(file))
    .map(([file, html]) => pageOf(file, html.toString('utf8')))
  return { url, files, sizes, pages }
}

/** Empty if the file does not exist. */
export function textOf(file: string, site: Site): string {
  return site.files.get(file)?.toString('utf8') ?? ''
}

function pageOf(file: string, html: string): Page {
  // Parses the content of noscript as elements.
  const $ = load(html, { scriptingEnabled: false })
  return { file, address: `/${file}`.replace(/\/index\.html$/, ''), $ }
}
