import { about } from '#content/about.ts'
import { projects } from '#content/projects.ts'
import type { Project } from '#content/types.ts'

export function yearOf({ projectDate }: Project): number {
  return Number(projectDate.slice(0, 4))
}

/** From the first year to the last, years without a project included. */
export function projectsByYear(): readonly Readonly<{ year: number; count: number }>[] {
  const counts = new Map<number, number>()
  for (const year of projects.map(yearOf)) {
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  const first = Math.min(...counts.keys())
  return Array.from({ length: Math.max(...counts.keys()) - first + 1 }, (_, index) => {
    const year = first + index
    return { year, count: counts.get(year) ?? 0 }
  })
}

/** For the hero's drawing: how many projects there are, and the register's by year. */
export function heroBeads() {
  return {
    total: about.figures[0].value,
    register: projectsByYear().map(({ count }) => count),
  }
}
