/** Rules for single collections: order, references, dates, lengths, numbers. */
import { blogSlugs } from './blogs/slugs.ts'
import type { Content } from './check.ts'
import { languages, type Report } from './check-texts.ts'
import type { ProjectStory } from './types.ts'

export type InFile = (file: string, entry?: string) => Report

export function checkCollections(all: Content, inFile: InFile): void {
  checkProjects(all, inFile)
  checkServices(all, inFile)
  checkMilestones(all, inFile)
  checkBlogs(all, inFile)
  checkPages(all, inFile)
  checkDate(all.company.securityContact.until, inFile('company.ts', ''), 'securityContact.until')
  checkWall(all, inFile)
  checkSections(all, inFile)
  checkBranches(all, inFile)
  checkCertificates(all, inFile)
}

export function checkIds(entries: readonly unknown[], report: Report): void {
  const list = entries as readonly { id?: number; key?: string; logo?: string }[]
  for (const field of ['id', 'key', 'logo'] as const) {
    const values = list.flatMap((entry) => (entry[field] === undefined ? [] : `${entry[field]}`))
    for (const value of repeated(values)) report(field, `${value} is used twice`)
  }
}

/** How a line names an entry: by its key, or its id. */
export function entryName(entry: unknown): string {
  const { id, key } = entry as { id?: number; key?: string }
  return key ?? (id === undefined ? '' : `id ${id}`)
}

export function serviceFile(name: string): string {
  return `services/${name.toLowerCase().replace(/[^a-z]+/g, '-')}.ts`
}

function checkProjects({ projects: all, clients: wall }: Content, inFile: InFile): void {
  const keys = new Set(wall.map(({ key }) => key))
  for (const [index, project] of all.entries()) {
    const report = inFile('projects.ts', entryName(project))
    checkDate(project.projectDate, report, 'projectDate')
    if (!keys.has(project.client)) report('client', `${project.client} is not in clients.ts`)
    checkStory(project.story, report)
    const before = all[index - 1]?.projectDate
    if (before && !isInOrder(before, project.projectDate))
      report('projectDate', 'is newer than the one above')
  }
  for (const locale of languages) {
    const titles = all.map(({ title }) => title[locale])
    for (const title of repeated(titles))
      inFile('projects.ts')(`title.${locale}`, `${title} is used twice`)
  }
}

/** A figure draws one thread per unit, hence the limit. */
function checkStory(story: ProjectStory | undefined, report: Report): void {
  const figure = story?.figure
  if (!story) report('story', 'is missing')
  if (!figure) return
  for (const [field, { value }] of Object.entries(figure)) {
    if (!Number.isInteger(value) || value < 1 || value > 100)
      report(`story.figure.${field}.value`, `${value} is not a whole number from 1 to 100`)
  }
  if (figure.from.value === figure.to.value) report('story.figure', 'is the same before and after')
}

function checkServices({ services: all, projects }: Content, inFile: InFile): void {
  const ids = new Set(projects.map(({ id }) => id))
  for (const icon of repeated(all.map((service) => service.icon))) {
    inFile('services.ts')('icon', `${icon} is used twice`)
  }
  for (const [index, service] of all.entries()) {
    const report = inFile(serviceFile(service.name.en), entryName(service))
    // The id is the value of ?page and the place in the grid.
    if (service.id !== index + 1) report('id', `stands in place ${index + 1} of services.ts`)
    for (const name of repeated(service.alsoCalled)) report('alsoCalled', `${name} is used twice`)
    const { length: parts } = service.subSections
    if (parts === 1 || parts > 6) report('subSections', `${parts} instead of none or 2 to 6`)
    if (service.description.en.length < 2) report('description', 'has fewer than two paragraphs')
    if (service.receives.en.length === 0) report('receives', 'is empty')
    if (service.images.length === 0) report('images', 'is empty')
    for (const id of service.projects ?? []) {
      if (!ids.has(id)) report('projects', `no project ${id}`)
    }
  }
}

function checkMilestones({ milestones: all, projects }: Content, inFile: InFile): void {
  const ids = new Set(projects.map(({ id }) => id))
  for (const milestone of all) {
    const report = inFile('milestones.ts', entryName(milestone))
    const { length } = milestone.points.en
    if (length < 1 || length > 6) report('points', `${length} instead of 1 to 6`)
    if (!ids.has(milestone.project)) report('project', `no project ${milestone.project}`)
    if (milestone.index !== milestone.id) report('index', 'differs from the id')
  }
}

function checkBlogs(all: Content, inFile: InFile): void {
  const slugs = new Set<string>(blogSlugs)
  for (const post of all.blogPosts) {
    const report = inFile('blogs.ts', entryName(post))
    checkDate(post.date, report, 'date')
    if (!slugs.has(post.link.replace('/blogs/', ''))) report('link', `${post.link} leads nowhere`)
    if (!Object.hasOwn(all.blogSubjects, post.subject)) report('subject', 'has no name')
  }
  const written = all.articles.map(({ slug }) => slug)
  if (written.join() !== blogSlugs.join()) {
    inFile('blogs/slugs.ts')('blogSlugs', `${blogSlugs} instead of ${written}`)
  }
  for (const article of all.articles) {
    for (const locale of languages) {
      const words = article.content.map(({ text }) => text[locale].split(/\s+/).length)
      const total = words.reduce((sum, count) => sum + count, 0)
      const report = inFile(`blogs/${article.slug}.ts`)
      if (total < 900) report(`content.${locale}`, `${total} words instead of 900 or more`)
    }
  }
  for (const subject of Object.keys(all.blogSubjects)) {
    if (!all.blogPosts.some((post) => post.subject === subject)) {
      inFile('blogs.ts')(subject, 'has no post')
    }
  }
}

