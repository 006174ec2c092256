/**
 * The shape of everything an editor can change.
 * `content/` imports nothing from `app/`; `app/loaders/` turns a `Localized` text into the string of
 * one language. A missing translation is a type error here.
 */

export type Locale = 'en' | 'ar'

/** One value for each language, side by side. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A day, `2025-03-12`, or only a year, `2024`. */
export type ContentDate = `${number}-${number}-${number}` | `${number}`

/** SVG path data on a 32 by 32 grid, drawn as a 2 to 3 unit stroke. */
export type MarkPath = `M${string}`

/**
 * One path, or a file in `content/pictures/` without a ground, of which the outline is shown in the colour
 * of the text.
 */
export type Logo = MarkPath | Readonly<{ file: `${string}.${'svg' | 'png' | 'webp'}` }>

/** A key of `app/art/icons.ts`. */
export type IconName = string

/** A photograph, a scan or an SVG drawing: a file in `content/pictures/`, 1280 by 800 pixels or more. */
export type Picture = Readonly<{
  /** Lower-case words and hyphens, `riyadh-office.jpg`. */
  file: `${string}.${'jpg' | 'jpeg' | 'png' | 'webp' | 'avif' | 'svg'}`
  /** Empty in both languages where the picture is decorative. */
  alt: Localized
}>

export type PageIntro = Readonly<{
  /** Short name for navigation and breadcrumbs. */
  name: Localized
  /** Other names in any language, by which the search finds the page; shown nowhere. */
  alsoCalled?: readonly string[]
  /** `<title>` without the company's name. */
  title: Localized
  /** Meta description, 120 to 160 characters. */
  description: Localized
  /** The page's only `h1`. */
  heading: Localized
  lead: Localized
}>

/** The sectors a client or a milestone belongs to. */
export type SectorKey =
  | 'government'
  | 'private'
  | 'health'
  | 'education'
  | 'communications'
  | 'platform'

export type Client = Readonly<{
  key: string
  name: Localized
  sector: SectorKey
  logo: Logo
}>

export type Partner = Readonly<{
  key: string
  /** Product names stay in Latin script in both languages. */
  name: string
  /** What we build with it, in two or three words. */
  use: Localized
  logo: Logo
}>

export type Project<ClientKey extends string = string> = Readonly<{
  /** Never changes and is never used again. */
  id: number
  title: Localized
  description: Localized
  /** The day it was handed over. */
  projectDate: ContentDate
  /** Key of an entry of `clients.ts`, which also holds the client's logo. */
  client: ClientKey
  story: ProjectStory
}>

/** What opens below a project in the register. */
export type ProjectStory = Readonly<{
  /** What was wrong. */
  problem: Localized
  /** What was done. */
  work: Localized
  /** What is different since. */
  change: Localized
  /** Whole numbers from 1 to 100 that count the same thing before and after, as in the texts. */
  figure?: Readonly<{
    from: Readonly<{ value: number; label: Localized }>
    to: Readonly<{ value: number; label: Localized }>
  }>
}>

export type Milestone = Readonly<{
  id: number
  index: number
  sector: SectorKey
  sectorImg: Picture
  /** The id of a project: its client, whose logo is the milestone's client image, and its figure. */
  project: number
  /** 1 to 6 bullet points; the first is a result of that project, whose figure is beside it. */
  points: Localized<readonly string[]>
}>

export type StoryEntry = Readonly<{
  id: number
  year: number
  title: Localized
  text: Localized
  /** The id of the project it tells of, which has to be of that year. */
  project?: number
}>

export type BlogSubject = 'subject1' | 'subject2' | 'subject3' | 'subject4' | 'subject5'

export type BlogBlock = Readonly<{
  type: 'h2' | 'h3' | 'p'
  text: Localized
  figure?: BlogFigure
}>

/** In preparation, and so without a date, while no article has its id. */
export type BlogPost = Readonly<{
  id: number
  subject: BlogSubject
  imgSrc: Picture
  bgSrc: Picture
  title: Localized
  desc: Localized
  /** Two lines for the card. */
  recap: Localized
  /** Path of the page the card leads to. */
  link: `/blogs/${string}`
}>

