import type { MetaDescriptor } from 'react-router'
import { defaultLocale, localeKeys } from '#app/i18n/locales.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import type { Locale } from '#content/types.ts'

type PageMetaOptions = Readonly<{
  locale: Locale
  title: string
  description: string
  /** From the path table, never from the address. */
  path: (locale: Locale) => string
}>

/** Title, description, canonical link and alternates. */
export function pageMeta({ locale, title, description, path }: PageMetaOptions): MetaDescriptor[] {
  const url = (target: Locale) => siteUrl + path(target)
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  })
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url(locale) },
    ...localeKeys.map((target) => alternate(target, url(target))),
    alternate('x-default', url(defaultLocale)),
  ]
}

/** For pages that search engines should not list, such as a post that does not exist. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
