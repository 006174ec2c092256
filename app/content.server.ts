/**
 * The only door to `content/`: turns entries in both languages into the plain strings of one.
 * What these functions return is what loaders put into pages and data files.
 */

import { formatContentDate } from '#app/i18n/format-date.ts'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { dataPath, localeOfPath, type PageKey } from '#app/i18n/paths.ts'
import { countPages, type PageSlice, slicePage } from '#app/lib/pagination.ts'
import { articles, blogPosts, blogSubjects } from '#content/blogs.ts'
import { branches } from '#content/branches.ts'
import { type ClientKey, clients } from '#content/clients.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { carouselLogos, partners } from '#content/partners.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { BlogBlock, Client, Locale } from '#content/types.ts'

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
    title: documentTitle(locale, page.title[locale]),
    description: page.description[locale],
    heading: page.heading[locale],
    lead: page.lead[locale],
  }
}

function documentTitle(locale: Locale, title: string): string {
  return `${title} — ${company.name[locale]}`
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

/** A service in the list of all. */
export type ServiceEntry = Readonly<{ id: number; name: string; lead: string }>

export type ServicesView = Readonly<{ intro: Intro; services: readonly ServiceEntry[] }>

export function servicesView(locale: Locale): ServicesView {
  const entries = services.map(({ id, name, lead }) => ({
    id,
    name: name[locale],
    lead: lead[locale],
  }))
  return { intro: intro(locale, 'services'), services: entries }
}

/** A name on the clients wall with its mark. */
export type WallEntry = Readonly<{ key: string; name: string; logo: string }>

export type WallView = Readonly<{ intro: Intro; wall: readonly WallEntry[] }>

/** Clients first, then the technology partners. */
export function wallView(locale: Locale): WallView {
  const wall = [
    ...clients.map(({ key, name, logo }) => ({ key, name: name[locale], logo })),
    ...[...carouselLogos, ...partners].map(({ key, name, logo }) => ({ key, name, logo })),
  ]
  return { intro: intro(locale, 'clientAndPartner'), wall }
}

/** A post as its card in the list shows it. */
export type PostCard = Readonly<{
  id: number
  subject: string
  date: DateView
  title: string
  recap: string
  /** The page the card leads to, in this language. */
  href: string
}>

export type BlogsView = Readonly<{ intro: Intro; posts: readonly PostCard[] }>

export function blogsView(locale: Locale): BlogsView {
  const posts = blogPosts.map((post) => ({
    id: post.id,
    subject: blogSubjects[post.subject][locale],
    date: formatContentDate(locale, post.date),
    title: post.title[locale],
    recap: post.recap[locale],
    href: locales[locale].prefix + post.link,
  }))
  return { intro: intro(locale, 'blogs'), posts }
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
  metaDescription: string
  description: string
  blocks: readonly Readonly<{ type: BlogBlock['type']; text: string }>[]
}>

/** The detail page of a post; `post` is `null` where none has that slug. */
export type PostPageView = Readonly<{ intro: Intro; post: PostView | null }>

export function postPageView(locale: Locale, slug: string): PostPageView {
  const article = articles.find((candidate) => candidate.slug === slug)
  const post = article && {
    date: formatContentDate(locale, article.date),
    title: article.title[locale],
    documentTitle: documentTitle(locale, article.page.title[locale]),
    metaDescription: article.page.description[locale],
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
