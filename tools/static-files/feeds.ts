import { type FeedKind, feedPath } from '#app/i18n/file-paths.ts'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { blogPosts, blogSubjects } from '#content/blogs.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { BlogPost, Locale } from '#content/types.ts'
import { newest } from './newest.ts'
import { newestDate } from './newest-date.ts'
import { element, type Xml, xmlDocument } from './xml.ts'

const atomNamespace = 'http://www.w3.org/2005/Atom'

/** The posts a feed names: readers ask again and again, and keep what they have seen. */
const fed = newest(blogPosts)

/** A language's newest posts, the newest first, in one kind of feed. */
export function feed(siteUrl: string, locale: Locale, kind: FeedKind): string {
  return xmlDocument(kind === 'atom' ? atom(siteUrl, locale) : rss(siteUrl, locale))
}

/** Atom (RFC 4287). */
function atom(siteUrl: string, locale: Locale): Xml {
  const { name, title, description, updated } = channel(locale)
  const link = (rel: string, path: string, hreflang: Locale = locale) =>
    element('link', { rel, href: siteUrl + path, hreflang })
  return element(
    'feed',
    { xmlns: atomNamespace, 'xml:lang': locale },
    element('id', {}, tagUri(locale, 'posts')),
    element('title', {}, title),
    element('subtitle', {}, description),
    element('updated', {}, moment(updated).toISOString()),
    element('author', {}, element('name', {}, name), element('uri', {}, company.website)),
    link('self', feedPath(locale, 'atom')),
    link('alternate', pagePath(locale, 'blogs')),
    ...localeKeys
      .filter((other) => other !== locale)
      .map((other) => link('alternate', pagePath(other, 'blogs'), other)),
    ...fed.map((post) =>
      element(
        'entry',
        {},
        element('id', {}, postId(locale, post)),
        element('title', {}, post.title[locale]),
        element('link', { href: postUrl(siteUrl, locale, post) }),
        element('published', {}, moment(post.date).toISOString()),
        element('updated', {}, moment(post.date).toISOString()),
        element('category', { term: blogSubjects[post.subject][locale] }),
        element('summary', {}, post.desc[locale]),
      ),
    ),
  )
}

/** RSS 2.0, with the one Atom element its readers ask for: where the feed itself is. */
function rss(siteUrl: string, locale: Locale): Xml {
  const { title, description, updated } = channel(locale)
  const self = siteUrl + feedPath(locale, 'rss')
  return element(
    'rss',
    { version: '2.0', 'xmlns:atom': atomNamespace },
    element(
      'channel',
      {},
      element('title', {}, title),
      element('link', {}, siteUrl + pagePath(locale, 'blogs')),
      element('description', {}, description),
      element('language', {}, locale),
      element('lastBuildDate', {}, moment(updated).toUTCString()),
      element('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
      ...fed.map((post) =>
        element(
          'item',
          {},
          element('title', {}, post.title[locale]),
          element('link', {}, postUrl(siteUrl, locale, post)),
          element('guid', { isPermaLink: 'false' }, postId(locale, post)),
          element('pubDate', {}, moment(post.date).toUTCString()),
          element('category', {}, blogSubjects[post.subject][locale]),
          element('description', {}, post.desc[locale]),
        ),
      ),
    ),
  )
}

/** What a feed says of itself; it changed when its newest post came. */
function channel(locale: Locale) {
  const name = company.name[locale]
  const { name: blogs, description } = pages.blogs
  const updated = newestDate(blogPosts.map(({ date }) => date))
  return {
    name,
    title: `${name} — ${blogs[locale]}`,
    description: description[locale],
    updated,
  }
}

/**
 * A post's name for ever (RFC 4151), whatever its address or the site's. The posts share an address
 * as long as they lead to the same page, and are other texts in another language.
 */
function postId(locale: Locale, { id }: BlogPost): string {
  return tagUri(locale, `posts/${id}`)
}

function tagUri(locale: Locale, what: string): string {
  return `tag:${new URL(company.website).hostname},2024:${locale}/${what}`
}

function postUrl(siteUrl: string, locale: Locale, { link }: BlogPost): string {
  return siteUrl + locales[locale].prefix + link
}

/** A content date has no hour; midnight in UTC keeps the day. */
function moment(date: string): Date {
  return new Date(date)
}
