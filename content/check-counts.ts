/** Numbers in texts: each has to be the count it refers to, in words or in digits. */
import type { Content } from './all.ts'
import { languages } from './languages.ts'
import { hasNumberWords, numberWords } from './number-words.ts'
import type { InFile } from './places.ts'
import type { Locale, Localized } from './types.ts'
import { arabicUnits } from './wording.ts'

export function checkCounts(all: Content, inFile: InFile): void {
  const { about: us, faqs: questions, home: first, pages: page, solutions: offer } = all
  const offices = all.branches.length
  const countries = new Set(all.branches.map(({ country }) => country.en)).size
  const { length: services } = all.services
  const { length: projects } = all.projects
  const { length: sectors } = offer.sectorList
  const { length: milestones } = all.milestones
  const { length: certificates } = all.certificates
  const coming = all.blogPosts.length - all.articles.length
  const milestoneSectors = new Set(all.milestones.map(({ sector }) => sector)).size

  const said: readonly (readonly [string, string, Localized | undefined, Counts])[] = [
    ['pages.ts', 'home.description', page.home.description, { offices, countries }],
    [
      'pages.ts',
      'aboutUs.description',
      page.aboutUs.description,
      { values: us.values.length, offices },
    ],
    [
      'pages.ts',
      'aboutUs.description',
      page.aboutUs.description,
      { dates: us.storyEntries.length },
    ],
    ['pages.ts', 'services.description', page.services.description, { services }],
    ['pages.ts', 'services.heading', page.services.heading, { services }],
    [
      'pages.ts',
      'solutions.description',
      page.solutions.description,
      { solutions: offer.cards.length },
    ],
    ['pages.ts', 'solutions.description', page.solutions.description, { sectors }],
    ['pages.ts', 'solutions.heading', page.solutions.heading, { solutions: offer.cards.length }],
    ['pages.ts', 'certificates.description', page.certificates.description, { certificates }],
    ['pages.ts', 'certificates.heading', page.certificates.heading, { certificates }],
    ['pages.ts', 'milestone.title', page.milestone.title, { milestones }],
    ['pages.ts', 'milestone.description', page.milestone.description, { milestones }],
    [
      'pages.ts',
      'milestone.description',
      page.milestone.description,
      { sectors: milestoneSectors },
    ],
    ['pages.ts', 'milestone.heading', page.milestone.heading, { milestones }],
    ['pages.ts', 'projects.title', page.projects.title, { projects }],
    ['pages.ts', 'projects.description', page.projects.description, { projects }],
    ['pages.ts', 'projects.heading', page.projects.heading, { projects }],
    [
      'pages.ts',
      'clientAndPartner.lead',
      page.clientAndPartner.lead,
      { 'clients with two projects': returned(all) },
    ],
    ['pages.ts', 'faqs.description', page.faqs.description, { questions: questions.length }],
    ['pages.ts', 'faqs.heading', page.faqs.heading, { questions: questions.length }],
    ['pages.ts', 'blogs.description', page.blogs.description, { 'posts to come': coming }],
    ['pages.ts', 'blogs.lead', page.blogs.lead, { 'posts to come': coming }],
    ['pages.ts', 'faqs.lead', page.faqs.lead, { questions: questions.length }],
    ['home.ts', 'services.heading', first.services.heading, { services }],
    ['home.ts', 'sectors.heading', first.sectors.heading, { sectors }],
    ['home.ts', 'numbers.heading', first.numbers.heading, { figures: us.figures.length }],
    [
      'home.ts',
      'projects.heading',
      first.projects.heading,
      { 'featured projects': first.featured.length },
    ],
    ['home.ts', 'approach.heading', first.approach.heading, { steps: first.steps.length }],
    ['home.ts', 'certificates.heading', first.certificates.heading, { certificates }],
    ['solutions.ts', 'provide.heading', offer.provide.heading, { solutions: offer.cards.length }],
    ['solutions.ts', 'sectors.heading', offer.sectors.heading, { sectors }],
    ['about.ts', 'whyUs.heading', us.whyUs.heading, { values: us.values.length }],
    ['about.ts', 'numbers.heading', us.numbers.heading, { figures: us.figures.length }],
    ['about.ts', 'story.heading', us.story.heading, { offices }],
    ['faqs.ts', 'id 1', questions[0]?.answer, { services, projects, offices, countries }],
    ['faqs.ts', 'id 3', questions[2]?.answer, { solutions: offer.cards.length }],
    [
      'contact.ts',
      'afterwards.heading',
      all.contact.afterwards.heading,
      { steps: all.contact.steps.length },
    ],
    ['certificates.ts', 'id 6', all.certificates[5]?.description, { offices }],
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

/** By what is counted. */
type Counts = Readonly<Record<string, number>>

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
