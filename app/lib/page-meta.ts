import type { MetaDescriptor } from 'react-router'
import { withBase } from '#app/i18n/base-path.ts'
import { defaultLocale, localeKeys } from '#app/i18n/locales.ts'
import { type FeedKind, feedKinds, feedPath, ogPicturePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { siteUrl } from './site-url.ts'

type PageMetaOptions = Readonly<{
  locale: Locale
  /** With the company's name. */
  title: string
  description: string
  /** The page's path in each language, from the path table and never from the address. */
  path: (locale: Locale) => string
  /** The page's key, or the post's slug, which its picture is called after. */
  picture: string
  /** The words on that picture. */
  pictureText: string
  /** The company's name; missing only where the frame failed to load. */
  siteName: string | undefined
  /** For a post: the day it was published, and what it is about. */
  article?: Readonly<{ published: string; section: string }>
}>

/** Languages as Open Graph names them, each with the territory its spelling follows. */
const openGraphLocales = { en: 'en_GB', ar: 'ar_AR' } as const satisfies Record<Locale, string>

const feedTypes = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
} as const satisfies Record<FeedKind, string>

/**
 * The head of a page: title, description, canonical link, the page in every language, and what is
 * shown of it where it is shared (Open Graph, ogp.me, and the tags X has of its own).
 */
export function pageMeta(options: PageMetaOptions): MetaDescriptor[] {
  const { locale, title, description, path } = options
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
    ...sharedMeta(options),
  ]
}

/** Where readers of feeds find the posts of a language. */
export function feedMeta(locale: Locale, title: string): MetaDescriptor[] {
  return feedKinds.map((kind) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feedTypes[kind],
    title,
    href: withBase(feedPath(locale, kind)),
  }))
}

/** The head of a page that is not to be found by search, such as a post that does not exist. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

/** The address of the picture a page is shared with. */
export function pictureUrl(locale: Locale, page: string): string {
  return siteUrl + ogPicturePath(locale, page)
}

function sharedMeta({
  locale,
  title,
  description,
  path,
  picture,
  pictureText,
  siteName,
  article,
}: PageMetaOptions): MetaDescriptor[] {
  const image = pictureUrl(locale, picture)
  const alt = siteName ? `${siteName}: ${pictureText}` : pictureText
  const others = localeKeys.filter((other) => other !== locale)
  return [
    ...properties([
      ['og:type', article ? 'article' : 'website'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', siteUrl + path(locale)],
      ...(siteName ? [['og:site_name', siteName] as const] : []),
      ['og:locale', openGraphLocales[locale]],
      ...others.map((other) => ['og:locale:alternate', openGraphLocales[other]] as const),
      ['og:image', image],
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', alt],
      ...(article ? articleProperties(article) : []),
    ]),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
  ]
}

function articleProperties({ published, section }: NonNullable<PageMetaOptions['article']>) {
  return [
    ['article:published_time', published],
    ['article:section', section],
  ] as const
}

function properties(pairs: readonly (readonly [string, string])[]): MetaDescriptor[] {
  return pairs.map(([property, content]) => ({ property, content }))
}
