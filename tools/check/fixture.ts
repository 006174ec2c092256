import { type Page, type PageCheck, type Site, siteOf } from './site.ts'

/** Where the sites of these tests are published. */
export const siteUrl = 'https://site.example'

/** A site of these files, by place in the output; each weighs as many bytes as it has characters. */
export function siteWith(files: Readonly<Record<string, string>>, url = siteUrl): Site {
  const contents = Object.entries(files).map(([file, text]): [string, Buffer] => [
    file,
    Buffer.from(text),
  ])
  return siteOf(
    url,
    new Map(contents),
    new Map(contents.map(([file, text]) => [file, text.length])),
  )
}

/**
 * The page at one place of a site.
 *
 * @throws Error when the site has no such page
 */
export function pageIn(site: Site, file: string): Page {
  const page = site.pages.find((candidate) => candidate.file === file)
  if (!page) throw new Error(`${file} is no page of this site`)
  return page
}

/** What a check says of one page of a site. */
export function said(
  check: PageCheck,
  files: Readonly<Record<string, string>>,
  file: string,
): string[] {
  const site = siteWith(files)
  return check(pageIn(site, file), site)
}

/** What a check says of `/home`, with this head and body, in a site of this one page. */
export function inHome(check: PageCheck, { head = '', body = '' }): string[] {
  const html = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
  return said(check, { 'home/index.html': html }, 'home/index.html')
}
