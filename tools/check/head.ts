import type { Page, Site } from './site.ts'

const words = {
  title: ({ $ }: Page) => $('head > title').text().trim(),
  description: ({ $ }: Page) => $('head > meta[name="description"]').attr('content')?.trim(),
}

/** Title and description are unique among the pages of a language. */
export function ownWords(page: Page, { pages }: Site): string[] {
  return Object.entries(words).flatMap(([name, textOf]) => {
    const text = textOf(page)
    if (!text) return name === 'title' || page.role !== 'fallback' ? [`has no ${name}`] : []
    return pages
      .filter(({ role, locale }) => role === 'page' && locale === page.locale)
      .filter((other) => page.role === 'page' && other !== page && textOf(other) === text)
      .map(({ file }) => `has the ${name} of ${file}: ${text}`)
  })
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
