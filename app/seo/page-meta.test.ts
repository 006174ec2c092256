import { expect, it } from 'vitest'
import { defaultLocale, localeKeys } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import { pageMeta, unlistedMeta } from './page-meta.ts'

it.each(localeKeys)('a page in %s names its own address, and its translations', (locale) => {
  const words = { title: 'Questions — Minwal', description: 'Six answers.' }
  const path = (target: typeof locale) => pagePath(target, 'faqs')
  const [title, description, ...links] = pageMeta({ locale, ...words, path })
  expect({ ...title }).toEqual({ title: words.title })
  expect(description).toEqual({ name: 'description', content: words.description })
  const url = (target: typeof locale) => siteUrl + path(target)
  const alternate = (hrefLang: string, href: string) => ({ rel: 'alternate', hrefLang, href })
  expect(links).toEqual(
    [
      { rel: 'canonical', href: url(locale) },
      ...localeKeys.map((key) => alternate(key, url(key))),
      alternate('x-default', url(defaultLocale)),
    ].map((link) => ({ tagName: 'link', ...link })),
  )
})

it('keeps a post that does not exist out of search, and gives it no address', () => {
  expect(unlistedMeta('Not here')).toEqual([
    { title: 'Not here' },
    { name: 'robots', content: 'noindex' },
  ])
})
