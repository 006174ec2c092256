import { CompanyRings } from '#app/brand/heads/company-rings.tsx'
import { type RenderedSvg, renderSvg } from '#app/brand/render-svg.server.ts'
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
  /** A bead for each name on the walls. */
  drawing: RenderedSvg
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
    drawing: renderSvg(CompanyRings, {
      clients: clients.length,
      partners: carouselLogos.length + partners.length,
    }),
    newsletter: newsletterView(locale, 'ل'),
    figure: headerFigure,
    clients: clients.map(({ key, name, logo }) => ({ key, name: name[locale], logo })),
    partners: [...carouselLogos, ...partners].map(({ key, name, logo }) => ({ key, name, logo })),
  }
}
