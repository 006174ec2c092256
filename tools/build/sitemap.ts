import { defaultLocale, localeKeys } from '#app/i18n/locales.ts'
import { blogPath, type PageKey, pageKeys, pagePath } from '#app/i18n/paths.ts'
import { articles } from '#content/blogs.ts'
import { projects } from '#content/projects.ts'
import type { ContentDate, Locale } from '#content/types.ts'
import { type Markup, markup } from './markup.ts'

/** `changed` is the date of the newest entry it shows. */
type SitemapPage = Readonly<{ path: (locale: Locale) => string; changed?: ContentDate | undefined }>

/** With translations (sitemaps.org and Google's extension); `lastmod` only where content has dates. */
export function sitemap(siteUrl: string): string {
  const entries = localeKeys.flatMap((locale) =>
    sitemapPages().map((page) => entry(siteUrl, page, locale)),
  )
  const root = markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}
</urlset>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
}

function sitemapPages(): SitemapPage[] {
  const changed: Partial<Record<PageKey, ContentDate | undefined>> = {
    projects: newestDate(projects.map(({ projectDate }) => projectDate)),
    blogs: newestDate(articles.map(({ date }) => date)),
  }
  return [
    ...pageKeys.map((key) => ({
      path: (locale: Locale) => pagePath(locale, key),
      changed: changed[key],
    })),
    ...articles.map(({ slug, date }) => ({
      path: (locale: Locale) => blogPath(locale, slug),
      changed: date,
    })),
  ]
}

function entry(siteUrl: string, { path, changed }: SitemapPage, locale: Locale): Markup {
  const alternate = (hreflang: string, target: Locale) => markup`
    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl + path(target)}"/>`
  const alternates = [
    ...localeKeys.map((target) => alternate(target, target)),
    alternate('x-default', defaultLocale),
  ]
  return markup`
  <url>
    <loc>${siteUrl + path(locale)}</loc>${changed ? markup`<lastmod>${changed}</lastmod>` : ''}${alternates}
  </url>`
}

/** A year alone counts as its beginning. */
export function newestDate(dates: readonly ContentDate[]): ContentDate | undefined {
  return dates.toSorted().at(-1)
}