/** Titles of 50 to 60 characters with the company's name, descriptions of 120 to 160. */
function checkPages({ pages: all, articles, company }: Content, inFile: InFile): void {
  const intros = Object.entries(all).map(([key, page]) => ({ file: 'pages.ts', key, page }))
  const posts = articles.map(({ slug, page }) => ({ file: `blogs/${slug}.ts`, key: 'page', page }))
  const heads = [...intros, ...posts]
  for (const locale of languages) {
    const suffix = ` — ${company.name[locale]}`
    for (const { file, key, page } of heads) {
      const report = inFile(file, key)
      const titleLength = page.title[locale].length + suffix.length
      checkLength(titleLength, 50, 60, report, `title.${locale}`)
      checkLength(page.description[locale].length, 120, 160, report, `description.${locale}`)
    }
    for (const field of ['title', 'description'] as const) {
      for (const text of repeated(heads.map(({ page }) => page[field][locale]))) {
        inFile('pages.ts')(`${field}.${locale}`, `${text} is used twice`)
      }
    }
  }
}

/** The page says that each certificate names its issuer: not "an office", not "a body". */
function checkCertificates({ certificates: all }: Content, inFile: InFile): void {
  for (const certificate of all) {
    const { en } = certificate.source
    const report = inFile('certificates.ts', entryName(certificate))
    if (/^an? |\b(of|by) an? /i.test(en)) report('source.en', `“${en}” names nobody`)
  }
}

function checkWall(
  { clients: wall, partners: more, carouselLogos: six }: Content,
  inFile: InFile,
): void {
  for (const [file, entries] of [
    ['clients.ts', wall],
    ['partners.ts', [...more, ...six]],
  ] as const) {
    for (const entry of entries) {
      const numbers = entry.logo.match(/-?[\d.]+/g)?.map(Number) ?? []
      const isDrawn = /^M[MLHVZ\d\s.-]+$/.test(entry.logo)
      if (!isDrawn || numbers.some((value) => value < 0 || value > 32)) {
        inFile(file, entry.key)('logo', 'is not a path on the 32 unit grid')
      }
    }
  }
}

/** Rules of the specification for the home, about and solutions pages. */
function checkSections(
  { about: us, home: first, solutions: offer, projects: all, services }: Content,
  inFile: InFile,
): void {
  const lengths = [
    ['about.ts', 'values', us.values, 5],
    ['about.ts', 'storyEntries', us.storyEntries, 4],
    ['home.ts', 'steps', first.steps, 3],
    ['home.ts', 'featured', first.featured, 3],
    ['solutions.ts', 'cards', offer.cards, 8],
    ['solutions.ts', 'sectorList', offer.sectorList, 10],
  ] as const
  for (const [file, field, list, count] of lengths) {
    if (list.length !== count) inFile(file)(field, `${list.length} instead of ${count}`)
  }
  const numbers = [
    ['about.ts', us.figures, [220, 100, 34, 80]],
    ['solutions.ts', offer.figures, [22, 670, 50, 42]],
    ['solutions.ts', [offer.moreSectors], [10]],
  ] as const
  for (const [file, figures, wanted] of numbers) {
    const values = figures.map(({ value }) => value)
    if (values.join() !== wanted.join()) inFile(file)('figures', `${values} instead of ${wanted}`)
  }
  for (const [file, { figuresSource }] of [
    ['about.ts', us],
    ['solutions.ts', offer],
  ] as const) {
    const days = languages.map((locale) => figuresSource[locale].match(/\d+/g)?.join('.'))
    const isDay = days.every((day) => day === days[0] && /^\d{1,2}\.\d{4}$/.test(day ?? ''))
    if (!isDay) inFile(file)('figuresSource', 'does not tell the same day in all languages')
  }
  for (const card of offer.cards) {
    if (!services.some(({ id }) => id === card.service))
      inFile('solutions.ts', entryName(card))('service', `no service ${card.service}`)
  }
  for (const { id } of first.featured) {
    if (!all.some((project) => project.id === id)) inFile('home.ts')('featured', `no project ${id}`)
  }
}

function checkBranches({ branches: all }: Content, inFile: InFile): void {
  const zones = Intl.supportedValuesOf('timeZone')
  for (const branch of all) {
    const report = inFile('branches.ts', entryName(branch))
    if (!zones.includes(branch.timeZone)) report('timeZone', `${branch.timeZone} is unknown`)
    if (!/^\+\d{1,3}( \d+)+$/.test(branch.phone)) report('phone', 'is not in international form')
    if (Math.abs(branch.latitude) > 90) report('latitude', 'is out of range')
    if (Math.abs(branch.longitude) > 180) report('longitude', 'is out of range')
  }
}

function checkDate(date: string, report: Report, field: string): void {
  const parsed = new Date(date)
  const isReal =
    /^\d{4}(-\d\d-\d\d)?$/.test(date) &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(date)
  if (!isReal) report(field, `${date} is not a date`)
}

/** Newest first; a year alone may be anywhere in its year. */
function isInOrder(before: string, after: string): boolean {
  const length = Math.min(before.length, after.length)
  return before.slice(0, length) >= after.slice(0, length)
}

function checkLength(
  length: number,
  from: number,
  to: number,
  report: Report,
  field: string,
): void {
  if (length < from || length > to)
    report(field, `${length} characters instead of ${from} to ${to}`)
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const isKnown = seen.has(value)
    seen.add(value)
    return isKnown
  })
}
