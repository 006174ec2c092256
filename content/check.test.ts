import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Content } from './all.ts'
import { fixture, spoilt } from './check.fixture.ts'
import { contentProblems, wordingProblems } from './check.ts'
import { inEachLanguage } from './in-each-language.fixture.ts'
import { languageRules, languages } from './languages.ts'
import type { EntryOf, entryShapes, WholeOf, wholeShapes } from './shapes.ts'

const site = {
  icons: ['gauge', 'compass', 'health', 'kiln'],
  letters: ['م', 'ن'],
  pages: Object.keys(fixture.pages).filter((name) => name !== 'blogDetail'),
  paths: ['/home', '/faqs', '/ar/home'],
}

/** Lines of path, value in JSON, and what is told; those that begin with # are comments. */
function rows(table: string): [path: string, value: unknown, line: string][] {
  const lines = table
    .trim()
    .split(/\n\s*/)
    .filter((line) => !line.startsWith('#'))
  return lines.map((row) => {
    const [path = '', json = '', line = ''] = row.split(' | ')
    return [path, json === 'undefined' ? undefined : JSON.parse(json), line]
  })
}

describe('the fixture', () => {
  it('has no problem', () => {
    expect(contentProblems(site, fixture)).toEqual([])
  })
})

describe('what would break a page is told in one line: where, what, and what to do', () => {
  const noArabic = languages
    .map((key) => `${key === 'ar' ? 0 : 1} in ${languageRules[key].name}`)
    .join(', ')
  it.each(
    rows(`
      # Languages
      projects.1.title | {"en":"A"} | projects.ts: id 2: title.ar: is missing: write the Arabic text
      projects.1.title | {"EN":"A","ar":"نصّ"} | projects.ts: id 2: title.EN: is no field: write en
      projects.1.title.ar | "" | projects.ts: id 2: title.ar: is empty: write the Arabic text
      projects.1.title.ar | "Hello" | id 2: title.ar: holds no Arabic script: write the Arabic text
      projects.1.title.en | "مرحبًا" | id 2: title.en: holds Arabic script: write the English text
      projects.1.title | "Hello" | id 2: title: "Hello" is of the wrong kind: write { en, ar
      services.0.receives.ar | [] | receives: ${noArabic}: write as many
      branches.0.role.en | "Head office" | id 1: role.ar: is empty: write the Arabic text, or ''
      about.figures.0.label.ar.few | undefined | figures.0.label.ar.few: is missing: write the Arabic
      # Fields
      projects.1.description | undefined | id 2: description: is missing: write { en, ar
      projects.1.story | undefined | id 2: story: is missing: write { problem, work, change, figure }
      projects.1.colour | "red" | id 2: colour: is no field: there are id, title, description
      projects.1.id | undefined | content/projects.ts: entry 2: id: is missing: write the next free
      projects.1.id | "2" | content/projects.ts: entry 2: id: "2" is of the wrong kind: write the
      projects | "none" | content/projects.ts: projects: is no list: write [ … ]
      faqs | [] | content/faqs.ts: faqs: is empty: write one entry or more
      pages.faqs | undefined | content/pages.ts: faqs: is missing: write { name, alsoCalled, title, description
      home.featured | [] | content/home.ts: featured: is empty: write one entry or more
      # Kinds
      projects.1.projectDate | "2025-02-30" | projectDate: 2025-02-30 is not a date: write a day, '2
      projects.1.projectDate | "2025-6-2" | 2025-6-2 is not a date: write a day
      projects.1.projectDate | 2025 | projectDate: 2025 is of the wrong kind: write a day
      projects.0.story.figure.to.value | 2.5 | figure.to.value: 2.5 is not allowed: write a whole
      projects.0.story.figure.from.value | 410 | 410 is not allowed: write a whole number from 1 to
      projects.0.story.figure.to.value | 41 | id 1: story.figure: is the same before and after: wri
      services.0.icon | "rocket" | icon: rocket is not in app/art/icons.ts: write a free one, gauge, kiln
      about.values.0.letter | "X" | values.0.letter: X is not in app/brand/identity.ts: write م, ن
      home.featured.0.picture.file | undefined | picture.file: is missing: write a file's name, 'riyadh-office.jpg'
      clients.0.sector | "banking" | wadi: sector: "banking" is not allowed: write one of government
      clients.0.logo | "M2 22C1 1" | wadi: logo: is not a path on the 32 unit grid: write a path of
      clients.0.logo | "M2 40" | wadi: logo: is not a path on the 32 unit grid: write a path of
      clients.0.logo | {"file":"wadi.jpg"} | wadi: logo.file: "wadi.jpg" is not allowed: write the name of an
      certificates.0.image | {"sheet":7,"alt":{"en":"","ar":""}} | image.sheet: 7 is not allowed: write one of
      company.social.0.url | "x.com/a" | social.0.url: x.com/a is no web address: write a web address
      projects.1.title.en | " \\n" | id 2: title.en: is empty: write the English text
      company.email | "mailto:hello@company.com" | email: "mailto:hello@company.com" is not allowed: write
      company.securityContact.until | "2027" | until: 2027 is not a date: write a day, '2027-11
      branches.0.timeZone | "Riyadh" | id 1: timeZone: Riyadh is unknown: write an IANA name, 'Asia
      branches.0.phone | "0110" | id 1: phone: "0110" is not allowed: write the international form
      branches.0.latitude | 124 | id 1: latitude: 124 is not allowed: write degrees from -90 to 90
      redirects | {"/old":"/gone"} | content/redirects.ts: /old: /gone leads nowhere: write one of /home, /faqs
      redirects | {"/FAQs/":"/home"} | redirects.ts: /FAQs/: is a page of this site: take the line out
      redirects | {"/ar/*":"/ar/home"} | redirects.ts: /ar/*: holds /ar/home of this site: take the line out
      redirects | {"/AR":"/home"} | redirects.ts: /AR: holds /ar/home of this site: take the line out
      redirects | {"/media/*":"/home"} | /media/*: is a file of this site: take the line out
      redirects | {"/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1":"/home"} | is written in codes: write /أخبار
      redirects | {"/50%-off":"/home"} | /50%-off: is written in codes: write it in letters
      redirects | {"/old?id=1":"/home"} | /old?id=1: is no old path: write '/our-work.html' or '/news/*'
      redirects | {"/old/":"/home"} | content/redirects.ts: /old/: is no old path: write '/our-work.html'
      redirects | {"/robots.txt":"/home"} | /robots.txt: is a file of this site: take the line out
      redirects | [["/old","/home"]] | redirects.ts: [["/old","/home"]] is of the wrong kind: write { '/our-work.html'
      services.0.subSections | [{"title":{"en":"Title","ar":"نصّ واحد"},"text":{"en":"Text.","ar":"نصّ واحد"}}] | subSections: 1 parts: write none, or 2 to 6
      milestones.0.points | {"en":[],"ar":[]} | id 1: points: 0 texts: write 1 to 6
      # References and order
      projects.1.client | "nobody" | id 2: client: nobody is not in clients.ts: add it there, or wri
      projects.2.projectDate | "2026" | 2026 is newer than 2025 of id 2 above it: put the newest first
      projects.1.id | 1 | projects.ts: id 1: id: is used twice, by the entries 1 and 2 from the top: give
      clients.0.key | "salwa" | clients.ts: salwa: key: is used twice, by the entries 1 and 2 from the
      services.0.id | 9 | services/gis.ts: id 9: id: stands in place 1 of services.ts: write 1
      services.0.projects | [1,99] | services/gis.ts: id 1: projects: no project 99: write an id of
      milestones.0.project | 99 | milestones.ts: id 1: project: no project 99: write an id of projects
      about.storyEntries.0.project | 99 | about.ts: storyEntries: 1: project: no project 99: write an id of
      about.storyEntries.0.year | 2019 | year: 2019, but project 1 is of 2025-03-12: write one
      blogPosts.1.date | "2025-04-01" | content/blogs.ts: id 2: date: is no field: there are id
      articles.0.date | undefined | content/blogs/first.ts: id 1: date: is missing: write a day
      certificates.0.number | "none" | id 1: number: "none" is not allowed: write digits
      milestones.0.index | 2 | milestones.ts: id 1: index: differs from the id: write 1
      solutions.cards.0.project | 99 | solutions.ts: id 1: project: no project 99: write an id of
      solutions.cards.0.service | 18 | solutions.ts: id 1: service: no service 18: write an id of serv
      home.featured.0.id | 99 | content/home.ts: featured: no project 99: write an id of projects.ts
      blogPosts.3.link | "/blogs/gone" | id 4: link: /blogs/gone leads nowhere: write /blogs/first
      blogSlugs | ["first","second"] | content/blogs/slugs.ts: blogSlugs: first, second, but articles
    `),
  )('%s = %j', (path, value, line) => {
    const found = contentProblems(site, spoilt(path, value))
    const told = found.filter((problem) => problem.includes(line))
    expect(told, found.join('\n')).toHaveLength(1)
    expect(told[0]).toMatch(/^content\/[^\n]+: [^\n]+$/)
  })

  it.each([
    ['projects.0.id', undefined],
    ['projects.0', null],
    ['projects', {}],
  ])('%s = %j is told once, and not at each reference', (path, value) => {
    const found = contentProblems(site, spoilt(path, value))
    expect(found).toEqual([expect.stringMatching(/^content\/projects\.ts: /)])
  })

  it('all of it in one run, sorted by file', () => {
    const wrong: readonly (readonly [string, unknown])[] = [
      ['projects.1.title.ar', undefined],
      ['projects.2.client', 'nobody'],
      ['company.email', 'hello'],
      ['services.0.icon', 'rocket'],
      ['projects.0.projectDate', 2025],
      ['clients.1.sector', 'banking'],
    ]
    const all = wrong.reduce((whole, [path, value]) => spoilt(path, value, whole), fixture)
    expect(contentProblems(site, all).map((line) => line.split(':').slice(0, 3).join(':'))).toEqual(
      [
        'content/clients.ts: salwa: sector',
        'content/company.ts: email: "hello" is not allowed',
        'content/projects.ts: id 1: projectDate',
        'content/projects.ts: id 2: title.ar',
        'content/projects.ts: id 3: client',
        'content/services/gis.ts: id 1: icon',
      ],
    )
  })
})

