import { describe, expect, it } from 'vitest'
import { type Content, content, contentProblems, wordingProblems } from './check.ts'

describe('the content', () => {
  it('is in order', () => {
    expect([...contentProblems(), ...wordingProblems()]).toEqual([])
  })

  it('has as many entries as the specification asks for', () => {
    const counts = Object.fromEntries(
      Object.entries(content).map(([name, value]) => [name, Array.isArray(value) && value.length]),
    )
    expect(counts).toMatchObject({
      services: 17,
      projects: 38,
      milestones: 10,
      certificates: 6,
      blogPosts: 9,
      faqs: 6,
      branches: 6,
      carouselLogos: 6,
      clients: 34,
    })
  })

  it('lists the services in the specified order', () => {
    expect(content.services.map(({ name }) => name.en)).toEqual([
      'Business solutions',
      'Quality control',
      'Integrations and data systems',
      'GIS',
      'KPIs',
      'Artificial intelligence',
      'Go-to-standard',
      'Data visualization',
      'Research and development',
      'Robotic process automation',
      'C-level services',
      'Data management',
      'Consultation',
      'Talent and SME',
      'Monetization',
      'Governance, risk and compliance',
      'Build and operate',
    ])
  })

  it('names the branches and certificates in the specified order', () => {
    expect(content.branches.map(({ city }) => city.en)).toEqual([
      'Riyadh',
      'Cairo',
      'Dubai',
      'Dubai',
      'Manama',
      'Rome',
    ])
    const titles = content.certificates.map(({ title }) => title.en.toLowerCase())
    const words = [
      'smart view',
      'city service',
      'information regulator',
      'jadeer',
      'digital',
      'iso',
    ]
    for (const [index, word] of words.entries()) expect(titles[index]).toContain(word)
  })

  it('has milestones in all six sectors and a believable spread of projects over the years', () => {
    expect(new Set(content.milestones.map(({ sector }) => sector)).size).toBe(6)
    const years = content.projects.map(({ projectDate }) => projectDate.slice(0, 4))
    expect(new Set(years).size).toBe(12)
    const busiest = years.filter((year) => year === '2019')
    expect(busiest).toHaveLength(6)
  })
})

/** A copy of the content with one value replaced. */
function spoilt(path: string, value: unknown): Content {
  const copy = structuredClone(content) as unknown as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place = copy
  for (const key of keys) place = place[key] as Record<string, unknown>
  expect(place[last]).toBeDefined()
  place[last] = value
  return copy as unknown as Content
}

describe('a wrong entry is told in one line', () => {
  it.each([
    ['projects.6.title.ar', 'Hello', 'content/projects.ts: id 7: title.ar: holds no Arabic script'],
    ['projects.6.title.en', 'مرحبًا', 'content/projects.ts: id 7: title.en: holds Arabic script'],
    ['projects.0.description.ar', 'سجلّ, واحد', 'description.ar: has Latin punctuation'],
    ['projects.0.description.ar', 'واجهات SOAP', 'description.ar: holds Latin letters'],
    ['projects.0.description.ar', 'واجهات RESTful', 'description.ar: holds Latin letters'],
    ['projects.0.description.ar', 'سجلّ  واحد', 'description.ar: has a double space'],
    ['projects.0.description.en', '', 'description.en: is empty'],
    ['projects.0.description.en', 'So much!', 'description.en: has an exclamation mark'],
    ['projects.0.description.en', ' Nine.', 'description.en: begins or ends with a space'],
    ['projects.2.projectDate', '2025-02-30', 'id 3: projectDate: 2025-02-30 is not a date'],
    ['projects.37.projectDate', '2026', 'id 38: projectDate: is newer than the one above'],
    ['projects.0.client', 'nobody', 'id 1: client: nobody is not in clients.ts'],
    ['projects.0.story', undefined, 'id 1: story: is missing'],
    ['projects.0.story.change.ar', '', 'id 1: story.change.ar: is empty'],
    ['projects.0.story.figure.to.value', 2.5, 'id 1: story.figure.to.value: 2.5 is not a whole'],
    ['projects.0.story.figure.from.value', 101, 'figure.from.value: 101 is not a whole number'],
    ['projects.0.story.figure.to.value', 41, 'id 1: story.figure: is the same before and after'],
    ['projects.1.id', 1, 'content/projects.ts: id: 1 is used twice'],
    ['clients.0.key', 'marsa-ports', 'content/clients.ts: key: marsa-ports is used twice'],
    ['clients.0.logo', 'M2 22C1 1', 'wadi-municipality: logo: is not a path on the 32 unit grid'],
    ['services.3.name.ar', 'GIS', 'content/services/gis.ts: id 4: name.ar: holds no Arabic script'],
    ['services.3.id', 9, 'content/services/gis.ts: id 9: id: stands in place 4'],
    ['services.3.receives', { en: ['A map'], ar: [] }, 'receives: 1 in English, 0 in Arabic'],
    [
      'services.3.alsoCalled',
      ['map', 'map'],
      'services/gis.ts: id 4: alsoCalled: map is used twice',
    ],
    ['services.3.projects', [20, 99], 'services/gis.ts: id 4: projects: no project 99'],
    ['solutions.cards.2.service', 18, 'content/solutions.ts: id 3: service: no service 18'],
    ['milestones.1.project', 99, 'content/milestones.ts: id 2: project: no project 99'],
    ['blogPosts.3.link', '/blogs/gone', 'content/blogs.ts: id 4: link: /blogs/gone leads nowhere'],
    ['articles.0.content.0.text.en', '', 'content/blogs/first-blog.ts: id 1: content.0.text.en'],
    ['pages.faqs.title.en', 'Short', 'content/pages.ts: faqs: title.en: 14 characters'],
    ['articles.0.page.title.ar', 'قصير', 'blogs/first-blog.ts: page: title.ar: 12 characters'],
    ['pages.home.description.ar', 'قصير', 'home: description.ar: 4 characters'],
    ['about.figures.0.value', 221, 'content/about.ts: figures: 221,100,34,80'],
    ['about.figuresSource.en', 'Counted by us.', 'content/about.ts: figuresSource: does not tell'],
    ['about.figures.0.label.ar.few', '', 'about.ts: figures.0.label.ar.few: is empty'],
    ['about.figures.0.label.ar', { other: 'مشروع' }, 'figures.0.label.ar.two: is missing'],
    ['home.featured.0.id', 99, 'content/home.ts: featured: no project 99'],
    ['branches.0.timeZone', 'Asia/Riad', 'content/branches.ts: id 1: timeZone: Asia/Riad'],
    ['branches.0.phone', '0110', 'id 1: phone: is not in international form'],
    ['certificates.5.source.en', 'An accredited body', 'certificates.ts: id 6: source.en: “An'],
    ['company.name.ar', 'Minwal', 'content/company.ts: name.ar: holds no Arabic script'],
  ])('%s', (path, value, line) => {
    const found = contentProblems(spoilt(path, value)).filter((problem) => problem.includes(line))
    expect(found).toHaveLength(1)
    expect(found[0]).not.toContain('\n')
  })
})

