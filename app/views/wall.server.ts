import { type PageSlice, slicePage } from '#app/lib/pagination.ts'
import { clients } from '#content/clients.ts'
import { carouselLogos, partners } from '#content/partners.ts'
import type { Locale } from '#content/types.ts'
import { type Intro, intro } from './intro.server.ts'
import { type NewsletterView, newsletterView } from './newsletter.server.ts'
import { clientsPerPage } from './page-counts.server.ts'

/** The figure in the page's head (specification, section 9). */
const headerFigure = 100

/** A name on the clients wall with its mark. */
export type WallEntry = Readonly<{ key: string; name: string; logo: string }>

/** One page of the clients wall. */
export type ClientList = PageSlice<WallEntry>

export type WallView = Readonly<{
  intro: Intro
  newsletter: NewsletterView
  /** How many there are at least; the head shows it with a plus sign. */
  figure: number
  /** The first page of the clients. */
  clients: ClientList
  /** The technology partners, those of the carousel first. */
  partners: readonly WallEntry[]
}>

export function wallView(locale: Locale): WallView {
  return {
    intro: intro(locale, 'clientAndPartner'),
    newsletter: newsletterView(locale),
    figure: headerFigure,
    clients: clientList(locale, 1),
    partners: [...carouselLogos, ...partners].map(({ key, name, logo }) => ({ key, name, logo })),
  }
}

/** One page of the clients wall, in the order of the content. */
export function clientList(locale: Locale, page: number): ClientList {
  const slice = slicePage(clients, page, clientsPerPage)
  const entries = slice.entries.map(({ key, name, logo }) => ({ key, name: name[locale], logo }))
  return { ...slice, entries }
}
