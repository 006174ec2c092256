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

/** What React Router tells a page's `meta` of. */
export type PageArgs<View> = Readonly<{
  /** Missing where it failed to load. */
  loaderData: View | undefined
  location: Readonly<{ pathname: string }>
}>

type Description<View> = Readonly<{
  type?: PageType
  /** What the page is chiefly about, given the page's address. */
  mainEntity?: (view: View, url: string) => MainEntity
  /** Whether the page names the feeds of posts. */
  hasFeeds?: boolean
}>

/**
 * The head of a page of the path table. What it says to machines is in its file only: they open
 * documents, so no visitor downloads the code that writes it.
 *
 * @param args what React Router passes to `meta`; the address tells the language and nothing else
 */
export function tablePageMeta<View extends Readonly<{ intro: Intro }>>(
  key: PageKey,
  { loaderData: view, location }: PageArgs<View>,
  description: Description<View> = {},
): MetaDescriptor[] {
  if (!view) return []
  const locale = localeOfPath(location.pathname)
  const path = (target: typeof locale) => pagePath(target, key)
  const tags = pageMeta({ locale, ...view.intro, path })
  return import.meta.env.SSR ? [...tags, ...forMachines(key, locale, view, description)] : tags
}

function forMachines<View extends Readonly<{ intro: Intro }>>(
  key: PageKey,
  locale: keyof typeof company.name,
  view: View,
  { type = 'WebPage', mainEntity, hasFeeds = false }: Description<View>,
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
  const feeds = feedMeta(locale, `${company.name[locale]} — ${pages.blogs.name[locale]}`)
  return [
    ...sharedMeta({ locale, title, description, path, picture: key, pictureText: heading }),
    ...(hasFeeds ? feeds : []),
    { 'script:ld+json': graph },
  ]
}
