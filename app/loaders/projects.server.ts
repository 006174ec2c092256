import { renderSvg } from '#app/art/render-svg.server.ts'
import { markedBeads, projectsPerBead, YearPlot } from '#app/art/year-plot.tsx'
import { letters } from '#app/brand/identity.ts'
import { formatContentDate } from '#app/i18n/format-date.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { entryAnchor, pageHref, slicePage } from '#app/paging/pagination.ts'
import type { ClientKey } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import type { Locale, Project } from '#content/types.ts'
import { clientView } from './clients.server.ts'
import { projectsPerPage } from './data-file-names.server.ts'
import { intro } from './intro.server.ts'
import { newsletterView } from './newsletter.server.ts'
import { pageOfProject, storyView, yearOf } from './project-stories.server.ts'

export function projectsView(locale: Locale) {
  const years = projectsByYear()
  return {
    intro: intro(locale, 'projects'),
    newsletter: newsletterView(locale, letters[3]),
    yearPlot: renderSvg(YearPlot, { counts: years }),
    years: years.map((year) => yearLink(locale, year)),
    yearsCaption: yearsCaption(locale, years),
    list: projectList(locale, 1),
  }
}

export type ProjectsView = ReturnType<typeof projectsView>

type YearCount = Readonly<{ year: number; count: number }>

/** From the first year to the last, years without a project included. */
function projectsByYear(): readonly YearCount[] {
  const years = projects.map(yearOf)
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = first + index
    return { year, count: years.filter((other) => other === year).length }
  })
}

/** A project's place in its year; 0 is the oldest. `content/projects.ts` is newest first. */
function placeInYear(project: Project): number {
  const older = projects.slice(projects.findIndex(({ id }) => id === project.id) + 1)
  return older.filter((other) => yearOf(other) === yearOf(project)).length
}

function yearsCaption(locale: Locale, years: readonly YearCount[]): string {
  // Of equal years the earliest, as in the plot.
  const mode = years.reduce((highest, year) => (year.count > highest.count ? year : highest))
  const values = { total: projects.length, year: String(mode.year) }
  const caption = formatMessage(locale, 'projects.byYear', values)
  const count = projectsPerBead(years)
  return count > 1 ? `${caption} ${formatMessage(locale, 'projects.perBead', { count })}` : caption
}

/** To the newest project of a year. */
function yearLink(locale: Locale, { year, count }: YearCount) {
  const { id } = projects.find((project) => yearOf(project) === year) ?? {}
  const page = id ? pageOfProject(id) : 1
  return {
    year,
    label: formatMessage(locale, 'projects.inYear', { year: String(year), count }),
    page,
    href:
      id === undefined
        ? undefined
        : `${pageHref(pagePath(locale, 'projects'), page)}#${entryAnchor(id)}`,
  }
}

export function projectList(locale: Locale, page: number) {
  const slice = slicePage(projects, page, projectsPerPage)
  const places = slice.entries.map((project) => ({
    year: yearOf(project),
    place: placeInYear(project),
  }))
  return {
    ...slice,
    entries: slice.entries.map((project) => ({
      ...projectCard(locale, project),
      story: storyView(locale, project),
    })),
    /** SVG markup that marks this page's projects in the plot. */
    marks: `<path d='${markedBeads(projectsByYear(), places)}'/>`,
  }
}

export type ProjectListView = ReturnType<typeof projectList>

export function projectCard(locale: Locale, project: Project<ClientKey>) {
  return {
    id: project.id,
    title: project.title[locale],
    description: project.description[locale],
    date: formatContentDate(locale, project.projectDate),
    client: clientView(locale, project.client),
  }
}

export type ProjectCard = ReturnType<typeof projectCard>