/** Drawn below its paragraph. */
export type BlogFigure = Readonly<{
  caption: Localized
  /** Whole numbers of up to a hundred, a bead for each; otherwise a thread of that length. */
  isCounted?: boolean
  rows: readonly Readonly<{ label: Localized; value: number; shown: Localized }>[]
}>

export type BlogArticle = BlogPost &
  Readonly<{
    slug: string
    /** The day it was published. */
    date: ContentDate
    /** For search results; the title without the company's name. */
    page: Readonly<{ title: Localized; description: Localized }>
    content: readonly BlogBlock[]
  }>

export type Certificate = Readonly<{
  id: number
  title: Localized
  /** A scan, or which of the six drawings is in its place. */
  image: Picture | Readonly<{ sheet: 1 | 2 | 3 | 4 | 5 | 6; alt: Localized }>
  description: Localized
  source: Localized
  /** As on the sheet: digits, hyphens. */
  number: string
  /** The last day on which it holds. */
  validUntil: ContentDate
  /** Nothing reads it yet. */
  PdfUrl: string
  /** Grid columns of twelve. */
  columns: 6
}>

/** The 17 services have a file each under `services/`. */
export type Service = Readonly<{
  /** 1 to 17; also the value of `?page`. */
  id: number
  name: Localized
  /**
   * Other names and short forms, in whatever language: the search finds the service by them in both
   * languages, before anything else. They are shown nowhere. Two services may share one.
   */
  alsoCalled: readonly string[]
  icon: IconName
  title: Localized
  lead: Localized
  /** What a buyer reads first, beside the projects. */
  facts: Readonly<{ forWhom: Localized; duration: Localized; team: Localized }>
  /** Paragraphs. */
  description: Localized<readonly string[]>
  images: readonly Picture[]
  /** Ids of one or two projects of which it was a part, its proof; the text may name them. */
  projects: readonly number[]
  /** None, or 2 to 6 parts of the subject. */
  subSections: readonly Readonly<{ title: Localized; text: Localized }>[]
  /** Deliverables. */
  receives: Localized<readonly string[]>
}>

export type Sector = Readonly<{
  id: number
  name: Localized
  icon: IconName
  /** Width in columns. */
  gridColumn: 1 | 2 | 3
}>

/** Kicker and heading of a section. */
export type SectionHead = Readonly<{ kicker: Localized; heading: Localized }>

export type Value = Readonly<{
  id: number
  /** Of `letters` in `app/brand/identity.ts`: together they spell the company's name. */
  letter?: string
  title: Localized
  text: Localized
  /** What the company commits to. */
  rule: Localized
}>

export type Call = Readonly<{ heading: Localized; text: Localized; label: Localized }>

export type Card = Readonly<{
  id: number
  icon: IconName
  title: Localized
  text: Localized
  forWhom: Localized
  /** The id of the service that builds it. */
  service: number
  /** The id of a project that it was built for. */
  project: number
}>

/** Shown with a plus sign: +220 projects. */
export type Figure = Readonly<{
  value: number
  /** The counted noun in every plural form the language has. */
  label: Localized<Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>>
}>

export type CompanyFigure = Readonly<{
  /** The first that has it is shown on the clients' page as well. */
  isOnClientsPage?: true
  value: number
  label: Figure['label']
}>

export type Question = Readonly<{ id: number; question: Localized; answer: Localized }>

/** What the contact page says beside the form and the offices. */
export type ContactContent = Readonly<{
  afterwards: SectionHead
  /** In the order in which they follow a message; `when` is a span of time. */
  steps: readonly Readonly<{ id: number; when: Localized; title: Localized; text: Localized }>[]
  /** The days and hours of the offices. */
  hours: Localized
  privacy: PrivacyContent
}>

