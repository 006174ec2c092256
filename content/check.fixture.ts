/** A small content without problems, so that tests of the checks do not depend on what editors write. */
import type { Content } from './all.ts'
import { inEachLanguage } from './in-each-language.fixture.ts'
import { languages } from './languages.ts'
import { pages } from './pages.ts'
import type { BlogPost, Figure, Localized, PageIntro, Picture, Project } from './types.ts'

const text = (en: string): Localized => ({
  ...inEachLanguage({ en: 'A text', ar: 'نصّ واحد' }),
  en,
})

const head = { kicker: text('Kicker'), heading: text('Heading') }

const call = { heading: text('Write'), text: text('Write to us.'), label: text('Write') }

const titled = { title: text('Title'), text: text('Text.') }

const picture: Picture = { file: 'city-deep.svg', alt: inEachLanguage({ en: '', ar: '' }) }

const intro: PageIntro = {
  ...{ name: text('Page'), title: text('Title'), description: text('Description') },
  ...{ heading: text('Heading'), lead: text('Lead') },
}

/** Spelt out in each plural form that a language has. */
const nouns = inEachLanguage({ en: 'projects', ar: 'مشروع' })
const figure: Figure = {
  value: 12,
  label: Object.fromEntries(
    languages.map((key) => {
      const { pluralCategories } = new Intl.PluralRules(key).resolvedOptions()
      return [key, Object.fromEntries(pluralCategories.map((form) => [form, nouns[key]]))]
    }),
  ) as Figure['label'],
}

const story = { problem: text('It was slow.'), work: text('We did.'), change: text('It is quick.') }

const project = (id: number, projectDate: Project['projectDate'], client: string): Project => ({
  ...{ id, projectDate, client, story },
  title: text(`Project ${id}`),
  description: text('A register.'),
})

const post = (id: number, subject: BlogPost['subject']): BlogPost => ({
  ...{ id, subject, imgSrc: picture, link: '/blogs/first' },
  ...{ title: text('Post'), desc: text('A post.'), recap: text('Short.') },
  bgSrc: { file: 'riyadh-office.jpg', alt: text('An office') },
})

const article = {
  ...post(1, 'subject1'),
  slug: 'first',
  date: '2025-04-01',
  page: { title: text('Post'), description: text('A post.') },
  content: [
    { type: 'h2', text: text('Heading') },
    {
      type: 'p',
      text: text('Paragraph.'),
      figure: {
        caption: text('Two rows'),
        isCounted: true,
        rows: [{ label: text('Before'), value: 4, shown: text('four') }],
      },
    },
  ],
} as const satisfies Content['articles'][number]

