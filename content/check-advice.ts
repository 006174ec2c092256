/** Recommendations beyond single words: lengths, doubles, what looks mistaken but may be right. */
import type { Content } from './all.ts'
import { languages } from './languages.ts'
import { entryName, fileOf, type InFile, type Report } from './places.ts'
import { dataWords } from './wording.ts'

export function checkAdvice(all: Content, inFile: InFile): void {
  adviseHeads(all, inFile)
  adviseProjects(all, inFile)
  adviseServices(all, inFile)
  advisePosts(all, inFile)
  adviseFigures(all, inFile)
  adviseDrawings(all, inFile)
  for (const [name, value] of Object.entries(all))
    if (!Array.isArray(value)) adviseIds(value, inFile(fileOf(name)))
  for (const branch of all.branches) {
    if (looksSwapped(branch)) {
      const { latitude, longitude, timeZone } = branch
      const place = `${latitude}, ${longitude} is far from ${timeZone}`
      inFile('branches.ts', entryName(branch))(
        'latitude',
        `${place}: see whether latitude and longitude are exchanged`,
      )
    }
  }
  for (const certificate of all.certificates) {
    const { en } = certificate.source
    const report = inFile('certificates.ts', entryName(certificate))
    if (/^an? |\b(of|by) an? /i.test(en))
      report('source.en', `“${en}” names nobody: name the issuer`)
    const { validUntil } = certificate
    // A day or a year, and the last one.
    if (validUntil < new Date().toISOString().slice(0, validUntil.length))
      report('validUntil', `${validUntil} is over: renew it, or take the certificate out`)
  }
  const { length } = all.carouselLogos
  if (length > 6)
    inFile('partners.ts')(
      'carouselLogos',
      `${length} logos, of which six are shown: move the others to partners`,
    )
  for (const [name, entries] of [
    ['clients', all.clients],
    ['partners', [...all.partners, ...all.carouselLogos]],
  ] as const) {
    const logos = entries.map(({ logo }) => (typeof logo === 'string' ? logo : logo.file))
    for (const logo of repeated(logos))
      inFile(fileOf(name))('logo', `${logo} is used twice: draw another`)
  }
}

/** Titles of 50 to 60 characters with the company's name, descriptions of 120 to 160. */
function adviseHeads({ pages: all, articles, company }: Content, inFile: InFile): void {
  const intros = Object.entries(all).map(([key, page]) => ({ file: 'pages.ts', key, page }))
  const posts = articles.map(({ slug, page }) => ({ file: `blogs/${slug}.ts`, key: 'page', page }))
  const heads = [...intros, ...posts]
  for (const locale of languages) {
    const suffix = ` — ${company.name[locale]}`
    for (const { file, key, page } of heads) {
      const report = inFile(file, key)
      const titleLength = page.title[locale].length + suffix.length
      const counted = `characters with “${suffix}”`
      adviseLength(titleLength, 50, 60, report, `title.${locale}`, counted)
      adviseLength(page.description[locale].length, 120, 160, report, `description.${locale}`)
    }
    for (const field of ['title', 'description'] as const) {
      for (const [index, { file, key, page }] of heads.entries()) {
        const text = page[field][locale]
        const before = heads.slice(0, index).find((head) => head.page[field][locale] === text)
        if (before)
          inFile(file, key)(
            `${field}.${locale}`,
            `is that of ${before.key} in ${before.file} as well: write another`,
          )
      }
    }
  }
}

function adviseProjects({ projects: all }: Content, inFile: InFile): void {
  for (const locale of languages) {
    for (const title of repeated(all.map((project) => project.title[locale])))
      inFile('projects.ts')(`title.${locale}`, `${title} is used twice: write another`)
    for (const project of all) {
      const report = inFile('projects.ts', entryName(project))
      adviseLength(project.description[locale].length, 1, 200, report, `description.${locale}`)
    }
  }
  for (const project of all) {
    const { figure } = project.story
    const counted = [figure?.from, figure?.to].map((end) => countedThing(end?.label.en ?? ''))
    if (counted[0] !== counted[1]) {
      const both = `“${figure?.from.label.en}” and “${figure?.to.label.en}”`
      inFile('projects.ts', entryName(project))(
        'story.figure',
        `${both} count two things: write the same words beside both numbers`,
      )
    }
    for (const [side, end] of Object.entries(project.story.figure ?? {})) {
      for (const locale of languages) {
        const numbers = end.label[locale].match(/\d+/g)?.map(Number) ?? []
        if (numbers.length > 0 && !numbers.includes(end.value)) {
          inFile('projects.ts', entryName(project))(
            `story.figure.${side}.label.${locale}`,
            `“${end.label[locale]}” does not say ${end.value}, which is drawn: write the same`,
          )
        }
      }
    }
  }
}

