import type { BreadcrumbList, Graph, Thing, WebPage, WebSite } from 'schema-dts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'
import { homeUrl, organizationId, websiteId } from './ids.ts'
import { organization } from './organization.ts'

/** schema.org types. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage'

/** The main entity: a post, a list, questions. */
export type MainEntity = Thing | readonly Thing[]

type NamedPage = Readonly<{ name: string; url: string }>

type PageGraphOptions = Readonly<{
  locale: Locale
  page: NamedPage
  /** The highest first; empty for home. */
  parents: readonly NamedPage[]
  type: PageType
  mainEntity: MainEntity | undefined
}>

/** JSON-LD (schema.org): one graph, joined by `@id`s. */
export function pageGraph(options: PageGraphOptions): Graph {
  const { locale, parents } = options
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(locale),
      website(locale),
      ...(parents.length > 0 ? [webPage(options), breadcrumb(options)] : []),
    ],
  }
}

function website(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(locale),
    url: homeUrl(locale),
    name: company.name[locale],
    inLanguage: locale,
    publisher: { '@id': organizationId() },
  }
}

function webPage({ locale, page, type, mainEntity }: PageGraphOptions): WebPage {
  return {
    '@type': type,
    '@id': page.url,
    url: page.url,
    name: page.name,
    inLanguage: locale,
    isPartOf: { '@id': websiteId(locale) },
    breadcrumb: { '@id': breadcrumbId(page) },
    ...(mainEntity && { mainEntity }),
  }
}

function breadcrumb({ page, parents }: PageGraphOptions): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(page),
    itemListElement: [...parents, page].map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

function breadcrumbId({ url }: NamedPage): string {
  return `${url}#breadcrumb`
}
