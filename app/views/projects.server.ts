import { beadScale } from '#app/brand/bead-scale.ts'
import { yearPlotSize } from '#app/brand/year-plot-size.ts'
import { type DateView, formatContentDate } from '#app/i18n/format-date.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
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
  /** How many projects a bead of the plot over the years stands for. */
  perBead: number
  /** How large the plot of the years is, before what draws it has come. */
  plotSize: Readonly<{ width: number; height: number }>
  /** How many projects there are, the year most of them fall in, and what a bead stands for. */
  yearsCaption: string
  list: ProjectList
}>

/** The projects page at the first page of its register. */
export function projectsView(locale: Locale): ProjectsView {
  const years = projectsByYear()
  const perBead = beadScale(Math.max(...years.map(({ count }) => count)))
  return {
    intro: intro(locale, 'projects'),
    newsletter: newsletterView(locale),
    years,
    perBead,
    plotSize: yearPlotSize(years, perBead),
    yearsCaption: yearsCaption(locale, years, perBead),
    list: projectList(locale, 1),
  }
}

function yearsCaption(locale: Locale, years: ProjectsView['years'], perBead: number): string {
  // Of equal years the earliest, as the plot has it.
  const mode = years.reduce((highest, year) => (year.count > highest.count ? year : highest))
  const values = { total: projects.length, year: String(mode.year) }
  const byYear = formatMessage(locale, 'projects.byYear', values)
  if (perBead === 1) return byYear
  return `${byYear} ${formatMessage(locale, 'projects.perBead', { count: perBead })}`
}

/** One page of the project register. */
export function projectList(locale: Locale, page: number): ProjectList {
  const slice = slicePage(projects, page, projectsPerPage)
  return { ...slice, entries: slice.entries.map((project) => projectCard(locale, project)) }
}

/** How many projects each year has, from the first to the last, years without one too. */
function projectsByYear(): ProjectsView['years'] {
  const counts = new Map<number, number>()
  for (const { projectDate } of projects) {
    const year = Number(projectDate.slice(0, 4))
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  const first = Math.min(...counts.keys())
  return Array.from({ length: Math.max(...counts.keys()) - first + 1 }, (_, index) => {
    const year = first + index
    return { year, count: counts.get(year) ?? 0 }
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
