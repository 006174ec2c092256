import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { blogPath, localeOfPath, pagePath, sitePaths } from '#app/i18n/paths.ts'
import { blogSlugs } from '#content/blogs/slugs.ts'
import { articles } from '#content/blogs.ts'
import { branches } from '#content/branches.ts'
import { services } from '#content/services.ts'
import { feed } from './feeds.ts'
import { llmsText } from './llms-text.ts'
import { newestDate, sitemap } from './sitemap.ts'

const siteUrl = 'https://site.example/below'

const xml = (text: string) => load(text, { xml: true })

describe('the sitemap', () => {
  const $ = xml(sitemap(siteUrl))
  const entry = (path: string) =>
    $('url').filter((_, url) => $('loc', url).text() === siteUrl + path)

  it('names the translations of each page, itself among them', () => {
    const links = entry('/ar/faqs').find('xhtml\\:link').toArray()
    expect(links.map((link) => [$(link).attr('hreflang'), $(link).attr('href')])).toEqual([
      ...localeKeys.map((key) => [key, `${siteUrl}${pagePath(key, 'faqs')}`]),
      ['x-default', `${siteUrl}/faqs`],
    ])
  })

  it('dates a page by its content, and one without dates not at all', () => {
    const newestPost = newestDate(articles.map(({ date }) => date))
    for (const { slug, date } of articles)
      expect(entry(blogPath('ar', slug)).find('lastmod').text()).toBe(date)
    expect(entry('/blogs').find('lastmod').text()).toBe(newestPost ?? '')
    expect(entry('/projects').find('lastmod').text()).toMatch(/^\d{4}(-\d\d-\d\d)?$/)
    expect(entry('/faqs').find('lastmod')).toHaveLength(0)
  })
})

it.each([
  [['2024-11-03', '2025-03-12', '2025'], '2025-03-12'],
  [['2025-03-12', '2026'], '2026'],
  [[], undefined],
] as const)('the newest date of %j is %s', (dates, newest) => {
  expect(newestDate(dates)).toBe(newest)
})

it.each(localeKeys)('the feed in %s has the written posts with a moment and an id', (locale) => {
  const $ = xml(feed(siteUrl, locale))
  const texts = (name: string) => [...$(`entry > ${name}`).map((_, node) => $(node).text())]
  expect($('feed').attr('xml:lang')).toBe(locale)
  expect(texts('title')).toEqual(articles.map(({ title }) => title[locale]))
  expect(texts('published')).toEqual(articles.map(({ date }) => `${date}T00:00:00.000Z`))
  expect(new Set(texts('id')).size).toBe(articles.length)
  const newest = texts('published').toSorted().at(-1) ?? expect.stringMatching(/^\d{4}-.*Z$/)
  expect($('feed > updated').text()).toEqual(newest)
  expect($('feed > link[rel="alternate"]')).toHaveLength(1)
  expect($('feed > link[rel="alternate"]').attr('href')).toBe(siteUrl + pagePath(locale, 'blogs'))
  expect($('feed > link[rel="self"]').attr('href')).toMatch(/^https:\/\/site\.example\/below\//)
})

it('feed and posts have another id in each language, and keep it wherever the site is published', () => {
  const ids = (url: string, locale: (typeof localeKeys)[number]) =>
    feed(url, locale).match(/tag:[^<]*(?=<)/g)
  expect(ids(siteUrl, 'en')).toHaveLength(1 + articles.length)
  expect(ids(siteUrl, 'en')).toEqual(ids('https://other.example', 'en'))
  expect(ids(siteUrl, 'ar')).not.toEqual(expect.arrayContaining(ids(siteUrl, 'en') ?? []))
})

describe.each(localeKeys)('llms.txt in %s', (locale) => {
  const text = llmsText(siteUrl, locale)

  it('has one title, a summary, and a line for each page', () => {
    expect(text).toMatch(/^# \S.*\n\n> \S/)
    expect(text.match(/^# /gm)).toHaveLength(1)
    const links = [...text.matchAll(/^- \[[^\]]+\]\((?<url>\S+)\): \S/gm)]
    const own = sitePaths(blogSlugs).filter((path) => localeOfPath(path) === locale)
    expect(links.map(({ groups }) => groups?.url)).toEqual(own.map((path) => siteUrl + path))
  })

  it('tells every service, and keeps the groups of a phone number in their order', () => {
    for (const { name } of services) expect(text).toContain(`\n- ${name[locale]}: `)
    for (const { phone } of branches)
      expect(text).toContain({ ltr: phone, rtl: `\u2066${phone}\u2069` }[locales[locale].dir])
  })
})
