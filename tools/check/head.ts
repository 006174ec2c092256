import type { Page, Site } from './site.ts'

/** Title and description are unique among the pages of a language. */
export function ownWords(page: Page, site: Site): string[] {
  const title = titleOf(page)
  const description = descriptionOf(page)
  return [
    ...(title ? [] : ['has no title']),
    ...(description || page.role === 'fallback' ? [] : ['has no description']),
    ...sharers(page, site, titleOf).map((file) => `has the title of ${file}: ${title}`),
    ...sharers(page, site, descriptionOf).map((file) => `has the description of ${file}`),
  ]
}

export function canonical(page: Page, site: Site): string[] {
  const links = page.$('link[rel="canonical"]')
  const wanted = page.role === 'fallback' ? 0 : 1
  if (links.length !== wanted) return [`has ${links.length} canonical links, not ${wanted}`]
  const href = links.attr('href')
  const own = site.url + page.address
  return wanted === 0 || href === own ? [] : [`the canonical link is ${href}, not ${own}`]
}

/** Every page knows its path, and stays where it is if it is opened elsewhere; `404.html` leads home. */
export function ownPath({ $, address, file }: Page): string[] {
  const path = $('html').attr('data-path')
  const wanted = file === '404.html' ? undefined : address
  return path === wanted ? [] : [`<html data-path> is ${path}, not ${wanted}`]
}

/** Only the fallbacks are not indexed. */
export function indexing({ $, role }: Page): string[] {
  const isHidden = /noindex|none/i.test($('meta[name="robots"]').attr('content') ?? '')
  if (role === 'fallback') return isHidden ? [] : ['is not marked noindex']
  return isHidden ? ['is hidden from search engines'] : []
}

function titleOf({ $ }: Page): string {
  return $('head > title').text().trim()
}

function descriptionOf({ $ }: Page): string {
  return $('head > meta[name="description"]').attr('content')?.trim() ?? ''
}

/** Other pages of the language with the same words, without copies. */
function sharers(page: Page, { pages }: Site, wordsOf: (page: Page) => string): string[] {
  const words = wordsOf(page)
  if (page.role !== 'page' || words === '') return []
  return pages
    .filter(({ role, locale }) => role === 'page' && locale === page.locale)
    .filter((other) => other.file !== page.file && wordsOf(other) === words)
    .map(({ file }) => file)
}
