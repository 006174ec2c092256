import { projects } from '#content/projects.ts'
import type { Project } from '#content/types.ts'

export function yearOf({ projectDate }: Project): number {
  return Number(projectDate.slice(0, 4))
}

/** From the first year to the last, years without a project included. */
export function projectsByYear(): readonly Readonly<{ year: number; count: number }>[] {
  const years = projects.map(yearOf)
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = first + index
    return { year, count: years.filter((other) => other === year).length }
  })
}

/** A project's place in its year; 0 is the oldest. `content/projects.ts` is newest first. */
export function placeInYear(project: Project): number {
  const older = projects.slice(projects.findIndex(({ id }) => id === project.id) + 1)
  return older.filter((other) => yearOf(other) === yearOf(project)).length
}