describe('wording that could be better is told in one line, and never stops a build', () => {
  it.each([
    ['projects.37.client', 'wadi-municipality', 'pages.ts: clientAndPartner.lead.en: does not'],
    ['about.storyEntries.1.year', 2020, 'content/about.ts: storyEntries.1.text.en: does not'],
    ['branches.5.country.en', 'Egypt', 'content/faqs.ts: id 1.en: does not say 4'],
    ['clients', content.clients.slice(1), 'clientAndPartner.lead.ar: does not say 10'],
    ['services', content.services.slice(1), 'pages.ts: services.heading.en: does not say 16'],
    ['projects', content.projects.slice(1), 'pages.ts: projects.heading.ar: does not say 37'],
    ['solutions.sectorList', [], 'home.ts: sectors.heading.en: does not say 0'],
    ['branches', content.branches.slice(1), 'about.ts: story.heading.en: does not say 5'],
    ['about.story.heading.ar', 'ثلاثة مكاتب', 'about.ts: story.heading.ar: does not say 6'],
    ['pages.faqs.heading.ar', 'سبعة أسئلة', 'faqs.heading.ar: does not say 6'],
    [
      'faqs.4.answer.en',
      'Use a telephone.',
      'faqs.ts: id 5: answer.en: “telephone”: write “phone”',
    ],
    ['faqs.4.answer.en', 'Your organisation.', '“organisation”: write “-iz-”'],
    ['certificates.5.title.ar', 'شهادة الآيزو', 'id 6: title.ar: “الآيزو”: write “ISO، أو'],
    ['projects.0.title.ar', 'بشكل موحّد', 'id 1: title.ar: “بشكل”: write'],
    ['projects.0.title.ar', 'ومخططات المدينة', 'title.ar: “ومخططات”: write “مخطّط”'],
    ['home.servicesAsk.label.ar', 'اسألنا', 'servicesAsk.label.ar: “اسألنا”: content speaks to'],
    ['projects.0.title.ar', 'سجلّ لجهتك', 'title.ar: “لجهتك”: content speaks to several'],
    ['projects.0.title.ar', 'عمل في خمسة عشر يومًا', '“خمسة عشر”: write digits from 11 on'],
    ['projects.0.title.ar', 'عمل في 9 أيام', '“9”: write numbers as far as ten in words'],
  ])('%s %s', (path, value, line) => {
    const copy = spoilt(path, value)
    const found = wordingProblems(copy).filter((problem) => problem.includes(line))
    expect(found).toHaveLength(1)
    expect(found[0]).not.toContain('\n')
    expect(contentProblems(copy).join()).not.toContain(line)
  })

  it('lets numbers through that begin a sentence, name a floor or stand beside larger ones', () => {
    const text =
      'أحد عشر روبوتًا في الطابق 6. خمسة وعشرون يومًا. انخفض بنسبة 5 في المئة من 31 إلى 9 أيام.'
    const found = wordingProblems(spoilt('projects.0.description.ar', text))
    expect(found.filter((problem) => problem.includes('projects.ts: id 1:'))).toEqual([])
  })

  it("lets the labels of a story's figure keep digits", () => {
    const label = spoilt('projects.0.story.figure.to.label.ar', '7 أيام')
    expect(wordingProblems(label)).toEqual([])
    expect(wordingProblems(spoilt('projects.0.story.change.ar', 'بعد 7 أيام'))).toHaveLength(1)
  })
})
