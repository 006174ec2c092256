import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { describe, expect, it } from 'vitest'
import { siteUrl } from '#app/i18n/site-url.ts'
import { branches } from '#content/branches.ts'
import { company as site } from '#content/company.ts'
import { faqEntities } from './faq.ts'
import { projectItems } from './project-list.ts'
import { serviceList } from './service-list.ts'
import { tablePageMeta } from './table-page-meta.ts'

const intro = { name: 'Questions', title: 'T', description: 'D', heading: 'H', lead: 'L' }
const argsFor = (pathname: string) => ({ loaderData: { intro }, location: { pathname } })

/** The nodes of a page's graph, as a machine reads them. */
function nodes(tags: readonly object[]): Record<string, unknown>[] {
  const graphs = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
  expect(graphs).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(JSON.stringify(graphs[0]))
  expect(context).toBe('https://schema.org')
  return graph
}

describe('what a page says to machines', () => {
  it('names the company with all its branches, and the site in the language of the page', () => {
    const [company, website, ...rest] = nodes(tablePageMeta('home')(argsFor('/ar/home')))
    expect(company).toMatchObject({ '@type': 'Organization', '@id': `${siteUrl}/#organization` })
    expect(company?.location).toMatchObject(
      branches.map(({ city, phone, latitude }) => ({
        name: expect.stringContaining(`${site.name.ar}، ${city.ar}`),
        address: { addressLocality: city.ar },
        telephone: phone,
        geo: { latitude },
      })),
    )
    expect(website).toMatchObject({ '@type': 'WebSite', inLanguage: 'ar', name: site.name.ar })
    expect(rest).toEqual([])
  })

  it('speaks of the same company in both languages, and of two sites', () => {
    const graphs = ['/home', '/ar/home'].map((path) => nodes(tablePageMeta('home')(argsFor(path))))
    const [companies, sites] = [0, 1].map((place) => graphs.map((graph) => graph[place]?.['@id']))
    expect(new Set(companies).size).toBe(1)
    expect(new Set(sites).size).toBe(2)
  })

  it('leads down to a page below home', () => {
    const graph = nodes(tablePageMeta('faqs', { type: 'FAQPage' })(argsFor('/faqs')))
    const [page, breadcrumb] = graph.slice(2)
    expect(page).toMatchObject({ '@type': 'FAQPage', '@id': `${siteUrl}/faqs`, inLanguage: 'en' })
    expect(page?.breadcrumb).toEqual({ '@id': breadcrumb?.['@id'] })
    expect(breadcrumb?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/home` },
      { '@type': 'ListItem', position: 2, name: 'Questions', item: `${siteUrl}/faqs` },
    ])
  })

  it('is nothing where the page failed to load', () => {
    const args = { ...argsFor('/faqs'), loaderData: undefined }
    expect(tablePageMeta('faqs')(args)).toEqual([])
  })
})

describe('a list', () => {
  it('of services gives each its address', () => {
    const href = (id: number) => `/services?page=${id}`
    const tiles = [1, 2].map((id) => ({ id, name: `S${id}`, icon: '', href: href(id) }))
    expect(serviceList(tiles, 'https://a/services')).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { '@type': 'Service', name: 'S1' } },
        { position: 2, item: { url: `${siteUrl}/services?page=2` } },
      ],
    })
  })

  it('of projects tells how many there are beyond its first page', () => {
    const entry = {
      id: 9,
      title: 'A register',
      description: '',
      date: { iso: '2024', label: '2024' },
      client: { name: 'Wadi', logo: 'M0 0' } as const,
    }
    expect(projectItems({ entries: [entry], total: 9 }, 'https://a/projects')).toMatchObject({
      numberOfItems: 9,
      itemListElement: [
        { position: 1, item: { dateCreated: '2024', sourceOrganization: { name: 'Wadi' } } },
      ],
    })
  })
})

describe('a text in the graph', () => {
  it('cannot end the block it stands in, and arrives as it was written', () => {
    const hostile = '</script><script>alert(1)</script><!-- & \u2028 "\\'
    const question = { question: hostile, answer: hostile }
    const meta = () =>
      tablePageMeta('faqs', { mainEntity: () => faqEntities([question]) })(argsFor('/faqs'))
    const Stub = createRoutesStub([{ path: '/faqs', meta, Component: Meta }])
    const html = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/faqs'] }))
    expect(html.match(/<\/script/g)).toHaveLength(1)
    const json = /<script type="application\/ld\+json">(?<json>[^<>&\u2028]*)<\/script>/.exec(html)
    const page = JSON.parse(json?.groups?.json ?? '')['@graph'].at(-2)
    const acceptedAnswer = { '@type': 'Answer', text: hostile }
    expect(page.mainEntity).toEqual([{ '@type': 'Question', name: hostile, acceptedAnswer }])
  })
})
