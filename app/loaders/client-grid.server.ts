import { CompanyRings } from '#app/art/heads/company-rings.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { letters } from '#app/brand/identity.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import { about } from '#content/about.ts'
import { clients } from '#content/clients.ts'
import { carouselLogos, partners } from '#content/partners.ts'
import { projects } from '#content/projects.ts'
import type { AboutContent, Client, Locale, Partner } from '#content/types.ts'
import { partnerView } from './clients.server.ts'
import { figureView } from './figures.server.ts'
import { intro } from './intro.server.ts'
import { newsletterView } from './newsletter.server.ts'
import { logoView } from './pictures.server.ts'
import { projectHref } from './project-stories.server.ts'

export function clientGridView(locale: Locale) {
  const figures: AboutContent['figures'] = about.figures
  const figure = figures.find(({ isOnClientsPage }) => isOnClientsPage)
  const counts = { clients: clients.length, partners: carouselLogos.length + partners.length }
  return {
    intro: intro(locale, 'clientAndPartner'),
    drawing: renderSvg(CompanyRings, counts),
    newsletter: newsletterView(locale, letters[4]),
    /** Shown with a plus sign, and where and on which day it is counted. */
    figure: figure && { ...figureView(locale, figure), source: about.figuresSource[locale] },
    clients: clients.map(({ key, name, logo }: Client) => {
      const own = projects.filter(({ client }) => client === key)
      const [newest, count] = [own[0], own.length]
      const counted = formatMessage(locale, 'clients.projects', { count })
      return {
        key,
        name: name[locale],
        logo: logoView(logo),
        ...(newest && { href: projectHref(locale, newest.id) }),
        // In figures and in words, where a client has two or more.
        ...(count > 1 && { projects: count, counted }),
      }
    }),
    partners: [...carouselLogos, ...partners].map((partner: Partner) => ({
      ...partnerView(partner),
      use: partner.use[locale],
    })),
  }
}

export type ClientGridView = ReturnType<typeof clientGridView>
