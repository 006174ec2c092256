import { describe, expect, it } from 'vitest'
import { pagePath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import type { Locale } from '#content/types.ts'
import { pageMeta, unlistedMeta } from './page-meta.ts'

const words = {
  title: 'Questions — Minwal',
  description: 'Six answers.',
  path: (locale: Locale) => pagePath(locale, 'faqs'),
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
})

describe('the head of a post that does not exist', () => {
  it('keeps it out of search, and gives it no address', () => {
    expect(unlistedMeta('Not here')).toEqual([
      { title: 'Not here' },
      { name: 'robots', content: 'noindex' },
    ])
  })
})
