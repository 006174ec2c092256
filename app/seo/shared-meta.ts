import type { MetaDescriptor } from 'react-router'
import { feedPath, ogPicturePath } from '#app/i18n/file-paths.ts'
import { otherLocales } from '#app/i18n/locales.ts'
import { withBase } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'

type SharedMetaOptions = Readonly<{
  locale: Locale
  title: string
  description: string
  path: string
  /** File name of the sharing picture: the page's key or the post's slug. */
  picture: string
  pictureText: string
  /** For a post; `published` is a day. */
  article?: Readonly<{ published: string; section: string }>
}>

/** Open Graph locales have a territory. */
const openGraphLocales = { en: 'en_GB', ar: 'ar_AR' } as const satisfies Record<Locale, string>

/** Open Graph (ogp.me) and X's own tags; X takes title and description from Open Graph. */
export function sharedMeta({
  locale,
  title,
  description,
  path,
  picture,
  pictureText,
  article,
}: SharedMetaOptions): MetaDescriptor[] {
  const image = pictureUrl(locale, picture)
  const siteName = company.name[locale]
  const alt = `${siteName}: ${pictureText}`
  return [
    ...properties([
      ['og:type', article ? 'article' : 'website'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', siteUrl + path],
      ['og:site_name', siteName],
      ['og:locale', openGraphLocales[locale]],
      ...otherLocales(locale).map(
        (other) => ['og:locale:alternate', openGraphLocales[other]] as const,
      ),
      ['og:image', image],
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', alt],
      ...(article ? articleProperties(article) : []),
    ]),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
  ]
}

export function feedMeta(locale: Locale, title: string): MetaDescriptor {
  const href = withBase(feedPath(locale))
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href }
}

export function pictureUrl(locale: Locale, page: string): string {
  return siteUrl + ogPicturePath(locale, page)
}

function articleProperties({ published, section }: NonNullable<SharedMetaOptions['article']>) {
  return [
    ['article:published_time', published],
    ['article:section', section],
  ] as const
}

function properties(pairs: readonly (readonly [string, string])[]): MetaDescriptor[] {
  return pairs.map(([property, content]) => ({ property, content }))
}
