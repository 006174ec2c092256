import { type RenderedSvg, renderSvg } from '#app/brand/render-svg.server.ts'
import { StoryThreads } from '#app/brand/story-threads.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import { entryHref } from '#app/paging/pagination.ts'
import type { ClientKey } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import type { Locale, Project, ProjectStory } from '#content/types.ts'
import { projectsPerPage } from './data-file-names.server.ts'
import { type InOneLanguage, localize } from './localize.ts'

/** A project of the same client, on whatever page of the register it is. */
type OtherProject = Readonly<{ id: number; title: string; year: string; href: string }>

/** What opens below a project. */
export type StoryView = InOneLanguage<Omit<ProjectStory, 'figure'>> &
  Readonly<{
    figure?: InOneLanguage<ProjectStory['figure']> & Readonly<{ drawing: RenderedSvg }>
    /** The newest of them, so that a page does not grow with the collection. */
    others: readonly OtherProject[]
  }>

const othersShown = 3

/** The story of a project in one language. */
export function storyView(locale: Locale, { id, client, story }: Project<ClientKey>): StoryView {
  const { figure, ...texts } = localize<ProjectStory>(locale, story)
  const others = projects.filter((other) => other.client === client && other.id !== id)
  return {
    ...texts,
    ...(figure && { figure: { ...figure, drawing: threads(figure) } }),
    others: others.slice(0, othersShown).map((other) => ({
      id: other.id,
      title: other.title[locale],
      year: other.projectDate.slice(0, 4),
      href: projectHref(locale, other.id),
    })),
  }
}

function threads({ from, to }: NonNullable<InOneLanguage<ProjectStory['figure']>>): RenderedSvg {
  return renderSvg(StoryThreads, { from: from.value, to: to.value })
}

/** The page of the register that a project is on, counted from 1. */
export function pageOfProject(id: number): number {
  return Math.floor(projects.findIndex((project) => project.id === id) / projectsPerPage) + 1
}

/** The address at which the register is open at a project. */
export function projectHref(locale: Locale, id: number): string {
  return entryHref(pagePath(locale, 'projects'), pageOfProject(id), id)
}
