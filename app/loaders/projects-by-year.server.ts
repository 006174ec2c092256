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

/** A project's place in its year, by id; 0 is the oldest. */
export const placesInYear: ReadonlyMap<number, number> = countPlaces()

function countPlaces() {
  const counts = new Map<number, number>()
  const places = new Map<number, number>()
  // `content/projects.ts` is newest first.
  for (const project of projects.toReversed()) {
    const place = counts.get(yearOf(project)) ?? 0
    counts.set(yearOf(project), place + 1)
    places.set(project.id, place)
  }
  return places
}
