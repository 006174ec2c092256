import flow from '#app/art/flow.svg?raw'
import turnedFlow from '#app/art/flow-turned.svg?raw'
import { CertificateSeal } from '#app/art/heads/certificate-seals.tsx'
import { HeroArt } from '#app/art/hero-art.tsx'
import { SectionLetter } from '#app/art/letter-tile.tsx'
import { readDrawing, renderSvg } from '#app/art/render-svg.server.ts'
import { type Letter, letters } from '#app/brand/identity.ts'
import type { RenderedSvg } from '#app/brand/svg.tsx'
import { about } from '#content/about.ts'
import { certificates } from '#content/certificates.ts'
import { home } from '#content/home.ts'
import { carouselLogos } from '#content/partners.ts'
import { projects } from '#content/projects.ts'
import type { HomeContent, Locale } from '#content/types.ts'
import { partnerView } from './clients.server.ts'
import { numbersView } from './figures.server.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { besideArabic, newsletterView } from './newsletter.server.ts'
import { pictureView } from './pictures.server.ts'
import { latestPostCards } from './posts.server.ts'
import { projectHref, projectOf } from './project-stories.server.ts'
import { projectCard } from './projects.server.ts'
import { serviceHref, serviceTiles } from './services.server.ts'
import { sectorsView } from './solutions.server.ts'

const latestPosts = 3

export function homeView(locale: Locale) {
  const words = localize<Omit<HomeContent, 'featured'>>(locale, home)
  return {
    intro: intro(locale, 'home'),
    newsletter: newsletterView(locale),
    hero: {
      kicker: words.heroKicker,
      caption: words.heroCaption,
      projectCount: projects.length,
      drawing: renderSvg(HeroArt, {}),
    },
    logos: { caption: words.logosCaption, entries: carouselLogos.map(partnerView) },
    definition: words.definition,
    approach: {
      head: lettered(locale, words.approach, letters[0]),
      steps: words.steps,
      drawings: { wide: readDrawing(flow), tall: readDrawing(turnedFlow) },
    },
    services: {
      head: lettered(locale, words.services, letters[1]),
      entries: serviceTiles(locale).map((tile) => ({
        ...tile,
        href: serviceHref(locale, tile.id),
      })),
      ask: words.servicesAsk,
    },
    numbers: numbersView(locale, words.numbers, about),
    projects: {
      head: lettered(locale, words.projects, letters[2]),
      entries: featuredProjects(locale),
    },
    sectors: { head: lettered(locale, words.sectors, letters[3]), ...sectorsView(locale) },
    certificates: {
      head: words.certificates,
      entries: certificates.map(({ id, title, source }, index) => ({
        ...localize(locale, { id, title, source }),
        seal: renderSvg(CertificateSeal, { squares: index + 1 }),
      })),
    },
    posts: {
      head: lettered(locale, words.posts, letters[4]),
      entries: latestPostCards(locale, latestPosts),
    },
    contact: words.contact,
  }
}

/** Five sections have a letter each; together they spell the name. */
function lettered<Head>(
  locale: Locale,
  head: Head,
  letter: Letter | undefined,
): Head & Readonly<{ letter?: RenderedSvg }> {
  const shown = besideArabic(locale, letter)
  return { ...head, ...(shown && { letter: renderSvg(SectionLetter, { letter: shown }) }) }
}

export type HomeView = ReturnType<typeof homeView>

function featuredProjects(locale: Locale) {
  return home.featured.map(({ id, picture }) => ({
    ...projectCard(locale, projectOf(id)),
    href: projectHref(locale, id),
    picture: pictureView(locale, picture),
  }))
}