describe('what breaks no page stops no build', () => {
  const alt = inEachLanguage({ en: 'A sheet', ar: 'ورقة' })
  it.each([
    ...rows(`
      about.figures.0.value | 221
      pages.faqs.title.en | "Short"
      projects.1.title.en | "So much!"
      company.name.ar | "Sample"
      projects.1.description.ar | "نظام SAP"
      branches.0.timeZone | "Asia/Kolkata"
      branches.0.timeZone | "UTC"
      about.values.0.letter | undefined
      clients.0.logo | {"file":"wadi.svg"}
      certificates.0.image | {"file":"iso.jpg","alt":${JSON.stringify(alt)}}
      home.definition | undefined
      company.phone | undefined
    `),
    ['about.values', [...fixture.about.values, ...fixture.about.values], ''],
    // Not a post of each subject.
    ['blogPosts', fixture.articles, ''],
  ])('%s = %j', (path, value) => {
    expect(contentProblems(site, spoilt(path, value))).toEqual([])
  })

  it('not to write posts', () => {
    const none: Content = { ...fixture, articles: [], blogPosts: [], blogSlugs: [] }
    expect(contentProblems(site, none)).toEqual([])
  })
})

describe('what could be better is told in one line', () => {
  it.each([
    ...rows(`
      projects.1.description.ar | "سجلّ, واحد" | id 2: description.ar: has Latin punctuation: write ،
      projects.1.description.ar | "واجهات SOAP" | description.ar: holds Latin letters: “SOAP” is not in namesInLatin of wording.ts: add it there
      projects.1.description.ar | "واجهات RESTful" | description.ar: holds Latin letters
      projects.1.description.ar | "سجلّ  واحد" | description.ar: has a double space: write one
      projects.1.description.ar | "سجلّ ٣" | description.ar: has Arabic-Indic digits: write 0 to 9
      projects.1.description.en | "So much!" | description.en: has an exclamation mark: write a full
      projects.1.description.en | "The city's" | description.en: has straight quotes: write ’, “ and ”
      projects.1.description.en | "The <b>city</b>" | description.en: holds HTML or Markdown, which
      projects.1.description.en | "Maps &amp; data" | description.en: holds HTML or Markdown, which
      faqs.0.answer.en | "See [this](/home)" | id 1: answer.en: holds HTML or Markdown, which
      projects.1.description.en | " Nine." | description.en: begins or ends with a space: take it
      projects.0.story.figure.to.label.en | "9 screens" | story.figure: “41 days” and “9 screens” count two things
      projects.0.story.figure.to.value | 14 | to.label.en: “9 days” does not say 14, which is drawn
      blogPosts.0.imgSrc.alt.en | "Scores" | content/blogs/first.ts: id 1: imgSrc: alt.en: “Scores” claims
      home.steps | [{"id":1},{"id":1}] | content/home.ts: steps: id 1 is used twice: give the newer one
      solutions.cards.0.icon | "gauge" | content/services.ts: icon: gauge is used twice: take or draw
      services.0.alsoCalled | ["map","map"] | services/gis.ts: id 1: alsoCalled: map is used twice
      clients.1.logo | "M2 22H8V16Z" | content/clients.ts: logo: M2 22H8V16Z is used twice: draw
      pages.faqs.title.en | "Short" | pages.ts: faqs: title.en: 14 characters with “ — Sample” instead of 50
      pages.home.description.ar | "قصير" | home: description.ar: 4 characters instead of 120 to 160
      articles.0.page.title.en | "Title" | content/blogs/first.ts: page: title.en: is that of
      articles.0.content | [] | content/blogs/first.ts: content.en: 0 words: posts have 900 or more
      about.figuresSource.en | "By us." | content/about.ts: figuresSource: does not tell the same day
      certificates.0.source.en | "An accredited body" | id 1: source.en: “An accredited body” names
      certificates.0.validUntil | "2020-01-01" | certificates.ts: id 1: validUntil: 2020-01-01 is over: renew it
      company.securityContact.until | "2020-01-01" | company.ts: securityContact.until: 2020-01-01 is near
      faqs.0.answer.en | "Use a telephone." | id 1: answer.en: “telephone”: write “phone”
      faqs.0.answer.en | "Your organisation." | “organisation”: write “-iz-”
      faqs.0.answer.en | "Forty of forty-one." | answer.en: “forty-one”: write digits from 11
      certificates.0.title.ar | "شهادة الآيزو" | id 1: title.ar: “الآيزو”: write “ISO، أو
      projects.0.title.ar | "بشكل موحّد" | id 1: title.ar: “بشكل”: write
      projects.0.title.ar | "ومخططات المدينة" | title.ar: “ومخططات”: write “مخطّط”
      home.servicesAsk.label.ar | "اسألنا" | servicesAsk.label.ar: “اسألنا”: the site speaks to
      projects.0.title.ar | "سجلّ لجهتك" | title.ar: “لجهتك”: the site speaks to several
      projects.0.title.ar | "عمل في خمسة عشر يومًا" | “خمسة عشر”: write digits from 11 on
      projects.0.title.ar | "عمل في 9 أيام" | “9”: write numbers as far as ten in words
      pages.services.heading.en | "Three services" | pages.ts: services.heading.en: does not say how many services there are: write one
      about.story.heading.ar | "ثلاثة مكاتب" | about.ts: story.heading.ar: does not say how many offices there are: write واحد
    `),
    ['projects.1.title.en', 'T'.repeat(400), 'id 2: title.en: 400 characters instead of 1 to 80'],
    [
      'services.0.name.en',
      'T'.repeat(90),
      'id 1: name.en: 90 characters instead of 1 to 60: write',
    ],
    [
      'projects.1.description.en',
      'T'.repeat(2600),
      'description.en: 2600 characters instead of 1 to',
    ],
    [
      'carouselLogos',
      Array.from({ length: 7 }, () => fixture.carouselLogos[0]),
      'partners.ts: carouselLogos: 7 logos, of which six are shown: move',
    ],
    [
      'branches.0',
      { ...fixture.branches[0], latitude: 46.6753, longitude: 24.7136 },
      'branches.ts: id 1: latitude: 46.6753, 24.7136 is far from Asia/Riyadh: see whether',
    ],
  ])('%s = %j', (path, value, line) => {
    const copy = spoilt(path, value)
    const told = wordingProblems(copy).filter((problem) => problem.includes(line))
    expect(told, wordingProblems(copy).join('\n')).toHaveLength(1)
    expect(told[0]).not.toContain('\n')
    expect(contentProblems(site, copy).join()).not.toContain(line)
  })

  it.each([
    [59, true],
    [61, false],
  ])('a security contact that ends in %i days: %s', (days, isTold) => {
    const until = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const told = wordingProblems(spoilt('company.securityContact.until', until))
    expect(told.some((problem) => problem.includes('securityContact.until'))).toBe(isTold)
  })

  it('but not that a certificate is over on its last day, or in its last year', () => {
    const today = new Date().toISOString()
    for (const length of ['2026'.length, '2026-01-01'.length]) {
      const copy = spoilt('certificates.0.validUntil', today.slice(0, length))
      expect(wordingProblems(copy).filter((problem) => problem.includes('is over'))).toEqual([])
    }
  })

  it.each([
    ['en', 7, true, 'Seven services', 0],
    ['en', 7, true, '7 services', 0],
    ['en', 7, true, 'Twenty-seven services', 1],
    ['en', 20, true, 'Twenty-seven services', 1],
    ['ar', 7, true, 'الخدمات السبع', 0],
    ['ar', 7, true, 'سبع عشرة خدمة', 1],
    ['ar', 25, true, 'خمس وعشرون خدمة', 0],
    ['ar', 2, true, 'خدمتان', 0],
    ['ar', 2, true, 'ثلاث خدمات', 1],
    ['en', 7, true, 'Our services', 1],
    // An owner's words need not say a number, but say no other.
    ['en', 7, false, 'Our services', 0],
    ['en', 7, false, 'Our four services', 1],
    ['en', 7, false, 'Our seven services', 0],
  ] as const)(
    'in %s over %i services, isSample %s: %s',
    (locale, count, isSample, heading, told) => {
      const field = `services.heading.${locale}`
      const services = Array.from({ length: count }, () => fixture.services[0])
      const copy = spoilt('services', services, spoilt(`pages.${field}`, heading))
      const found = wordingProblems(spoilt('company.isSample', isSample, copy))
      expect(found.filter((line) => line.includes(`pages.ts: ${field}: does`))).toHaveLength(told)
    },
  )

  it.each([
    [true, 0],
    [false, 1],
  ])("names drawings of the sample's name where isSample is %s", (isSample, count) => {
    const copy = spoilt('services.0.images.0.file', 'crop-deep.svg')
    const told = wordingProblems(spoilt('company.isSample', isSample, copy))
    expect(told.filter((line) => line.includes("shows the sample's name"))).toHaveLength(count)
  })

  it('lets a firm’s name through that looks like HTML', () => {
    const told = wordingProblems(spoilt('projects.1.description.en', 'R&D; AT&T; 3 < 5 > 4'))
    expect(told.filter((line) => line.includes('holds HTML'))).toEqual([])
  })

  it('lets numbers through that begin a sentence, name a floor or stand beside larger ones', () => {
    const text =
      'أحد عشر روبوتًا في الطابق 6. خمسة وعشرون يومًا. انخفض بنسبة 5 في المئة من 31 إلى 9 أيام.'
    const found = wordingProblems(spoilt('projects.0.description.ar', text))
    expect(found.filter((line) => line.includes('projects.ts: id 1: desc'))).toEqual([])
  })

  it.each([
    ['Rua do Arsenal 25, 2.º', 0],
    ['شارع Arsenal', 1],
  ])('lets an address abroad be wholly in Latin letters: %s', (address, count) => {
    const told = wordingProblems(spoilt('branches.0.address.ar', address))
    expect(told.filter((line) => line.includes('address.ar'))).toHaveLength(count)
  })

  it("lets the labels of a story's figure keep digits", () => {
    const told = wordingProblems(spoilt('projects.0.story.change.ar', 'بعد 7 أيام'))
    expect(told.filter((line) => line.includes('projects.ts: id 1: story'))).toHaveLength(1)
    expect(wordingProblems(fixture).filter((line) => line.includes('story.figure'))).toEqual([])
  })
})

/** Without `readonly`, and without fields that may only be absent. */
type Plain<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer Entry)[]
    ? Plain<Entry>[]
    : {
        -readonly [Key in keyof T as [Exclude<T[Key], undefined>] extends [never] ? never : Key]:
          | Plain<T[Key]>
          | undefined
      }

/** What a single shape cannot say: whether a post is written, which pages and paths there are. */
type EntryName = Exclude<keyof typeof entryShapes, 'blogPosts'>
type WholeName = Exclude<keyof typeof wholeShapes, 'blogSlugs' | 'pages' | 'redirects'>

it('the shapes are the types of the content', () => {
  expectTypeOf<{ [Name in EntryName]: Plain<EntryOf<Name>> }>().toEqualTypeOf<{
    [Name in EntryName]: Plain<Content[Name][number]>
  }>()
  expectTypeOf<{ [Name in WholeName]: Plain<WholeOf<Name>> }>().toEqualTypeOf<{
    [Name in WholeName]: Plain<Content[Name]>
  }>()
  expectTypeOf<keyof typeof entryShapes | keyof typeof wholeShapes>().toEqualTypeOf<keyof Content>()
})