/** What becomes of visitors' data, at `/contact-us#privacy`: footer and forms lead there. */
export type PrivacyContent = SectionHead &
  Readonly<{
    parts: readonly Readonly<{ id: number; title: Localized; text: Localized }>[]
    keptTitle: Localized
    keptText: Localized
    /** What the site stores in a browser, as the browser lists it; `*` stands for what follows. */
    kept: readonly Readonly<{ names: readonly string[]; text: Localized }>[]
  }>

export type Branch = Readonly<{
  id: number
  city: Localized
  country: Localized
  /** Distinguishes two branches in one city; otherwise empty. */
  role: Localized
  /** As it is written on a letter: of an office abroad in Latin letters. */
  address: Localized
  /** International form, `+966 11 000 0000`. */
  phone: string
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  /** IANA name. */
  timeZone: string
}>

/** Top to bottom; lists come from the other collections. */
export type HomeContent = Readonly<{
  heroKicker: Localized
  /** Under the hero's drawing. */
  heroCaption: Localized
  logosCaption: Localized
  /** The dictionary entry: the word, its kind and its meanings. Without it, the section is left out. */
  definition?: Readonly<{
    /** With full vowel marks in Arabic, the only heading that has them. */
    word: Localized
    kind: Localized
    meanings: Localized<readonly string[]>
    statement: Localized
  }>
  approach: SectionHead
  steps: readonly Readonly<{ id: number; title: Localized; text: Localized }>[]
  services: SectionHead
  /** The cell after the last service. */
  servicesAsk: Readonly<{ text: Localized; label: Localized }>
  numbers: SectionHead
  projects: SectionHead
  /** The three shown, the large one first; `id` is a project's. */
  featured: readonly Readonly<{ id: number; picture: Picture }>[]
  sectors: SectionHead
  certificates: SectionHead
  posts: SectionHead
  contact: Call
}>

export type AboutContent = Readonly<{
  /** Paragraphs. */
  intro: Localized<readonly string[]>
  whyUs: SectionHead
  values: readonly Value[]
  numbers: SectionHead
  /** Where and on which day the figures are counted. */
  figuresSource: Localized
  figures: readonly CompanyFigure[]
  purpose: SectionHead
  vision: Readonly<{ title: Localized; text: Localized }>
  mission: Readonly<{ title: Localized; text: Localized }>
  /** Over the values and their rules, beside vision and mission. */
  valuesTitle: Localized
  story: SectionHead
  storyEntries: readonly StoryEntry[]
}>

export type SolutionsContent = Readonly<{
  provide: SectionHead
  cards: readonly Card[]
  sectors: SectionHead
  sectorList: readonly Sector[]
  /** The +10 card after the list. */
  moreSectors: Figure
  numbers: SectionHead
  /** Where and on which day the figures are counted. */
  figuresSource: Localized
  figures: readonly Figure[]
  reachUs: Call
}>

export type NewsletterContent = Call

/** From an old path to a path of the site; `/*` at the end of the old one stands for all below it. */
export type Redirects = Readonly<Record<`/${string}`, `/${string}`>>

export type Company = Readonly<{
  /**
   * Whether company, clients and certificates are fictional. While true, certificates, every page's
   * footer, the structured data and llms.txt say so; false once the content is your own.
   */
  isSample: boolean
  /** The sentence that says so. */
  sampleNotice: Localized
  name: Localized
  /** Follows the © and the year. */
  legalLine: Localized
  tagline: Localized
  website: string
  email: string
  /** `+966 11 000 0000`, in the mailbox, the footer and the phone's menu; left out, it is in none. */
  phone?: string
  /** The number that WhatsApp knows, in the same form and the same places. */
  whatsapp?: string
  productSite: string
  /** For reports of security problems; `until` is a day (`2027-11-01`). */
  securityContact: Readonly<{ email: string; until: string }>
  social: readonly Readonly<{ key: 'x' | 'linkedin'; name: string; url: string }>[]
  /** Commercial register, VAT number and the like, in the footer's small print. */
  registrations?: readonly Localized[]
}>
