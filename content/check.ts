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

/** Everything an editor can change, as the checks read it. Tests pass spoilt copies. */
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

/** Content of the right form, but perhaps not of the right values. */
export type Content = { readonly [Name in keyof typeof content]: Loose<(typeof content)[Name]> }

type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Entry)[]
      ? readonly Loose<Entry>[]
      : { readonly [Key in keyof T]: Loose<T[Key]> }

/**
 * Everything in the content that a page could not show right, a line each: file, entry, field,
 * problem. A build stops at the first of them.
 *
 * @param all the content; the real one unless a test passes another
 */
export function contentProblems(all: Content = content): string[] {
  return collect((inFile) => {
    checkEntries(all, inFile, checkTexts)
    for (const [name, value] of Object.entries(all)) {
      if (Array.isArray(value)) checkIds(value, inFile(fileOf(name)))
    }
    checkCollections(all, inFile)
  })
}

/**
 * Every text that could be worded better or counts wrongly, a line each. Builds let them pass, so
 * that adding an entry never breaks one; `npm run check:content` and the tests do not.
 *
 * @param all the content; the real one unless a test passes another
 */
export function wordingProblems(all: Content = content): string[] {
  return collect((inFile) => {
    checkEntries(all, inFile, checkWording)
    checkCounts(all, inFile)
  })
}

/** Every text with a figure in it, a line each, for whoever replaces the sample content. */
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

/** Where a collection, or one entry of it, is written. */
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
