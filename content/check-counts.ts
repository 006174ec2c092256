/** Numbers in texts: each has to be the count it refers to. */
import type { Content } from './all.ts'
import { languages } from './languages.ts'
import type { InFile } from './places.ts'
import type { Locale, Localized } from './types.ts'
import { arabicUnits } from './wording.ts'

/** Written-out numbers, with feminine forms; others are digits. Missing languages are skipped. */
const words: Readonly<Partial<Record<Locale, Readonly<Record<number, string>>>>> = {
  en: {
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    17: 'seventeen',
    38: 'thirty-eight',
  },
  ar: {
    3: 'ثلاثة|ثلاث',
    4: 'أربعة|أربع',
    5: 'خمسة|خمس',
    6: 'ستة|الستة|ست',
    8: 'ثمانية|الثمانية|ثماني',
    9: 'تسعة|تسع',
    10: 'عشرة|عشر',
    11: 'أحد عشر|إحدى عشرة',
    17: 'سبعة عشر|سبع عشرة|السبع عشرة',
    38: 'ثمانية وثلاثون|ثمانية وثلاثين|ثمان وثلاثون',
  },
}

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

  const said: readonly (readonly [string, string, Localized | undefined, readonly number[]])[] = [
    ['pages.ts', 'home.description', page.home.description, [offices, countries]],
    ['pages.ts', 'aboutUs.description', page.aboutUs.description, [us.values.length, offices]],
    ['pages.ts', 'aboutUs.description', page.aboutUs.description, [us.storyEntries.length]],
    ['pages.ts', 'services.description', page.services.description, [services]],
    ['pages.ts', 'services.heading', page.services.heading, [services]],
    ['pages.ts', 'solutions.description', page.solutions.description, [offer.cards.length]],
    ['pages.ts', 'solutions.description', page.solutions.description, [sectors]],
    ['pages.ts', 'solutions.heading', page.solutions.heading, [offer.cards.length]],
    ['pages.ts', 'certificates.description', page.certificates.description, [certificates]],
    ['pages.ts', 'certificates.heading', page.certificates.heading, [certificates]],
    ['pages.ts', 'milestone.title', page.milestone.title, [milestones]],
    ['pages.ts', 'milestone.description', page.milestone.description, [milestones]],
    ['pages.ts', 'milestone.description', page.milestone.description, [milestoneSectors]],
    ['pages.ts', 'milestone.heading', page.milestone.heading, [milestones]],
    ['pages.ts', 'projects.title', page.projects.title, [projects]],
    ['pages.ts', 'projects.description', page.projects.description, [projects]],
    ['pages.ts', 'projects.heading', page.projects.heading, [projects]],
    ['pages.ts', 'clientAndPartner.lead', page.clientAndPartner.lead, [returned(all)]],
    ['pages.ts', 'faqs.description', page.faqs.description, [questions.length]],
    ['pages.ts', 'faqs.heading', page.faqs.heading, [questions.length]],
    ['pages.ts', 'blogs.description', page.blogs.description, [coming]],
    ['pages.ts', 'blogs.lead', page.blogs.lead, [coming]],
    ['pages.ts', 'faqs.lead', page.faqs.lead, [questions.length]],
    ['home.ts', 'services.heading', first.services.heading, [services]],
    ['home.ts', 'sectors.heading', first.sectors.heading, [sectors]],
    ['home.ts', 'numbers.heading', first.numbers.heading, [us.figures.length]],
    ['home.ts', 'projects.heading', first.projects.heading, [first.featured.length]],
    ['home.ts', 'approach.heading', first.approach.heading, [first.steps.length]],
    ['home.ts', 'certificates.heading', first.certificates.heading, [certificates]],
    ['solutions.ts', 'provide.heading', offer.provide.heading, [offer.cards.length]],
    ['solutions.ts', 'sectors.heading', offer.sectors.heading, [sectors]],
    ['about.ts', 'whyUs.heading', us.whyUs.heading, [us.values.length]],
    ['about.ts', 'numbers.heading', us.numbers.heading, [us.figures.length]],
    ['about.ts', 'story.heading', us.story.heading, [offices]],
    ['faqs.ts', 'id 1', questions[0]?.answer, [services, projects, offices, countries]],
    ['faqs.ts', 'id 3', questions[2]?.answer, [offer.cards.length]],
    [
      'contact.ts',
      'afterwards.heading',
      all.contact.afterwards.heading,
      [all.contact.steps.length],
    ],
    ['certificates.ts', 'id 6', all.certificates[5]?.description, [offices]],
  ]
  for (const [file, field, text, counts] of said) {
    for (const locale of languages) {
      const written = words[locale]
      for (const count of written ? counts : []) {
        if (text && !says(text[locale], count, written?.[count]))
          inFile(file)(`${field}.${locale}`, `does not say ${count}, which is the count`)
      }
    }
  }
}

function returned({ clients, projects }: Content): number {
  const hasReturned = (key: string) => projects.filter(({ client }) => client === key).length > 1
  return clients.filter(({ key }) => hasReturned(key)).length
}

/** In words or digits, and not as part of another number, such as thirty-eight for eight. */
function says(text: string, count: number, written = `${count}`): boolean {
  const before = `(?<![\\p{L}\\d-])(?<!(?:${arabicUnits}) )`
  const after = '(?![\\p{L}\\d])(?! عشرة?(?!\\p{L}))(?! و\\p{L}+(?:ون|ين)(?!\\p{L}))'
  return new RegExp(`${before}[ولب]?(?:${written}|${count})${after}`, 'iu').test(text)
}
