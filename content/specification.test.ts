import { describe, expect, it } from 'vitest'
import { content } from './all.ts'
import { wordingProblems } from './check.ts'

// What the specification counts is true of the sample content; an owner's own may be otherwise.
describe.runIf(content.company.isSample)('the sample content', () => {
  it('is worded by all the rules', () => {
    expect(wordingProblems()).toEqual([])
  })

  it('has as many entries as the specification asks for', () => {
    const counts = Object.entries(content).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length,
    ])
    expect(Object.fromEntries(counts)).toMatchObject({
      ...{ services: 17, projects: 38, milestones: 10, certificates: 6, blogPosts: 9 },
      ...{ faqs: 6, branches: 6, carouselLogos: 6, clients: 34 },
    })
    const { about, home, solutions } = content
    const lists = [about.values, about.storyEntries, home.steps, home.featured]
    expect(lists.map(({ length }) => length)).toEqual([5, 4, 3, 3])
    expect([solutions.cards.length, solutions.sectorList.length]).toEqual([8, 10])
  })

  it('has the figures that the specification gives', () => {
    const { about, solutions } = content
    expect(about.figures.map(({ value }) => value)).toEqual([220, 100, 34, 80])
    expect(solutions.figures.map(({ value }) => value)).toEqual([22, 670, 50, 42])
    expect(solutions.moreSectors.value).toBe(10)
  })

  it('lists the services in the specified order', () => {
    expect(content.services.map(({ name }) => name.en)).toEqual([
      ...['Business solutions', 'Quality control', 'Integrations and data systems', 'GIS', 'KPIs'],
      ...['Artificial intelligence', 'Go-to-standard', 'Data visualization'],
      ...['Research and development', 'Robotic process automation', 'C-level services'],
      ...['Data management', 'Consultation', 'Talent and SME', 'Monetization'],
      ...['Governance, risk and compliance', 'Build and operate'],
    ])
  })

  it('names the branches and certificates in the specified order', () => {
    expect(content.branches.map(({ city }) => city.en)).toEqual(
      'Riyadh Cairo Dubai Dubai Manama Rome'.split(' '),
    )
    const titles = content.certificates.map(({ title }) => title.en.toLowerCase())
    const words = 'smart view, city service, information regulator, jadeer, digital, iso'
    for (const [index, word] of words.split(', ').entries()) expect(titles[index]).toContain(word)
  })

  it('has milestones in all six sectors and a believable spread of projects over the years', () => {
    expect(new Set(content.milestones.map(({ sector }) => sector)).size).toBe(6)
    const years = content.projects.map(({ projectDate }) => projectDate.slice(0, 4))
    expect([years[0], years.at(-1), new Set(years).size]).toEqual(['2026', '2014', 13])
    const inYear = [...new Set(years)].map((year) => years.filter((other) => other === year).length)
    // A company that lives: no full year has fewer than the one before.
    const full = inYear.slice(1)
    expect(full).toEqual(full.toSorted((one, other) => other - one))
  })
})
