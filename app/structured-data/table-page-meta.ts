import type { MetaDescriptor } from 'react-router'
import { localeOfPath, type PageKey, pagePath } from '#app/i18n/paths.ts'
import { feedMeta, pageMeta } from '#app/lib/page-meta.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import type { Intro } from '#app/views/intro.server.ts'
import type { Site } from '#app/views/site.server.ts'
import { homeUrl } from './ids.ts'
import { type MainEntity, type PageType, pageGraph } from './page-graph.ts'

/** What React Router tells a page's `meta` of: the route's own data, and its layout's. */
export type PageArgs<View> = Readonly<{
  /** Missing where it failed to load. */
  loaderData: View | undefined
  location: Readonly<{ pathname: string }>
  matches: readonly [unknown, Readonly<{ loaderData: Site | undefined }>, ...unknown[]]
}>

type Description<View> = Readonly<{
  type?: PageType
  /** What the page is chiefly about, given the page's address. */
  mainEntity?: (view: View, url: string) => MainEntity
  /** Whether the page names the feeds of posts. */
  hasFeeds?: boolean
}>

/**
 * The head of a page of the path table, with what it says to machines.
 *
 * @param args what React Router passes to `meta`; the address tells the language and nothing else
 */
export function tablePageMeta<View extends Readonly<{ intro: Intro }>>(
  key: PageKey,
  { loaderData: view, location, matches }: PageArgs<View>,
  { type = 'WebPage', mainEntity, hasFeeds = false }: Description<View> = {},
): MetaDescriptor[] {
  if (!view) return []
  const site = matches[1].loaderData
  const locale = localeOfPath(location.pathname)
  const { title, description, heading, name } = view.intro
  const path = (target: typeof locale) => pagePath(target, key)
  const url = siteUrl + path(locale)
  const tags = pageMeta({
    locale,
    title,
    description,
    path,
    picture: key,
    pictureText: heading,
    siteName: site?.name,
  })
  if (!site) return tags
  const graph = pageGraph({
    locale,
    site,
    page: { name, url },
    parents: key === 'home' ? [] : [{ name: site.pageNames.home, url: homeUrl(locale) }],
    type,
    mainEntity: mainEntity?.(view, url),
  })
  const feeds = hasFeeds ? feedMeta(locale, `${site.name} — ${site.pageNames.blogs}`) : []
  return [...tags, ...feeds, { 'script:ld+json': graph }]
}
