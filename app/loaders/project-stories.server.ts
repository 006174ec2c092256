import { renderSvg } from '#app/art/render-svg.server.ts'
import { StoryThreads } from '#app/art/story-threads.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import { entryHref } from '#app/paging/pagination.ts'
import type { ClientKey } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import type { Locale, Project, ProjectStory } from '#content/types.ts'
import { projectsPerPage } from './data-file-names.server.ts'
import { localize } from './localize.ts'

/** A limit, so that a page does not grow with the collection. */
const othersShown = 3

type Entry = Project<ClientKey>

const places: ReadonlyMap<number, number> = new Map(projects.map(({ id }, index) => [id, index]))

/** The project of an id that content names. @throws Error where there is none */
export function projectOf(id: number): Entry {
  const project = projects[places.get(id) ?? -1]
  if (!project) throw new Error(`content/projects.ts: no project ${id}`)
  return project
}

export function yearOf({ projectDate }: Project): number {
  return Number(projectDate.slice(0, 4))
}

export function storyView(locale: Locale, { id, client, story }: Entry) {
  const { figure, ...texts } = localize<ProjectStory>(locale, story)
  const others = projects.filter((other) => other.client === client && other.id !== id)
  return {
    ...texts,
    figure: figure && {
      ...figure,
      drawing: renderSvg(StoryThreads, { from: figure.from.value, to: figure.to.value }),
    },
    others: others.slice(0, othersShown).map((other) => projectLink(locale, other)),
  }
}

export type StoryView = ReturnType<typeof storyView>

export function projectLink(locale: Locale, project: Project) {
  return {
    id: project.id,
    title: project.title[locale],
    year: `${yearOf(project)}`,
    href: projectHref(locale, project.id),
  }
}

/** Counted from 1. */
export function pageOfProject(id: number): number {
  return Math.floor((places.get(id) ?? 0) / projectsPerPage) + 1
}

export function projectHref(locale: Locale, id: number): string {
  return entryHref(pagePath(locale, 'projects'), pageOfProject(id), id)
}
