/**
 * The only door to `content/`: turns entries in both languages into the plain strings of one.
 * What these functions return is what loaders put into pages and data files.
 */

import { formatContentDate } from '#app/i18n/format-date.ts'
import { localeKeys } from '#app/i18n/locales.ts'
import { dataPath, localeOfPath, type PageKey } from '#app/i18n/paths.ts'
import { countPages, type PageSlice, slicePage } from '#app/lib/pagination.ts'
import { firstBlog } from '#content/blogs/first-blog.ts'
import { branches } from '#content/branches.ts'
import { type ClientKey, clients } from '#content/clients.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import type { BlogArticle, BlogBlock, Client, Locale } from '#content/types.ts'

/** Entries of the register per page (specification, section 9). */
const projectsPerPage = 8

/** The language of a loader's request. */
export function requestLocale(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname)
}

/** A page's introduction in one language. */
export type Intro = Readonly<{
  /** Short name, for navigation. */
  name: string
  /** Document title, with the company's name. */
  title: string
  description: string
  heading: string
  lead: string
}>

/** The introduction of a page, or of the detail page of a post that does not exist. */
export function intro(locale: Locale, key: PageKey | 'blogDetail'): Intro {
  const page = pages[key]
  return {
    name: page.name[locale],
    title: `${page.title[locale]} — ${company.name[locale]}`,
    description: page.description[locale],
    heading: page.heading[locale],
    lead: page.lead[locale],
  }
}

/** What the frame around every page shows: header, footer, document titles. */
export type Site = Readonly<{
  name: string
  tagline: string
  legalLine: string
  email: string
  /** The year the site was built in, for the legal line. */
  year: number
  social: readonly Readonly<{ key: string; name: string; url: string }>[]
  cities: readonly string[]
  pageNames: Readonly<Record<PageKey, string>>
}>

export function site(locale: Locale): Site {
  const { blogDetail: _, ...listed } = pages
  return {
    name: company.name[locale],
    tagline: company.tagline[locale],
    legalLine: company.legalLine[locale],
    email: company.email,
    year: new Date().getUTCFullYear(),
    social: company.social,
    cities: [...new Set(branches.map((branch) => branch.city[locale]))],
    pageNames: Object.fromEntries(
      Object.entries(listed).map(([key, page]) => [key, page.name[locale]]),
    ) as Record<PageKey, string>,
  }
}

/** A date as it is written and as machines read it. */
type DateView = Readonly<{ iso: string; label: string }>

export type ProjectCard = Readonly<{
  id: number
  title: string
  description: string
  date: DateView
  client: string
  clientLogo: string
}>

export type ProjectsView = Readonly<{ intro: Intro; list: PageSlice<ProjectCard> }>

const clientByKey = new Map<ClientKey, Client>(clients.map((client) => [client.key, client]))

/** One page of the project register. */
export function projectsView(locale: Locale, page: number): ProjectsView {
  const slice = slicePage(projects, page, projectsPerPage)
  const entries = slice.entries.map((project) => {
    const client = clientByKey.get(project.client)
    if (!client)
      throw new Error(`content/projects.ts: project ${project.id}: no client ${project.client}`)
    return {
      id: project.id,
      title: project.title[locale],
      description: project.description[locale],
      date: formatContentDate(locale, project.projectDate),
      client: client.name[locale],
      clientLogo: client.logo,
    }
  })
  return { intro: intro(locale, 'projects'), list: { ...slice, entries } }
}

/** The contact page: its introduction and the ways to reach the company besides the form. */
export function contactView(locale: Locale) {
  return { intro: intro(locale, 'contactUs'), email: company.email, website: company.website }
}

export type PostView = Readonly<{
  date: DateView
  title: string
  /** With the company's name. */
  documentTitle: string
  description: string
  blocks: readonly Readonly<{ type: BlogBlock['type']; text: string }>[]
}>

/** The detail page of a post; `post` is `null` where none has that slug. */
export type PostPageView = Readonly<{ intro: Intro; post: PostView | null }>

const articles: readonly BlogArticle[] = [firstBlog]

export function postPageView(locale: Locale, slug: string): PostPageView {
  const article = articles.find((candidate) => candidate.slug === slug)
  const post = article && {
    date: formatContentDate(locale, article.date),
    title: article.title[locale],
    documentTitle: `${article.title[locale]} — ${company.name[locale]}`,
    description: article.desc[locale],
    blocks: article.content.map(({ type, text }) => ({ type, text: text[locale] })),
  }
  return { intro: intro(locale, 'blogDetail'), post: post ?? null }
}

/**
 * The data files of one language by name: what a client loader needs beyond the page's own file.
 * Every page of a paged collection is one, so that no page grows with its collection.
 */
function dataFiles(locale: Locale): ReadonlyMap<string, () => unknown> {
  const projectPages = Array.from(
    { length: countPages(projects.length, projectsPerPage) },
    (_, index) => index + 1,
  )
  return new Map<string, () => unknown>([
    ['site', () => site(locale)],
    ['missing-post', () => postPageView(locale, '')],
    ...projectPages.map((page) => [`projects/${page}`, () => projectsView(locale, page)] as const),
  ])
}

/** The addresses of all data files, for the prerender list. */
export function dataFilePaths(): string[] {
  return localeKeys.flatMap((locale) =>
    [...dataFiles(locale).keys()].map((file) => dataPath(locale, file)),
  )
}

/** A data file's content, or `undefined` where there is none of that name. */
export function dataFile(locale: Locale, name: string): unknown {
  return dataFiles(locale).get(name)?.()
}
