import type { CheerioAPI } from 'cheerio'
import { expect } from './fixtures.ts'

/** What schema.org calls the things our pages speak of; a name not listed here is a slip. */
export const schemaTypes = [
  ...['Organization', 'Place', 'PostalAddress', 'GeoCoordinates', 'WebSite'],
  ...['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', 'FAQPage', 'Question', 'Answer'],
  ...['BreadcrumbList', 'ItemList', 'ListItem', 'Service', 'CreativeWork', 'BlogPosting'],
]

type Node = Readonly<Record<string, unknown>>

/** Every node of a page's graph, however deep. */
export function nodesIn($: CheerioAPI): Node[] {
  const blocks = $('head > script[type="application/ld+json"]')
  expect(blocks).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks.text())
  expect(context).toBe('https://schema.org')
  return inside(graph)
}

function inside(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(inside)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(inside)]
}
