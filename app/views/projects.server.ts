import { type DateView, formatContentDate } from '#app/i18n/format-date.ts'
import { type PageSlice, slicePage } from '#app/lib/pagination.ts'
import type { ClientKey } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import type { Locale, Project } from '#content/types.ts'
import { type ClientView, clientView } from './clients.server.ts'
import { type Intro, intro } from './intro.server.ts'
import { projectsPerPage } from './page-counts.server.ts'

export type ProjectCard = Readonly<{
  id: number
  title: string
  description: string
  date: DateView
  client: ClientView
}>

export type ProjectsView = Readonly<{ intro: Intro; list: PageSlice<ProjectCard> }>

/** One page of the project register. */
export function projectsView(locale: Locale, page: number): ProjectsView {
  const slice = slicePage(projects, page, projectsPerPage)
  const entries = slice.entries.map((project) => projectCard(locale, project))
  return { intro: intro(locale, 'projects'), list: { ...slice, entries } }
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