export const fixture: Content = {
  about: {
    intro: inEachLanguage({ en: ['Who we are.'], ar: ['من نحن.'] }),
    whyUs: head,
    values: [{ id: 1, letter: 'م', ...titled, rule: text('A rule.') }],
    numbers: head,
    figuresSource: text('Counted.'),
    figures: [figure],
    purpose: head,
    vision: titled,
    mission: titled,
    valuesTitle: text('Values'),
    story: head,
    storyEntries: [{ id: 1, year: 2025, project: 1, ...titled }],
  },
  articles: [article],
  blogPosts: [
    ...[article, post(2, 'subject2'), post(3, 'subject3')],
    ...[post(4, 'subject4'), post(5, 'subject5')],
  ],
  blogSlugs: ['first'],
  blogSubjects: {
    subject1: text('KPIs'),
    subject2: text('Governance'),
    subject3: text('Learning'),
    subject4: text('Maps'),
    subject5: text('Operations'),
  },
  branches: [
    {
      id: 1,
      ...{
        city: text('Riyadh'),
        country: text('Saudi Arabia'),
        role: inEachLanguage({ en: '', ar: '' }),
      },
      ...{ address: text('A street'), phone: '+966 11 000 0000' },
      ...{ latitude: 24.7136, longitude: 46.6753, timeZone: 'Asia/Riyadh' },
    },
  ],
  carouselLogos: [{ key: 'lumenfind', name: 'Lumenfind', use: text('Search'), logo: 'M2 2H30' }],
  certificates: [
    {
      id: 1,
      ...{ title: text('ISO'), description: text('A certificate.'), source: text('Makkuk House') },
      ...{ number: '27-1', validUntil: '2099-01-01', PdfUrl: '', columns: 6 },
      image: { sheet: 1, alt: text('A sheet') },
    },
  ],
  clients: [
    { key: 'wadi', name: text('Wadi'), sector: 'government', logo: 'M2 22H8V16Z' },
    { key: 'salwa', name: text('Salwa'), sector: 'health', logo: 'M2 24L8 30' },
  ],
  company: {
    isSample: true,
    sampleNotice: text('A sample.'),
    name: inEachLanguage({ en: 'Sample', ar: 'نموذج' }),
    legalLine: text('Sample.'),
    tagline: text('A tagline.'),
    website: 'https://www.sample.example',
    email: 'hello@sample.example',
    productSite: 'https://core.sample.example/modules',
    securityContact: { email: 'security@sample.example', until: '2099-01-01' },
    social: [{ key: 'x', name: 'X', url: 'https://x.example/sample' }],
  },
  contact: {
    afterwards: head,
    steps: [{ id: 1, when: text('A day'), ...titled }],
    hours: text('In the morning.'),
    privacy: {
      ...head,
      parts: [{ id: 1, ...titled }],
      keptTitle: text('Kept'),
      keptText: text('Nothing is sent.'),
      kept: [{ names: ['theme'], text: text('The theme.') }],
    },
  },
  faqs: [{ id: 1, question: text('Why?'), answer: text('Because.') }],
  home: {
    heroKicker: text('Data'),
    heroCaption: text('A caption.'),
    logosCaption: text('Partners'),
    definition: {
      word: text('sample'),
      kind: text('noun'),
      meanings: inEachLanguage({ en: ['A beam.'], ar: ['خشبة.'] }),
      statement: text('A loom.'),
    },
    approach: head,
    steps: [{ id: 1, ...titled }],
    services: head,
    servicesAsk: { text: text('Where?'), label: text('Ask') },
    numbers: head,
    projects: head,
    featured: [{ id: 1, picture }],
    sectors: head,
    certificates: head,
    posts: head,
    contact: call,
  },
  milestones: [
    {
      id: 1,
      index: 1,
      sector: 'government',
      sectorImg: picture,
      project: 1,
      points: inEachLanguage({ en: ['A result', 'Another'], ar: ['نتيجة', 'نتيجة أخرى'] }),
    },
  ],
  newsletter: call,
  pages: Object.fromEntries(Object.keys(pages).map((key) => [key, intro])) as Content['pages'],
  partners: [{ key: 'quernstack', name: 'Quernstack', use: text('Pipelines'), logo: 'M6 2H26' }],
  projects: [
    {
      ...project(1, '2025-03-12', 'wadi'),
      story: {
        ...story,
        figure: {
          from: { value: 41, label: inEachLanguage({ en: '41 days', ar: '41 يومًا' }) },
          to: { value: 9, label: inEachLanguage({ en: '9 days', ar: '9 أيام' }) },
        },
      },
    },
    project(2, '2025', 'salwa'),
    project(3, '2024-06-01', 'wadi'),
  ],
  redirects: { '/old.html': '/faqs?page=2' },
  sectorNames: {
    government: text('Government'),
    private: text('Private'),
    health: text('Health'),
    education: text('Education'),
    communications: text('Communications'),
    platform: text('Platform'),
  },
  services: [
    {
      id: 1,
      name: text('GIS'),
      alsoCalled: ['maps'],
      icon: 'gauge',
      title: text('A service'),
      lead: text('A lead.'),
      facts: { forWhom: text('Cities'), duration: text('A year'), team: text('Two people') },
      description: inEachLanguage({ en: ['One.', 'Two.'], ar: ['أولى.', 'ثانية.'] }),
      images: [picture],
      projects: [1],
      subSections: [],
      receives: inEachLanguage({ en: ['A map'], ar: ['خريطة'] }),
    },
  ],
  solutions: {
    provide: head,
    cards: [
      { id: 1, icon: 'compass', service: 1, project: 1, forWhom: text('For cities'), ...titled },
    ],
    sectors: head,
    sectorList: [{ id: 1, name: text('Health'), icon: 'health', gridColumn: 1 }],
    moreSectors: figure,
    numbers: head,
    figuresSource: text('Counted.'),
    figures: [figure],
    reachUs: call,
  },
}

/** A copy with one value replaced; `undefined` takes the field away. @param path `projects.0.title.ar` */
export function spoilt(path: string, value: unknown, whole: Content = fixture): Content {
  // Not a structured clone, which would keep shared parts shared.
  const copy = JSON.parse(JSON.stringify(whole))
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place: Record<string, unknown> = copy
  for (const key of keys) place = place[key] as Record<string, unknown>
  if (value === undefined) delete place[last]
  else place[last] = value
  return copy
}
