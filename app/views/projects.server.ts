import { type DateView, formatContentDate } from '#app/i18n/format-date.ts'
import { countPages, type PageSlice, slicePage } from '#app/lib/pagination.ts'
import { type ClientKey, clients } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import type { Client, Locale } from '#content/types.ts'
import { type Intro, intro } from './intro.server.ts'

/** Entries of the register per page (specification, section 9). */
const projectsPerPage = 8

/** How many pages the register has. */
export const projectPageCount = countPages(projects.length, projectsPerPage)

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
