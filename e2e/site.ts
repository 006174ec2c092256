import { test } from '@playwright/test'
import { defaultLocale, localeKeys, otherLocales } from '#app/i18n/locales.ts'
import { messages } from '#app/i18n/messages.server.ts'
import * as table from '#app/i18n/paths.ts'
import { articles } from '#content/blogs.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import type { BlogArticle, Locale } from '#content/types.ts'
import { findNginx } from '../tools/serve/nginx.ts'

/** The path the tested site is published below: see `base-path.config.ts`. */
export const base = process.env.TEST_BASE_PATH ?? ''

/** Where the tested site is said to be published. */
export const siteUrl = `https://www.minwal.example${base}`

/** nginx with the shipped configuration, which is for a site at its host's root. */
export const isNginx = base === '' && findNginx() !== undefined

/** The path of a page in one language, below the base of the tested site. */
export function pagePath(locale: Locale, key: table.PageKey): string {
  return base + table.pagePath(locale, key)
}

/** The path of a post in one language; the post need not exist. */
export function blogPath(locale: Locale, slug: string): string {
  return base + table.blogPath(locale, slug)
}

/** The path of a data file. */
export function dataPath(locale: Locale, file: string): string {
  return base + table.dataPath(locale, file)
}

/** The path of the data file that holds a page's loader data. */
export function pageDataPath(locale: Locale, key: table.PageKey): string {
  return dataPath(locale, `pages${table.pagePaths[key]}`)
}

/** The first post with a page of its own. Where there is none, the test that asks for it is skipped. */
export function firstPost(): BlogArticle {
  test.skip(articles.length === 0, 'There are no posts')
  return entryAt(articles, 0)
}

/** Pictures that load once they are near; before the first post its page has none. */
export const pageWithPictures = articles.length > 0 ? 'blogs' : 'services'

/** How many pages the list of projects has: specification, section 9. */
export const projectPages = Math.ceil(projects.length / 8)

/** A page of the projects and the entries on it: the last page where there are fewer. */
export function projectsOn(page: number) {
  const number = Math.min(page, projectPages)
  return { number, entries: projects.slice((number - 1) * 8, number * 8) }
}

/** The line that says which entries of a list are shown. */
export function showing(
  locale: Locale,
  id: 'projects.showing' | 'blogs.showing',
  values: readonly number[],
): string {
  return values.reduce<string>(
    (line, value) => line.replace(/\{\w+\}/, `${value}`),
    words[locale][id],
  )
}

/** A page in one language: where it is and what its title and heading say. */
export type ListedPage = Readonly<{ locale: Locale; path: string; title: string; heading: string }>

/** Every page × language, from the tables the site itself is built from. */
export const listedPages: readonly ListedPage[] = localeKeys.flatMap((locale) => [
  ...table.pageKeys.map((key) => ({
    locale,
    path: pagePath(locale, key),
    title: `${pages[key].title[locale]} — ${company.name[locale]}`,
    heading: pages[key].heading[locale],
  })),
  ...articles.map(({ slug, page, title }) => ({
    locale,
    path: blogPath(locale, slug),
    title: `${page.title[locale]} — ${company.name[locale]}`,
    heading: title[locale],
  })),
])

/** Every page in one of its languages, which take turns; with 1, in the next one. */
export function pagesInTurn(turn: 0 | 1 = 0): readonly ListedPage[] {
  const count = listedPages.length / localeKeys.length
  return listedPages.filter(
    (_, place) => (place + Math.floor(place / count)) % localeKeys.length === turn,
  )
}

/** An entry of the content, counted from the end where negative. @throws Error if there are fewer */
export function entryAt<Entry>(entries: readonly Entry[], place: number): Entry {
  const entry = entries.at(place)
  if (entry === undefined) throw new Error(`the content has ${entries.length}, none at ${place}`)
  return entry
}

/** An entry of the content, or the last one where there are fewer. @throws Error if there are none */
export function entryNear<Entry>(entries: readonly Entry[], place: number): Entry {
  return entryAt(entries, Math.min(place, entries.length - 1))
}

/** A language of the site that is not this one. */
export function otherLocale(locale: Locale): Locale {
  return otherLocales(locale)[0] ?? defaultLocale
}

/** The interface's messages in each language. */
export const words = messages
