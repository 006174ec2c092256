import { type DateView, formatContentDate } from '#app/i18n/format-date.ts'
import { type PageSlice, slicePage } from '#app/lib/pagination.ts'
import type { ClientKey } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import type { Locale, Project } from '#content/types.ts'
import { type ClientView, clientView } from './clients.server.ts'
import { type Intro, intro } from './intro.server.ts'
import { type NewsletterView, newsletterView } from './newsletter.server.ts'
import { projectsPerPage } from './page-counts.server.ts'

export type ProjectCard = Readonly<{
  id: number
  title: string
  description: string
  date: DateView
  client: ClientView
}>

export type ProjectList = PageSlice<ProjectCard>

export type ProjectsView = Readonly<{
  intro: Intro
  newsletter: NewsletterView
  /** How many projects each year has, from the first to the last, years without one too. */
  years: readonly Readonly<{ year: number; count: number }>[]
  list: ProjectList
}>

/** The projects page at the first page of its register. */
export function projectsView(locale: Locale): ProjectsView {
  return {
    intro: intro(locale, 'projects'),
    newsletter: newsletterView(locale),
    years: projectsByYear(),
    list: projectList(locale, 1),
  }
}

/** One page of the project register. */
export function projectList(locale: Locale, page: number): ProjectList {
  const slice = slicePage(projects, page, projectsPerPage)
  return { ...slice, entries: slice.entries.map((project) => projectCard(locale, project)) }
}

function projectsByYear(): ProjectsView['years'] {
  const years = projects.map(({ projectDate }) => Number(projectDate.slice(0, 4)))
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = first + index
    return { year, count: years.filter((candidate) => candidate === year).length }
  })
}

/** A project as its entry in the register shows it. */
export function projectCard(locale: Locale, project: Project<ClientKey>): ProjectCard {
  return {
    id: project.id,
    title: project.title[locale],
    description: project.description[locale],
    date: formatContentDate(locale, project.projectDate),
    client: clientView(locale, project.client),
  }
}
