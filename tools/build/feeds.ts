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

/** Atom (RFC 4287). One page to each feed: of several, readers take the first or the last. */
export function feed(siteUrl: string, locale: Locale): string {
  const { title, description, updated } = channel(locale)
  const entries = items(siteUrl, locale).map(
    ({ id, title, url, date, subject, text }) => markup`
  <entry>
    <id>${id}</id>
    <title>${title}</title>
    <link href="${url}"/>
    <published>${date.toISOString()}</published>
    <updated>${date.toISOString()}</updated>
    <category term="${subject}"/>
    <summary>${text}</summary>
  </entry>`,
  )
  const root = markup`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${tagUri(locale, 'posts')}</id>
  <title>${title}</title>
  <subtitle>${description}</subtitle>
  <updated>${updated.toISOString()}</updated>
  <author><name>${company.name[locale]}</name><uri>${company.website}</uri></author>
  <link rel="self" href="${siteUrl + feedPath(locale)}" hreflang="${locale}"/>
  <link rel="alternate" type="text/html" href="${siteUrl + pagePath(locale, 'blogs')}" hreflang="${locale}"/>${entries}
</feed>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
}

function channel(locale: Locale) {
  const { name, description } = pages.blogs
  return {
    title: `${company.name[locale]} — ${name[locale]}`,
    description: description[locale],
    // A feed needs a moment, also before its first post.
    updated: new Date(newestDate(articles.map(({ date }) => date)) ?? feedYear),
  }
}

/** What is written; a post in preparation has no day to be sent on. */
function items(siteUrl: string, locale: Locale) {
  return articles.map(({ id, title, link, date, subject, desc }) => ({
    id: tagUri(locale, `posts/${id}`),
    title: title[locale],
    url: siteUrl + locales[locale].prefix + link,
    // A content date has no time; midnight in UTC keeps the day.
    date: new Date(date),
    subject: blogSubjects[subject][locale],
    text: desc[locale],
  }))
}

/** A permanent id (RFC 4151): posts may share an address, and an id is per language. */
function tagUri(locale: Locale, name: string): string {
  return `tag:${new URL(company.website).hostname},${feedYear}:${locale}/${name}`
}
