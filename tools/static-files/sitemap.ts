import { defaultLocale, localeKeys } from '#app/i18n/locales.ts'
import { blogPath, type PageKey, pageKeys, pagePath } from '#app/i18n/paths.ts'
import { articles, blogPosts } from '#content/blogs.ts'
import { projects } from '#content/projects.ts'
import type { ContentDate, Locale } from '#content/types.ts'
import { newestDate } from './newest-date.ts'
import { element, type Xml, xmlDocument } from './xml.ts'

/** A page in every language, and the date of the newest thing it shows. */
type SitemapPage = Readonly<{
  path: (locale: Locale) => string
  changed?: ContentDate | undefined
}>

/**
 * `/sitemap.xml`: every page in every language, each naming its translations (sitemaps.org, with
 * Google's extension for languages). Only what has dates in `content/` says when it changed; both
 * forms of a content date are W3C dates.
 *
 * @param siteUrl where the site is published, without a trailing slash
 */
export function sitemap(siteUrl: string): string {
  const entries = localeKeys.flatMap((locale) =>
    sitemapPages().map((page) => entry(siteUrl, page, locale)),
  )
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  }
  return xmlDocument(element('urlset', namespaces, ...entries))
}

function sitemapPages(): SitemapPage[] {
  const changed: Partial<Record<PageKey, ContentDate>> = {
    projects: newestDate(projects.map(({ projectDate }) => projectDate)),
    blogs: newestDate(blogPosts.map(({ date }) => date)),
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

function entry(siteUrl: string, { path, changed }: SitemapPage, locale: Locale): Xml {
  const alternate = (hreflang: string, target: Locale) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: siteUrl + path(target) })
  return element(
    'url',
    {},
    element('loc', {}, siteUrl + path(locale)),
    ...(changed ? [element('lastmod', {}, changed)] : []),
    ...localeKeys.map((target) => alternate(target, target)),
    alternate('x-default', defaultLocale),
  )
}

/** `/robots.txt` (RFC 9309): everything may be read, and where the list of it is. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
