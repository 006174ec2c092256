import { CompanyRings } from '#app/brand/heads/company-rings.tsx'
import { type HeadDrawing, renderSvg } from '#app/brand/render-svg.server.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import { about } from '#content/about.ts'
import { clients } from '#content/clients.ts'
import { carouselLogos, partners } from '#content/partners.ts'
import { projects } from '#content/projects.ts'
import type { Locale } from '#content/types.ts'
import { type FigureView, figureView } from './figures.server.ts'
import { type Intro, intro } from './intro.server.ts'
import { type NewsletterView, newsletterView } from './newsletter.server.ts'

export type WallEntry = Readonly<{ key: string; name: string; logo: string }>

/** `projects` of the register, and the same in words, where a client has two or more. */
type WallClient = WallEntry & Readonly<{ projects?: number; counted?: string }>

export type WallView = Readonly<{
  intro: Intro
  drawing: HeadDrawing
  newsletter: NewsletterView
  /** The head shows it with a plus sign. */
  figure: FigureView
  /** Where and on which day it is counted. */
  source: string
  clients: readonly WallClient[]
  /** Those of the carousel first. */
  partners: readonly WallEntry[]
}>

export function wallView(locale: Locale): WallView {
  const [, teams] = about.figures
  const counts = { clients: clients.length, partners: carouselLogos.length + partners.length }
  return {
    intro: intro(locale, 'clientAndPartner'),
    drawing: {
      ...renderSvg(CompanyRings, counts),
      caption: formatMessage(locale, 'heads.companies', counts),
    },
    newsletter: newsletterView(locale, 'ل'),
    figure: figureView(locale, teams),
    source: about.figuresSource[locale],
    clients: clients.map(({ key, name, logo }) => {
      const count = projects.filter(({ client }) => client === key).length
      const counted = formatMessage(locale, 'wall.projects', { count })
      return { key, name: name[locale], logo, ...(count > 1 && { projects: count, counted }) }
    }),
    partners: [...carouselLogos, ...partners].map(({ key, name, logo }) => ({ key, name, logo })),
  }
}
