import { type RenderedSvg, renderSvg } from '#app/brand/render-svg.server.ts'
import { markedBeads, YearPlot } from '#app/brand/year-plot.tsx'
import { type DateView, formatContentDate } from '#app/i18n/format-date.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { PagedData } from '#app/paging/paged-route.ts'
import { entryAnchor, type PageSlice, pageHref, slicePage } from '#app/paging/pagination.ts'
import type { ClientKey } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import type { Locale, Project } from '#content/types.ts'
import { type ClientView, clientView } from './clients.server.ts'
import { projectsPerPage } from './data-file-names.server.ts'
import { type Intro, intro } from './intro.server.ts'
import { type NewsletterView, newsletterView } from './newsletter.server.ts'
import { pageOfProject, type StoryView, storyView } from './project-stories.server.ts'
import { projectsByYear, yearOf } from './projects-by-year.server.ts'

export type ProjectCard = Readonly<{
  id: number
  title: string
  description: string
  date: DateView
  client: ClientView
}>

export type ProjectEntry = ProjectCard & Readonly<{ story: StoryView }>

export type ProjectList = PageSlice<ProjectEntry> &
  Readonly<{
    /** SVG markup that marks this page's projects in the plot. */
    marks: string
  }>

export type ProjectsView = PagedData &
  Readonly<{
    intro: Intro
    newsletter: NewsletterView
    yearPlot: RenderedSvg
    /** Each year links to its newest project. */
    years: readonly ReturnType<typeof yearLink>[]
    yearsCaption: string
    list: ProjectList
  }>

export function projectsView(locale: Locale): ProjectsView {
  const years = projectsByYear()
  return {
    intro: intro(locale, 'projects'),
    newsletter: newsletterView(locale, 'ا'),
    yearPlot: renderSvg(YearPlot, { counts: years }),
    years: years.map((year) => yearLink(locale, year)),
    yearsCaption: yearsCaption(locale, years),
    list: projectList(locale, 1),
  }
}

type YearCount = ReturnType<typeof projectsByYear>[number]

function yearsCaption(locale: Locale, years: readonly YearCount[]): string {
  // Of equal years the earliest, as in the plot.
  const mode = years.reduce((highest, year) => (year.count > highest.count ? year : highest))
  const values = { total: projects.length, year: String(mode.year) }
  return formatMessage(locale, 'projects.byYear', values)
}

function yearLink(locale: Locale, { year, count }: YearCount) {
  const { id } = projects.find((project) => yearOf(project) === year) ?? {}
  const page = id ? pageOfProject(id) : 1
  return {
    year,
    label: formatMessage(locale, 'projects.inYear', { year: String(year), count }),
    page,
    href: id && `${pageHref(pagePath(locale, 'projects'), page)}#${entryAnchor(id)}`,
  }
}

export function projectList(locale: Locale, page: number): ProjectList {
  const slice = slicePage(projects, page, projectsPerPage)
  const beads = slice.entries.map((project, index) => ({
    year: yearOf(project),
    // The register is newest first, a column of the plot oldest first.
    level: projects.slice(slice.from + index).filter((older) => yearOf(older) === yearOf(project))
      .length,
  }))
  return {
    ...slice,
    entries: slice.entries.map((project) => ({
      ...projectCard(locale, project),
      story: storyView(locale, project),
    })),
    marks: `<path d="${markedBeads(projectsByYear(), beads)}"/>`,
  }
}

export function projectCard(locale: Locale, project: Project<ClientKey>): ProjectCard {
  return {
    id: project.id,
    title: project.title[locale],
    description: project.description[locale],
    date: formatContentDate(locale, project.projectDate),
    client: clientView(locale, project.client),
  }
}
