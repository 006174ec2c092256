import { describe, expect, it } from 'vitest'
import { clients } from './clients.ts'
import { pages } from './pages.ts'
import { projects } from './projects.ts'
import type { Localized } from './types.ts'

describe('projects', () => {
  it('are 38, numbered from 1 without a gap', () => {
    expect(projects.map(({ id }) => id)).toEqual(Array.from({ length: 38 }, (_, i) => i + 1))
  })

  it('stand newest first, a year alone anywhere in its year', () => {
    for (const [index, { projectDate }] of projects.slice(1).entries()) {
      const before: string = projects[index]?.projectDate ?? ''
      const length = Math.min(before.length, projectDate.length)
      expect(before.slice(0, length) >= projectDate.slice(0, length)).toBe(true)
    }
  })

  it.each(projects)('$id has a real date and texts of its own in both languages', (project) => {
    expect(project.projectDate).toMatch(/^\d{4}(-\d\d-\d\d)?$/)
    expect(new Date(project.projectDate).toISOString()).toContain(project.projectDate)
    for (const text of [project.title, project.description]) expectBothLanguages(text)
    expect(projects.filter(({ title }) => title.en === project.title.en)).toHaveLength(1)
    expect(projects.filter(({ title }) => title.ar === project.title.ar)).toHaveLength(1)
  })

  it('are somebody’s: every client on the wall has one', () => {
    const served = new Set<string>(projects.map(({ client }) => client))
    expect(clients.map(({ key }) => key).filter((key) => !served.has(key))).toEqual([])
  })
})

describe('clients', () => {
  it('have keys and marks of their own', () => {
    expect(new Set(clients.map(({ key }) => key)).size).toBe(clients.length)
    expect(new Set(clients.map(({ logo }) => logo)).size).toBe(clients.length)
  })

  it.each(clients)('$key is named in both languages', ({ name }) => expectBothLanguages(name))
})

describe('page intros', () => {
  it.each(Object.entries(pages))('%s is written in both languages', (_, page) => {
    for (const text of Object.values(page)) expectBothLanguages(text)
  })
})

function expectBothLanguages({ en, ar }: Localized): void {
  expect(en).toMatch(/\p{Script=Latin}/u)
  expect(en).not.toMatch(/\p{Script=Arabic}|\s{2}/u)
  expect(ar).toMatch(/\p{Script=Arabic}/u)
  expect(ar).not.toMatch(/\p{Script=Latin}|[,;?]|\s{2}/u)
}
