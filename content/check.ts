/**
 * What types cannot see: counts, order, references, dates, lengths, and the texts themselves.
 * `npm run check:content` and every build run it; one line tells file, entry, field and problem.
 */
import { about } from './about.ts'
import { articles, blogPosts, blogSubjects } from './blogs.ts'
import { branches } from './branches.ts'
import { certificates } from './certificates.ts'
import {
  checkCollections,
  checkIds,
  entryName,
  type InFile,
  serviceFile,
} from './check-collections.ts'
import { checkCounts } from './check-counts.ts'
import { checkTexts, type Report } from './check-texts.ts'
import { checkWording, listFigures } from './check-wording.ts'
import { clients } from './clients.ts'
import { company } from './company.ts'
import { faqs } from './faqs.ts'
import { home } from './home.ts'
import { milestones } from './milestones.ts'
import { newsletter } from './newsletter.ts'
import { pages } from './pages.ts'
import { carouselLogos, partners } from './partners.ts'
import { projects } from './projects.ts'
import { sectorNames } from './sectors.ts'
import { services } from './services.ts'
import { solutions } from './solutions.ts'

/** Everything an editor can change. Tests pass copies with errors. */
export const content = {
  about,
  articles,
  blogPosts,
  blogSubjects,
  branches,
  carouselLogos,
  certificates,
  clients,
  company,
  faqs,
  home,
  milestones,
  newsletter,
  pages,
  partners,
  projects,
  sectorNames,
  services,
  solutions,
}

/** Values may be wrong; the types are loose. */
export type Content = { readonly [Name in keyof typeof content]: Loose<(typeof content)[Name]> }

type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Entry)[]
      ? readonly Loose<Entry>[]
      : { readonly [Key in keyof T]: Loose<T[Key]> }

/** A line each: file, entry, field, problem. A build stops if there is any. */
export function contentProblems(all: Content = content): string[] {
  return collect((inFile) => {
    checkEntries(all, inFile, checkTexts)
    for (const [name, value] of Object.entries(all)) {
      if (Array.isArray(value)) checkIds(value, inFile(fileOf(name)))
    }
    checkCollections(all, inFile)
  })
}

/** A line each. Builds ignore them, so that a new entry never breaks one; check and tests fail. */
export function wordingProblems(all: Content = content): string[] {
  return collect((inFile) => {
    checkEntries(all, inFile, checkWording)
    checkCounts(all, inFile)
  })
}

/** A line each, for replacing the sample content. */
export function textsWithFigures(all: Content = content): string[] {
  return collect((inFile) => checkEntries(all, inFile, listFigures))
}

function collect(check: (inFile: InFile) => void): string[] {
  const lines = new Set<string>()
  check((file, entry = '') => (field, problem) => {
    lines.add([`content/${file}`, entry, field, problem].filter(Boolean).join(': '))
  })
  return [...lines]
}

function checkEntries(
  all: Content,
  inFile: InFile,
  check: (entry: unknown, report: Report) => void,
): void {
  for (const [name, value] of Object.entries(all)) {
    if (!Array.isArray(value)) check(value, inFile(fileOf(name)))
    else for (const entry of value) check(entry, inFile(fileOf(name, entry), entryName(entry)))
  }
}

/** The file of a collection, or of one entry of it. */
export function fileOf(name: string, entry?: { slug?: string; name?: { en: string } }): string {
  if (entry && name === 'services') return serviceFile(entry.name?.en ?? '')
  if (entry?.slug) return `blogs/${entry.slug}.ts`
  const shared: Record<string, string> = {
    articles: 'blogs.ts',
    blogPosts: 'blogs.ts',
    blogSubjects: 'blogs.ts',
    sectorNames: 'sectors.ts',
    carouselLogos: 'partners.ts',
  }
  return shared[name] ?? `${name}.ts`
}
