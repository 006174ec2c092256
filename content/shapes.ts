/**
 * One description of each collection: its fields, their kinds and their limits. The checks and their
 * messages come from it, and a type test holds it equal to `types.ts`. It never reaches a visitor.
 *
 * `write` in a field's meta is what to do about a missing or wrong value.
 */
import {
  array,
  boolean,
  type InferType,
  type ISchema,
  lazy,
  mixed,
  number,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup'
import { languageRules, languages } from './languages.ts'
import type { BlogSubject, ContentDate, Locale, Logo, MarkPath, Picture } from './types.ts'

/** What the site knows beside the content. */
export type Site = Readonly<{
  icons: readonly string[]
  letters: readonly string[]
  pages: readonly string[]
  /** Of pages and posts, in every language. */
  paths: readonly string[]
}>

/** And which icons no entry has yet. */
export type ShapeContext = Site & Readonly<{ freeIcons: readonly string[] }>

function entry<Shape extends ObjectShape>(shape: Shape) {
  return entryOrNone(shape).required()
}

/** Names the fields it has for a message about one that it does not have. */
function entryOrNone<Shape extends ObjectShape>(shape: Shape) {
  return object(shape)
    .noUnknown()
    .default(undefined)
    .optional()
    .meta({ write: `{ ${Object.keys(shape).join(', ')} }`, fields: Object.keys(shape) })
}

function list<T>(of: ISchema<T>, write = '[ … ]') {
  return array<object, T>(of).required().meta({ write })
}

function localized<T>(make: (locale: Locale) => ISchema<T>) {
  const shape = Object.fromEntries(languages.map((locale) => [locale, make(locale)]))
  return entry(shape as Record<Locale, ISchema<T>>)
}

/** Spaces alone would show nothing. */
const written = string().required().matches(/\S/, { excludeEmptyString: true })

function textIn(locale: Locale) {
  const { name, otherScript } = languageRules[locale]
  return written
    .meta({ write: `the ${name} text` })
    .test('language', ({ value }) => `${otherScript(value)}: write the ${name} text`, isWritten)
  function isWritten(value: string | undefined): boolean {
    return !value || otherScript(value) === undefined
  }
}

const text = localized(textIn)

/** Of companies and products: it may be the same in every language. */
const ownName = localized((locale) =>
  written.meta({ write: `the ${languageRules[locale].name} name` }),
)

/** Empty in all languages or in none: the alt of a picture that only decorates, a lone branch. */
const textOrNone = localized((locale) =>
  string()
    .defined()
    .meta({ write: `the ${languageRules[locale].name} text, or '' in every language` })
    .test('all-or-none', (value, { parent, createError }) => {
      const texts = languages.map((other) => (parent as Record<string, unknown>)[other])
      if (texts.every((other) => other === '')) return true
      const { name, otherScript } = languageRules[locale]
      const problem = value ? otherScript(value) : 'is empty'
      if (problem === undefined) return true
      return createError({ message: `${problem}: write the ${name} text, or '' in every language` })
    }),
)

/** Lists of texts that are as long in every language. */
function texts(least: number, most = Number.POSITIVE_INFINITY) {
  return localized((locale) =>
    list(textIn(locale), `[ ${languageRules[locale].name} texts ]`),
  ).test('length', (lists, { createError }) => {
    const lengths = languages.map((locale) => lists[locale]?.length ?? 0)
    const [first = 0] = lengths
    const said = languages.map((locale, at) => `${lengths[at]} in ${languageRules[locale].name}`)
    if (new Set(lengths).size > 1) {
      return createError({ message: `${said.join(', ')}: write as many in each language` })
    }
    const span = most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`
    if (first < least || first > most) {
      return createError({ message: `${first} texts: write ${span}` })
    }
    return true
  })
}

function oneOf<T extends string | number>(...values: readonly T[]) {
  return mixed<T>()
    .required()
    .oneOf(values)
    .meta({ write: `one of ${values.join(', ')}` })
}

const whole = (from: number, to: number) =>
  number()
    .required()
    .integer()
    .min(from)
    .max(to)
    .meta({ write: `a whole number from ${from} to ${to}` })

const id = number().required().integer().min(1).meta({ write: 'the next free whole number' })

const key = string()
  .required()
  .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ write: 'lower-case words and hyphens, wadi-municipality' })

const day = (write: string, pattern: RegExp) =>
  string<ContentDate>()
    .required()
    .meta({ write })
    .test(
      'date',
      ({ value }) => `${value} is not a date: write ${write}`,
      (value) => {
        if (!value) return true
        const parsed = new Date(value)
        const isReal = pattern.test(value) && !Number.isNaN(parsed.getTime())
        return isReal && parsed.toISOString().startsWith(value)
      },
    )

const date = day("a day, '2025-06-02', or a year, '2025'", /^\d{4}(-\d\d-\d\d)?$/)

/** On the 32 unit grid, M, L, H, V and Z alone. */
const mark = string<MarkPath>()
  .required()
  .meta({
    write:
      "a path of M, L, H, V and Z between 0 and 32, 'M3 29L17 5L29 29Z', or { file: 'acme.svg' }",
  })
  .test(
    'path',
    ({ spec }) => `is not a path on the 32 unit grid: write ${spec.meta.write}`,
    (path) => {
      const numbers = path?.match(/-?[\d.]+/g)?.map(Number) ?? []
      const isDrawn = /^M[MLHVZ\d\s.-]+$/.test(path ?? 'M0')
      return isDrawn && numbers.every((value) => value >= 0 && value <= 32)
    },
  )

const logo = lazy((value: unknown) => (isObject(value) ? logoFile : mark))

const logoFile = entry({
  file: string<Exclude<Logo, string>['file']>()
    .required()
    .matches(/\.(svg|png|webp)$/)
    .meta({ write: "the name of an SVG, PNG or WebP file, 'acme.svg'" }),
})

/** A name that the site knows, from the context of the check. */
const icon = string()
  .required()
  .meta({ write: 'a name of app/art/icons.ts' })
  .test('icon', (name, { options, createError }) => {
    const { icons, freeIcons } = options.context as ShapeContext
    if (!name || icons.includes(name)) return true
    const advice = freeIcons.length > 0 ? `a free one, ${freeIcons.join(', ')}` : icons.join(', ')
    return createError({ message: `${name} is not in app/art/icons.ts: write ${advice}` })
  })

const letter = string().test('letter', (name, { options, createError }) => {
  const { letters } = options.context as Site
  if (name === undefined || letters.includes(name)) return true
  const advice = letters.length > 0 ? `write ${letters.join(', ')}` : 'take it out'
  return createError({ message: `${name} is not in app/brand/identity.ts: ${advice}` })
})

const address = string()
  .required()
  .meta({ write: 'a web address, https://www.company.com' })
  .test(
    'https',
    ({ value, spec }) => `${value} is no web address: write ${spec.meta.write}`,
    (value) => (!value ? true : /^https:\/\/[^\s/]+\.\S+$/.test(value) && URL.canParse(value)),
  )

const email = string()
  .required()
  .meta({ write: 'an e-mail address, hello@company.com' })
  .matches(/^[^\s@:<>,;]+@[^\s@:<>,;]+\.[^\s@:<>,;]+$/)

const picture = entry({
  file: string<Picture['file']>().required().meta({ write: "a file's name, 'riyadh-office.jpg'" }),
  alt: textOrNone,
})

const sector = oneOf('government', 'private', 'health', 'education', 'communications', 'platform')

const head = { kicker: text, heading: text }

const sectionHead = entry(head)

const call = entry({ heading: text, text, label: text })

const titled = entry({ title: text, text })

const client = entry({ key, name: ownName, sector, logo })

const partner = entry({
  key,
  name: string().required().meta({ write: "the product's name" }),
  use: text,
  logo,
})

const beforeOrAfter = entry({ value: whole(1, 100), label: text })

const project = entry({
  id,
  title: text,
  description: text,
  projectDate: date,
  client: string().required().meta({ write: 'a key of clients.ts' }),
  story: entry({
    problem: text,
    work: text,
    change: text,
    figure: entryOrNone({ from: beforeOrAfter, to: beforeOrAfter }).test(
      'change',
      'is the same before and after: write two values, or leave the figure out',
      (figure) => !figure || figure.from?.value !== figure.to?.value,
    ),
  }),
})

const milestone = entry({
  id,
  index: id,
  sector,
  sectorImg: picture,
  project: id.meta({ write: 'the id of a project' }),
  points: texts(1, 6),
})

const subject = oneOf<BlogSubject>('subject1', 'subject2', 'subject3', 'subject4', 'subject5')

const post = {
  id,
  subject,
  imgSrc: picture,
  bgSrc: picture,
  title: text,
  desc: text,
  recap: text,
  link: string<`/blogs/${string}`>()
    .required()
    .meta({ write: "the path of a post, '/blogs/first-blog'" }),
}

const drawnFigure = entryOrNone({
  caption: text,
  isCounted: boolean().meta({ write: 'true or false' }),
  rows: list(
    entry({
      label: text,
      value: number().required().min(0).meta({ write: 'a number' }),
      shown: text,
    }),
  ),
})

const article = entry({
  ...post,
  date,
  slug: key.meta({ write: "the file's name, first-blog" }),
  page: entry({ title: text, description: text }),
  content: list(entry({ type: oneOf('h2', 'h3', 'p'), text, figure: drawnFigure })),
})

const sheet = entry({ sheet: oneOf(1, 2, 3, 4, 5, 6), alt: textOrNone })

const certificate = entry({
  id,
  title: ownName,
  image: lazy((value: unknown) => (isObject(value) && 'file' in value ? picture : sheet)),
  description: text,
  source: text,
  number: string()
    .required()
    .matches(/^\d+(-\d+)*$/)
    .meta({ write: "digits and hyphens, '27-001846'" }),
  validUntil: date,
  PdfUrl: string().defined().meta({ write: "'' or an address" }),
  columns: oneOf(6),
})

const otherNames = list(string().required().meta({ write: 'another name' }))

const service = entry({
  id,
  name: text,
  alsoCalled: otherNames,
  icon,
  title: text,
  lead: text,
  facts: entry({ forWhom: text, duration: text, team: text }),
  description: texts(2),
  images: list(picture).min(1).meta({ write: 'one picture or more' }),
  projects: list(id.meta({ write: 'the id of a project' }), '[ ids of projects ]').min(1),
  subSections: list(titled)
    .meta({ write: 'none, or 2 to 6 parts' })
    .test('parts', (parts, { createError }) => {
      const { length } = parts ?? []
      if (length === 0 || (length > 1 && length < 7)) return true
      return createError({ message: `${length} parts: write none, or 2 to 6` })
    }),
  receives: texts(1),
})

/** A counted noun in each form that the language has: English has two, Arabic six. */
function countedNoun(locale: Locale) {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const forms = pluralCategories.map((form) => [
    form,
    textIn(locale).meta({ write: `the ${languageRules[locale].name} form for “${form}”` }),
  ])
  return entry(Object.fromEntries(forms)) as unknown as Schema<PluralForms>
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const figureFields = { value: id.meta({ write: 'a whole number' }), label: localized(countedNoun) }

const figure = entry(figureFields)

const companyFigure = entry({
  isOnClientsPage: mixed<true>().oneOf([true]).optional().meta({ write: 'true, or nothing' }),
  ...figureFields,
})

const about = entry({
  intro: texts(1),
  whyUs: sectionHead,
  values: list(
    entry({
      id,
      letter,
      title: text,
      text,
      rule: text,
    }),
  ).min(1),
  numbers: sectionHead,
  figuresSource: text,
  figures: list(companyFigure).min(1),
  purpose: sectionHead,
  vision: titled,
  mission: titled,
  valuesTitle: text,
  story: sectionHead,
  storyEntries: list(
    entry({
      id,
      year: whole(1900, 2100),
      title: text,
      text,
      project: id.optional().meta({ write: 'the id of a project' }),
    }),
  ).min(1),
})

const phone = string()
  .required()
  .matches(/^\+\d{1,3}( \d+)+$/)
  .meta({ write: "the international form with spaces, '+966 11 000 0000'" })

const branch = entry({
  id,
  city: text,
  country: text,
  role: textOrNone,
  address: ownName,
  phone,
  latitude: number().required().min(-90).max(90).meta({ write: 'degrees from -90 to 90' }),
  longitude: number().required().min(-180).max(180).meta({ write: 'degrees from -180 to 180' }),
  timeZone: string()
    .required()
    .meta({ write: "an IANA name, 'Asia/Riyadh'" })
    .test(
      'zone',
      ({ value, spec }) => `${value} is unknown: write ${spec.meta.write}`,
      (value) => !value || isTimeZone(value),
    ),
})

/** `Intl.supportedValuesOf` lists only one name of each zone: Asia/Calcutta, not Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const company = entry({
  isSample: boolean().required().meta({ write: 'true or false' }),
  sampleNotice: text,
  name: ownName,
  legalLine: ownName,
  tagline: text,
  website: address,
  email,
  phone: phone.optional(),
  whatsapp: phone.optional(),
  productSite: address,
  securityContact: entry({
    email,
    until: day("a day, '2027-11-01'", /^\d{4}-\d\d-\d\d$/) as unknown as Schema<string>,
  }),
  social: list(
    entry({
      key: oneOf('x', 'linkedin'),
      name: string().required().meta({ write: "the network's name" }),
      url: address,
    }),
  ),
  registrations: list(text).optional(),
})

const home = entry({
  heroKicker: text,
  heroCaption: text,
  logosCaption: text,
  definition: entryOrNone({ word: text, kind: text, meanings: texts(1), statement: text }),
  approach: sectionHead,
  steps: list(entry({ id, title: text, text })).min(1),
  services: sectionHead,
  servicesAsk: entry({ text, label: text }),
  numbers: sectionHead,
  projects: sectionHead,
  featured: list(entry({ id: id.meta({ write: 'the id of a project' }), picture })).min(1),
  sectors: sectionHead,
  certificates: sectionHead,
  posts: sectionHead,
  contact: call,
})

const contact = entry({
  afterwards: sectionHead,
  steps: list(entry({ id, when: text, title: text, text })).min(1),
  hours: text,
  privacy: entry({
    ...head,
    parts: list(entry({ id, title: text, text })).min(1),
    keptTitle: text,
    keptText: text,
    kept: list(
      entry({
        names: list(string().required().meta({ write: 'the name of a stored entry' })).min(1),
        text,
      }),
    ),
  }),
})

const solutions = entry({
  provide: sectionHead,
  cards: list(
    entry({
      id,
      icon,
      title: text,
      text,
      forWhom: text,
      service: id.meta({ write: 'the id of a service' }),
      project: id.meta({ write: 'the id of a project' }),
    }),
  ).min(1),
  sectors: sectionHead,
  sectorList: list(entry({ id, name: text, icon, gridColumn: oneOf(1, 2, 3) })).min(1),
  moreSectors: figure,
  numbers: sectionHead,
  figuresSource: text,
  figures: list(figure).min(1),
  reachUs: call,
})

/** Old paths end up in configurations of servers, unescaped. */
const redirects = lazy((value: unknown) =>
  entry(
    Object.fromEntries(
      Object.keys(value ?? {}).map((from) => [from, redirectTarget(from)]),
    ) as Record<string, Schema<string>>,
  ).meta({ write: "{ '/our-work.html': '/projects' }" }),
)

/** Files of every built site, and folders of them. */
const ownFile =
  /^\/((data|media|\.well-known)(\/.*)?|(index|404|offline)\.html|(sitemap|feed)\.xml|(robots|llms|licenses)\.txt|sw\.js|favicon\.\w+|manifest\.webmanifest)$/

function redirectTarget(from: string) {
  return string()
    .required()
    .meta({ write: "a path of the site, '/projects'" })
    .test('redirect', (to, { options, createError }) => {
      const { paths } = options.context as Site
      const old = from.replace(/\/\*$/, '')
      if (old.includes('%'))
        return createError({ message: `is written in codes: write ${readable(old)}` })
      const folder = `${old.toLowerCase().replace(/\/+$/, '')}/`
      const own = folder === '/' ? undefined : paths.find((path) => `${path}/`.startsWith(folder))
      if (own) {
        const what = `${own}/` === folder ? 'is a page of this site' : `holds ${own} of this site`
        return createError({ message: `${what}: take the line out` })
      }
      if (!/^\/[^\s"'{}()*;$\\?#]*[^\s"'{}()*;$\\?#/]$/.test(old))
        return createError({ message: "is no old path: write '/our-work.html' or '/news/*'" })
      if (ownFile.test(old))
        return createError({ message: 'is a file of this site: take the line out' })
      if (!to || paths.includes(to.replace(/[?#].*/, ''))) return true
      return createError({ message: `${to} leads nowhere: write one of ${paths.join(', ')}` })
    })
}

/** As a person reads it: browsers copy an address in codes, and hosts compare it without. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return 'it in letters'
  }
}

const pageIntro = entry({
  name: text,
  alsoCalled: otherNames.optional(),
  title: text,
  description: text,
  heading: text,
  lead: text,
})

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Lists have a shape for each entry, so that a line names the entry. */
export const entryShapes = {
  articles: article,
  blogPosts: lazy((value: unknown) => (isObject(value) && 'slug' in value ? article : entry(post))),
  branches: branch,
  carouselLogos: partner,
  certificates: certificate,
  clients: client,
  faqs: entry({ id, question: text, answer: text }),
  milestones: milestone,
  partners: partner,
  projects: project,
  services: service,
} as const

/** Everything else is described as a whole. */
export const wholeShapes = {
  about,
  blogSlugs: list(key),
  blogSubjects: entry({
    subject1: text,
    subject2: text,
    subject3: text,
    subject4: text,
    subject5: text,
  }),
  company,
  contact,
  home,
  newsletter: call,
  pages: lazy((_: unknown, { context }) => {
    const names = [...(context as Site).pages, 'blogDetail']
    return entry(Object.fromEntries(names.map((name) => [name, pageIntro])))
  }),
  redirects,
  sectorNames: entry({
    government: text,
    private: text,
    health: text,
    education: text,
    communications: text,
    platform: text,
  }),
  solutions,
} as const

export type EntryOf<Name extends keyof typeof entryShapes> = InferType<(typeof entryShapes)[Name]>
export type WholeOf<Name extends keyof typeof wholeShapes> = InferType<(typeof wholeShapes)[Name]>
