import { type Page, type PageCheck, type Site, siteOf } from './site.ts'

export const siteUrl = 'https://site.example'

/** Files by place in the output; a character counts as a byte. */
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

export function pageIn(site: Site, file: string): Page {
  const page = site.pages.find((candidate) => candidate.file === file)
  if (!page) throw new Error(`${file} is no page of this site`)
  return page
}

export function said(
  check: PageCheck,
  files: Readonly<Record<string, string>>,
  file: string,
): string[] {
  const site = siteWith(files)
  return check(pageIn(site, file), site)
}

/** Checks `/home` with this head and body, in a site of one page. */
export function inHome(check: PageCheck, { head = '', body = '' }): string[] {
  const html = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
  return said(check, { 'home/index.html': html }, 'home/index.html')
}
