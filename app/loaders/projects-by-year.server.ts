import { projects } from '#content/projects.ts'

/** How many projects each year of the register has, from the first to the last. */
export function projectsByYear(): readonly Readonly<{ year: number; count: number }>[] {
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
