import { describe, expect, it } from 'vitest'
import { localeKeys } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { entryAnchor } from '#app/paging/pagination.ts'
import { projects } from '#content/projects.ts'
import type { Project } from '#content/types.ts'
import { pageOfProject, projectHref, storyView } from './project-stories.server.ts'
import { projectList, projectsView } from './projects.server.ts'

const all: readonly Project<(typeof projects)[number]['client']>[] = projects

describe.each(localeKeys)('the register in %s', (locale) => {
  const register = pagePath(locale, 'projects')

  it('leads from a project to its client’s others, the newest three, each on its page', () => {
    for (const project of all) {
      const { others } = storyView(locale, project)
      const wanted = all.filter(({ id, client }) => client === project.client && id !== project.id)
      expect(others.map(({ id }) => id)).toEqual(wanted.slice(0, 3).map(({ id }) => id))
      for (const { id, title, year, href } of others) {
        const other = all.find((candidate) => candidate.id === id)
        expect([title, year]).toEqual([other?.title[locale], other?.projectDate.slice(0, 4)])
        const { pathname, searchParams } = new URL(href, 'https://site.example')
        expect(pathname).toBe(register)
        expect(searchParams.get('project')).toBe(`${id}`)
        const { entries } = projectList(locale, Number(searchParams.get('page') ?? 1))
        expect(entries.map((entry) => entry.id)).toContain(id)
      }
    }
  })

  it('draws a figure where the project has one, small whatever it counts', () => {
    const sizes = all.map((project) => {
      const { figure } = storyView(locale, project)
      expect(figure?.to.label).toBe(project.story.figure?.to.label[locale])
      return figure?.drawing.markup.length ?? 0
    })
    expect(Math.max(...sizes)).toBeLessThan(2000)
  })

  it('needs no page in the address of a project of the first one', () => {
    const id = all[0]?.id ?? 0
    expect(pageOfProject(id)).toBe(1)
    expect(projectHref(locale, id)).toBe(`${register}?project=${id}`)
  })

  it('is found by year: each year leads to its newest project', () => {
    for (const { year, href, page, label } of projectsView(locale).years) {
      const newest = all.find(({ projectDate }) => projectDate.startsWith(`${year}`))
      expect(href?.split('#')[1]).toBe(newest && entryAnchor(newest.id))
      expect(page).toBe(newest ? pageOfProject(newest.id) : 1)
      expect(label).toContain(`${year}`)
    }
  })

  it('marks the beads of a page in the plot, each bead on one page', () => {
    const pages = Array.from({ length: Math.ceil(all.length / 8) }, (_, index) => index + 1)
    const rings = pages.map((page) => projectList(locale, page).marks.match(/M[^M"]+/g) ?? [])
    expect(rings.map(({ length }) => length)).toEqual(
      pages.map((page) => Math.min(8, all.length - (page - 1) * 8)),
    )
    expect(new Set(rings.flat()).size).toBe(all.length)
  })
})