/** The label without its numbers, in the singular. */
function countedThing(label: string): string {
  return label.replaceAll(/\d+/g, '#').replaceAll(/s(?= |$)/g, '')
}

function adviseServices({ services: all, solutions }: Content, inFile: InFile): void {
  const drawn = [...all, ...solutions.cards, ...solutions.sectorList]
  for (const icon of repeated(drawn.map((entry) => entry.icon)))
    inFile('services.ts')('icon', `${icon} is used twice: take or draw another`)
  for (const service of all) {
    const report = inFile(fileOf('services', service), entryName(service))
    for (const name of repeated(service.alsoCalled))
      report('alsoCalled', `${name} is used twice: take one out`)
  }
}

function advisePosts({ articles }: Content, inFile: InFile): void {
  for (const article of articles) {
    for (const locale of languages) {
      const words = article.content.map(({ text }) => text[locale].split(/\s+/).length)
      const total = words.reduce((sum, count) => sum + count, 0)
      if (total < 900)
        inFile(fileOf('articles', article))(
          `content.${locale}`,
          `${total} words: posts have 900 or more`,
        )
    }
  }
}

/** In ms, 60 days: how long before its expiry `security.txt` is told of. */
const notice = 60 * 86_400_000

function adviseFigures({ about, solutions, company }: Content, inFile: InFile): void {
  for (const [file, { figuresSource }] of [
    ['about.ts', about],
    ['solutions.ts', solutions],
  ] as const) {
    const days = languages.map((locale) => figuresSource[locale].match(/\d+/g)?.join('.'))
    const isDay = days.every((day) => day === days[0] && /^\d{1,2}\.\d{4}$/.test(day ?? ''))
    if (!isDay)
      inFile(file)('figuresSource', 'does not tell the same day in all languages: write one day')
  }
  const { until } = company.securityContact
  if (Date.parse(until) < Date.now() + notice)
    inFile('company.ts')(
      'securityContact.until',
      `${until} is near or over: confirm it and move the date`,
    )
}

/** A drawing shows no data, and is captioned by its alt: a photograph or nothing else may. */
function adviseDrawings(all: Content, inFile: InFile): void {
  const pictures = [
    ...all.home.featured.map(({ picture }) => ['home.ts', 'featured', picture] as const),
    ...all.blogPosts.flatMap((post) =>
      (['imgSrc', 'bgSrc'] as const).map(
        (field) =>
          [fileOf('blogPosts', post), `${entryName(post)}: ${field}`, post[field]] as const,
      ),
    ),
    ...all.services.flatMap((service) =>
      service.images.map((one) => [fileOf('services', service), 'images', one] as const),
    ),
    ...all.milestones.map((one) => ['milestones.ts', entryName(one), one.sectorImg] as const),
  ]
  for (const [file, name, { file: source, alt }] of pictures) {
    const claim = source.endsWith('.svg') && alt.en.match(dataWords)?.[0]
    if (claim) inFile(file, name)('alt.en', `“${claim}” claims data: say what is drawn, or nothing`)
    if (source.startsWith('crop-') && !all.company.isSample)
      inFile(file, name)('file', `${source} shows the sample's name: name another drawing`)
  }
}

/** A place's clock is near its longitude; where its latitude is much nearer, they may be exchanged. */
function looksSwapped(branch: Content['branches'][number]): boolean {
  const january = new Date('2026-01-01T00:00Z')
  const options = { timeZone: branch.timeZone, timeZoneName: 'longOffset' } as const
  const shown = new Intl.DateTimeFormat('en', options).format(january)
  const [, sign = '', hours = 0, minutes = 0] = shown.match(/GMT([+-])(\d+):(\d+)/) ?? []
  const clock = (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1)
  const distance = (degrees: number) => Math.abs(clock - degrees / 15)
  return distance(branch.longitude) - distance(branch.latitude) > 1
}

function adviseLength(
  length: number,
  from: number,
  to: number,
  report: Report,
  field: string,
  counted = 'characters',
): void {
  if (length < from || length > to)
    report(field, `${length} ${counted} instead of ${from} to ${to}`)
}

/** Of a page's own lists; where ids and keys of collections are used twice, that is a problem. */
function adviseIds(value: unknown, report: Report, field = ''): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const name of repeated(value.map((entry) => entryName(entry)).filter(Boolean)))
      report(field, `${name} is used twice: give the newer one another`)
  }
  for (const [key, part] of Object.entries(value))
    adviseIds(part, report, field ? `${field}.${key}` : key)
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const isKnown = seen.has(value)
    seen.add(value)
    return isKnown
  })
}
