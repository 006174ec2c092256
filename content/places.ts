/** Where a problem is: the file and the entry that a line names. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where in the entry, and what is wrong. */
export type Report = (field: string, problem: string) => void

export type InFile = (file: string, entry?: string) => Report

/** A line each, `content/projects.ts: id 39: title.ar: is empty`; sorted by file, then as found. */
export function collectLines(check: (inFile: InFile) => void): string[] {
  const lines = new Map<string, string>()
  check((file, entry = '') => (field, problem) => {
    const line = [`content/${file}`, entry, field, problem].filter(Boolean).join(': ')
    lines.set(line.replaceAll(/\s*\n\s*/g, ' '), file)
  })
  const sorted = [...lines].sort(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0))
  return sorted.map(([line]) => line)
}

/** By its key, or its id; where it has neither, by its place from the top, counted from 1. */
export function entryName(entry: unknown, index?: number): string {
  const key = valueAt(entry, 'key')
  const id = valueAt(entry, 'id')
  if (typeof key === 'string' && key) return key
  if (typeof id === 'number') return `id ${id}`
  return index === undefined ? '' : `entry ${index + 1}`
}

/** The file of a collection, or of one entry of it. */
export function fileOf(name: string, entry?: unknown): string {
  const slug = valueAt(entry, 'slug')
  if (name === 'services') return serviceFile(valueAt(valueAt(entry, 'name'), 'en'))
  if (typeof slug === 'string') return `blogs/${slug}.ts`
  const shared: Record<string, string> = {
    articles: 'blogs.ts',
    blogPosts: 'blogs.ts',
    blogSlugs: 'blogs/slugs.ts',
    blogSubjects: 'blogs.ts',
    carouselLogos: 'partners.ts',
    sectorNames: 'sectors.ts',
  }
  return shared[name] ?? `${name}.ts`
}

/** The file that says the name: what it is called may be an older one. */
export function serviceFile(
  name: unknown,
  folder = path.join(import.meta.dirname, 'services'),
): string {
  if (typeof name !== 'string' || !name) return 'services.ts'
  const usual = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.ts`
  const saysName = (file: string) => {
    const source = readFileSync(path.join(folder, file), 'utf8')
    return source.replaceAll(/\s+/g, ' ').includes(`name: { en: '${name}'`)
  }
  const files = readdirSync(folder)
  // Most are called as their service: one file is read then, and not all.
  const found = [...files.filter((file) => file === usual), ...files].find(saysName)
  return `services/${found ?? usual}`
}

/** Of a value of any kind: entries are checked before their shape is known. */
export function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
