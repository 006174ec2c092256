/** Numbers in texts: each has to be the count it refers to, in words or in digits. */
import type { Content } from './all.ts'
import { languages } from './languages.ts'
import { hasNumberWords, numberWords } from './number-words.ts'
import type { InFile } from './places.ts'
import type { Locale, Localized, SectionHead } from './types.ts'
import { arabicUnits } from './wording.ts'

export function checkCounts(all: Content, inFile: InFile): void {
  const { about: us, faqs, home: first, pages, solutions: offer } = all
  const offices = all.branches.length
  const countries = new Set(all.branches.map(({ country }) => country.en)).size
  const { length: services } = all.services
  const { length: projects } = all.projects
  const { length: sectors } = offer.sectorList
  const { length: solutions } = offer.cards
  const { length: milestones } = all.milestones
  const { length: certificates } = all.certificates
  const { length: questions } = faqs
  const { length: values } = us.values
  const { length: figures } = us.figures
  const { length: dates } = us.storyEntries
  const { length: steps } = all.contact.steps
  const posts = { 'posts to come': all.blogPosts.length - all.articles.length }
  const milestoneSectors = new Set(all.milestones.map(({ sector }) => sector)).size

  const page = (
    key: keyof Content['pages'],
    field: 'title' | 'description' | 'heading' | 'lead',
    counts: Counts,
  ): Said => ['pages.ts', `${key}.${field}`, pages[key][field], counts]
  const head = (file: string, name: string, { heading }: SectionHead, counts: Counts): Said => {
    return [file, `${name}.heading`, heading, counts]
  }
  const said: readonly Said[] = [
    page('home', 'description', { offices, countries }),
    page('aboutUs', 'description', { values, offices, dates }),
    page('services', 'description', { services }),
    page('services', 'heading', { services }),
    page('solutions', 'description', { solutions, sectors }),
    page('solutions', 'heading', { solutions }),
    page('certificates', 'description', { certificates }),
    page('certificates', 'heading', { certificates }),
    page('milestone', 'title', { milestones }),
    page('milestone', 'description', { milestones, sectors: milestoneSectors }),
    page('milestone', 'heading', { milestones }),
    page('projects', 'title', { projects }),
    page('projects', 'description', { projects }),
    page('projects', 'heading', { projects }),
    page('clientAndPartner', 'lead', { 'clients with two projects': returned(all) }),
    page('faqs', 'description', { questions }),
    page('faqs', 'heading', { questions }),
    page('faqs', 'lead', { questions }),
    page('blogs', 'description', posts),
    page('blogs', 'lead', posts),
    head('home.ts', 'services', first.services, { services }),
    head('home.ts', 'sectors', first.sectors, { sectors }),
    head('home.ts', 'numbers', first.numbers, { figures }),
    head('home.ts', 'projects', first.projects, { 'featured projects': first.featured.length }),
    head('home.ts', 'approach', first.approach, { steps: first.steps.length }),
    head('home.ts', 'certificates', first.certificates, { certificates }),
    head('solutions.ts', 'provide', offer.provide, { solutions }),
    head('solutions.ts', 'sectors', offer.sectors, { sectors }),
    head('about.ts', 'whyUs', us.whyUs, { values }),
    head('about.ts', 'numbers', us.numbers, { figures }),
    head('about.ts', 'story', us.story, { offices }),
    head('contact.ts', 'afterwards', all.contact.afterwards, { steps }),
    ['faqs.ts', 'id 1', byId(faqs, 1)?.answer, { services, projects, offices, countries }],
    ['faqs.ts', 'id 3', byId(faqs, 3)?.answer, { solutions }],
    ['certificates.ts', 'id 6', byId(all.certificates, 6)?.description, { offices }],
  ]
  for (const [file, field, text, counts] of said) {
    for (const locale of languages.filter(hasNumberWords)) {
      for (const [things, count] of Object.entries(counts)) {
        if (!text || says(locale, text[locale], count)) continue
        if ((count <= 2 || !all.company.isSample) && !saysAnother(locale, text[locale])) continue
        const [word = count] = count > 10 ? [] : numberWords(locale, count)
        inFile(file)(
          `${field}.${locale}`,
          `does not say how many ${things} there are: write ${word}`,
        )
      }
    }
  }
}

function byId<Entry extends Readonly<{ id: number }>>(entries: readonly Entry[], id: number) {
  return entries.find((entry) => entry.id === id)
}

/** By what is counted. */
type Counts = Readonly<Record<string, number>>

/** A sentence, where it stands, and what it says the number of. */
type Said = readonly [file: string, field: string, text: Localized | undefined, counts: Counts]

/**
 * Whether a text holds a number from 3 on. One without need not say its count if that is below: “both”,
 * «مكتبان»; an owner's own words need not say any.
 */
function saysAnother(locale: Locale, text: string): boolean {
  const others = Array.from({ length: 97 }, (_, at) => at + 3)
  return others.some((other) => says(locale, text, other))
}

function returned({ clients, projects }: Content): number {
  const hasReturned = (key: string) => projects.filter(({ client }) => client === key).length > 1
  return clients.filter(({ key }) => hasReturned(key)).length
}

/** In words or digits, and not as part of another number, such as thirty-eight for eight. */
function says(locale: Locale, text: string, count: number): boolean {
  const written = [...numberWords(locale, count), count].join('|')
  const before = `(?<![\\p{L}\\d-])(?<!(?:${arabicUnits}) )`
  const after = `(?![\\p{L}\\d])(?!-(?:${englishUnits}))(?! عشرة?(?!\\p{L}))(?! و\\p{L}+(?:ون|ين)(?!\\p{L}))`
  return new RegExp(`${before}(?:[ولبك]?(?:ال)?|لل)(?:${written})${after}`, 'iu').test(text)
}

const englishUnits = Array.from({ length: 9 }, (_, at) => numberWords('en', at + 1)[0]).join('|')
