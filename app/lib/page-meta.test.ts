import { describe, expect, it } from 'vitest'
import { pagePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { feedMeta, pageMeta, unlistedMeta } from './page-meta.ts'
import { siteUrl } from './site-url.ts'

const words = {
  title: 'Questions — Minwal',
  description: 'Six answers.',
  path: (locale: Locale) => pagePath(locale, 'faqs'),
  picture: 'faqs',
  pictureText: 'Six questions',
  siteName: 'Minwal',
}

/** What a tag says, by its name or property. */
function contents(locale: Locale, more: Partial<Parameters<typeof pageMeta>[0]> = {}) {
  const tags = pageMeta({ locale, ...words, ...more }) as Record<string, string>[]
  const pairs = tags.map(({ name, property, content }) => [name ?? property, content])
  return Object.fromEntries(pairs.filter(([key]) => key))
}

describe('the head of a page', () => {
  it('has one canonical link and names the page in every language', () => {
    const links = pageMeta({ locale: 'ar', ...words }).filter((tag) => 'tagName' in tag)
    expect(links).toEqual([
      { tagName: 'link', rel: 'canonical', href: `${siteUrl}/ar/faqs` },
      { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${siteUrl}/faqs` },
      { tagName: 'link', rel: 'alternate', hrefLang: 'ar', href: `${siteUrl}/ar/faqs` },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: `${siteUrl}/faqs` },
    ])
  })

  it('says in both languages what is shown where the page is shared', () => {
    expect(contents('en')).toMatchObject({
      'og:type': 'website',
      'og:url': `${siteUrl}/faqs`,
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
      'og:image:alt': 'Minwal: Six questions',
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

  it('does without the company where its name failed to load', () => {
    const tags = contents('en', { siteName: undefined })
    expect(tags).not.toHaveProperty('og:site_name')
    expect(tags['og:image:alt']).toBe('Six questions')
  })
})

describe('other heads', () => {
  it('name the feeds of their language', () => {
    expect(feedMeta('ar', 'Posts').map((tag) => ('href' in tag ? tag.href : ''))).toEqual([
      '/ar/feed.xml',
      '/ar/rss.xml',
    ])
  })

  it('keep a post that does not exist out of search, and give it no address', () => {
    expect(unlistedMeta('Not here')).toEqual([
      { title: 'Not here' },
      { name: 'robots', content: 'noindex' },
    ])
  })
})
