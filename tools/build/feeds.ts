import { feedPath } from '#app/i18n/file-paths.ts'
import { locales } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { articles, blogSubjects } from '#content/blogs.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { markup } from './markup.ts'
import { newestDate } from './sitemap.ts'

/** Since when ids are given out; it never changes. */
const feedYear = '2024'

/**
 * Atom (RFC 4287) of what is written; a post in preparation has no day to be sent on. One page to each
 * feed: of several, readers take the first or the last.
 */
export function feed(siteUrl: string, locale: Locale): string {
  const { name, description } = pages.blogs
  const title = `${company.name[locale]} — ${name[locale]}`
  // A feed needs a moment, also before its first post.
  const updated = moment(newestDate(articles.map(({ date }) => date)) ?? feedYear)
  const entries = articles.map(
    (post) => markup`
  <entry>
    <id>${tagUri(locale, `posts/${post.id}`)}</id>
    <title>${post.title[locale]}</title>
    <link href="${siteUrl + locales[locale].prefix + post.link}"/>
    <published>${moment(post.date)}</published>
    <updated>${moment(post.date)}</updated>
    <category term="${blogSubjects[post.subject][locale]}"/>
    <summary>${post.desc[locale]}</summary>
  </entry>`,
  )
  const root = markup`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${tagUri(locale, 'posts')}</id>
  <title>${title}</title>
  <subtitle>${description[locale]}</subtitle>
  <updated>${updated}</updated>
  <author><name>${company.name[locale]}</name><uri>${company.website}</uri></author>
  <link rel="self" href="${siteUrl + feedPath(locale)}" hreflang="${locale}"/>
  <link rel="alternate" type="text/html" href="${siteUrl + pagePath(locale, 'blogs')}" hreflang="${locale}"/>${entries}
</feed>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
}

/** A content date has no time; midnight in UTC keeps the day. */
function moment(date: string): string {
  return new Date(date).toISOString()
}

/** A permanent id (RFC 4151): posts may share an address, and an id is per language. */
function tagUri(locale: Locale, name: string): string {
  return `tag:${new URL(company.website).hostname},${feedYear}:${locale}/${name}`
}
