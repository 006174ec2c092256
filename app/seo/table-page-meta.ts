import type { MetaDescriptor } from 'react-router'
import { localeOfPath, type PageKey, pagePath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import type { Intro } from '#app/loaders/intro.server.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { homeUrl } from './ids.ts'
import { type MainEntity, type PageType, pageGraph } from './page-graph.ts'
import { pageMeta } from './page-meta.ts'
import { feedMeta, sharedMeta } from './shared-meta.ts'

export type PageArgs<View> = Readonly<{
  /** `undefined` where it failed to load. */
  loaderData: View | undefined
  location: Readonly<{ pathname: string }>
}>

type Description<View> = Readonly<{
  type?: PageType
  /**
   * Only where `import.meta.env.SSR`.
   *
   * @param url the page's address
   */
  mainEntity?: ((view: View, url: string) => MainEntity) | undefined
  /** Whether to link the feeds of posts. */
  hasFeed?: boolean
}>

/**
 * The `meta` of a page in the table. Structured data is only prerendered; a build stops where a visitor
 * would download the code that writes it.
 *
 * @returns function of React Router's arguments; the language follows from the address
 */
export function tablePageMeta<View extends Readonly<{ intro: Intro }>>(
  key: PageKey,
  description: Description<View> = {},
) {
  return ({ loaderData: view, location }: PageArgs<View>): MetaDescriptor[] => {
    if (!view) return []
    const locale = localeOfPath(location.pathname)
    const path = (target: typeof locale) => pagePath(target, key)
    const tags = pageMeta({ locale, ...view.intro, path })
    return import.meta.env.SSR ? [...tags, ...forMachines(key, locale, view, description)] : tags
  }
}

function forMachines<View extends Readonly<{ intro: Intro }>>(
  key: PageKey,
  locale: keyof typeof company.name,
  view: View,
  { type = 'WebPage', mainEntity, hasFeed = false }: Description<View>,
): MetaDescriptor[] {
  const { title, description, heading, name } = view.intro
  const path = pagePath(locale, key)
  const url = siteUrl + path
  const graph = pageGraph({
    locale,
    page: { name, url },
    parents: key === 'home' ? [] : [{ name: pages.home.name[locale], url: homeUrl(locale) }],
    type,
    mainEntity: mainEntity?.(view, url),
  })
  const feed = feedMeta(locale, `${company.name[locale]} — ${pages.blogs.name[locale]}`)
  return [
    ...sharedMeta({ locale, title, description, path, picture: key, pictureText: heading }),
    ...(hasFeed ? [feed] : []),
    { 'script:ld+json': graph },
  ]
}
