import { expect, it } from 'vitest'
import { localeKeys, locales, otherLocales } from '#app/i18n/locales.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'
import { feedMeta, sharedMeta } from './shared-meta.ts'

/** That of a language of one's own is known by its form alone. */
const openGraphLocales: Readonly<Partial<Record<Locale, string>>> = { en: 'en_GB', ar: 'ar_AR' }
const openGraphLocale = (locale: Locale): unknown =>
  openGraphLocales[locale] ?? expect.stringMatching(new RegExp(`^${locale}_[A-Z]{2}$`))

it.each(localeKeys)('a page in %s says what is shown of it where it is shared', (locale) => {
  const path = `${locales[locale].prefix}/faqs`
  const page = { locale, path, picture: 'faqs', pictureText: 'Six questions' }
  const tags = (more: object = {}) => {
    const words = { title: 'Questions — Minwal', description: 'Six answers.' }
    return sharedMeta({ ...page, ...words, ...more }) as Record<string, string>[]
  }
  const contents = (more: object = {}) =>
    Object.fromEntries(tags(more).map((tag) => [tag.name ?? tag.property, tag.content]))
  const alternates = tags().filter(({ property }) => property === 'og:locale:alternate')
  expect(alternates.map(({ content }) => content)).toEqual(
    otherLocales(locale).map(openGraphLocale),
  )
  expect(contents()).toMatchObject({
    'og:type': 'website',
    'og:url': siteUrl + path,
    'og:site_name': company.name[locale],
    'og:locale': openGraphLocale(locale),
    'og:image': `${siteUrl}/media/og/${locale}/faqs.png`,
    'og:image:alt': `${company.name[locale]}: Six questions`,
    'twitter:card': 'summary_large_image',
  })
  expect(contents()).not.toHaveProperty('article:section')
  expect(contents({ article: { published: '2025-05-12', section: 'KPIs' } })).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2025-05-12',
    'article:section': 'KPIs',
  })
})

it('names the feed of a language', () => {
  expect(feedMeta('ar', 'Posts')).toMatchObject({ href: '/ar/feed.xml' })
})
