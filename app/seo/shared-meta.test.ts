import { describe, expect, it } from 'vitest'
import { pagePath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'
import { feedMeta, sharedMeta } from './shared-meta.ts'

/** What a tag says, by its name or property. */
function contents(locale: Locale, more: Partial<Parameters<typeof sharedMeta>[0]> = {}) {
  const tags = sharedMeta({
    locale,
    title: 'Questions — Minwal',
    description: 'Six answers.',
    path: pagePath(locale, 'faqs'),
    picture: 'faqs',
    pictureText: 'Six questions',
    ...more,
  }) as Record<string, string>[]
  return Object.fromEntries(tags.map(({ name, property, content }) => [name ?? property, content]))
}

describe('what is shown of a page where it is shared', () => {
  it('is said in both languages', () => {
    expect(contents('en')).toMatchObject({
      'og:type': 'website',
      'og:url': `${siteUrl}/faqs`,
      'og:site_name': company.name.en,
      'og:locale': 'en_GB',
      'og:locale:alternate': 'ar_AR',
      'og:image': `${siteUrl}/media/og/en/faqs.png`,
      'twitter:card': 'summary_large_image',
    })
    expect(contents('ar')).toMatchObject({
      'og:url': `${siteUrl}/ar/faqs`,
      'og:locale': 'ar_AR',
      'og:locale:alternate': 'en_GB',
      'og:image': `${siteUrl}/media/og/ar/faqs.png`,
      'og:image:alt': `${company.name.ar}: Six questions`,
    })
  })

  it('of a post says when it was published and what it is about', () => {
    const article = { published: '2025-05-12', section: 'KPIs' }
    expect(contents('en', { article })).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2025-05-12',
      'article:section': 'KPIs',
    })
    expect(contents('en')).not.toHaveProperty('article:section')
  })
})

it('names the feed of a language', () => {
  expect(feedMeta('ar', 'Posts')).toMatchObject({ href: '/ar/feed.xml' })
})
