import { clients } from '#content/clients.ts'
import { carouselLogos, partners } from '#content/partners.ts'
import type { Locale } from '#content/types.ts'
import { type Intro, intro } from './intro.server.ts'
import { type NewsletterView, newsletterView } from './newsletter.server.ts'

/** The figure in the page's head (specification, section 9). */
const headerFigure = 100

/** A name on the clients wall with its mark. */
export type WallEntry = Readonly<{ key: string; name: string; logo: string }>

export type WallView = Readonly<{
  intro: Intro
  newsletter: NewsletterView
  /** How many there are at least; the head shows it with a plus sign. */
  figure: number
  clients: readonly WallEntry[]
  /** The technology partners, those of the carousel first. */
  partners: readonly WallEntry[]
}>

export function wallView(locale: Locale): WallView {
  return {
    intro: intro(locale, 'clientAndPartner'),
    newsletter: newsletterView(locale),
    figure: headerFigure,
    clients: clients.map(({ key, name, logo }) => ({ key, name: name[locale], logo })),
    partners: [...carouselLogos, ...partners].map(({ key, name, logo }) => ({ key, name, logo })),
  }
}
