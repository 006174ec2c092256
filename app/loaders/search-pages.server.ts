import { formatMessage } from '#app/i18n/format-message.server.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { aboutView } from './about.server.ts'
import { certificatesView } from './certificates.server.ts'
import { clientGridView } from './client-grid.server.ts'
import { contactView } from './contact.server.ts'
import { postsOf } from './data-file-names.server.ts'
import { homeView } from './home.server.ts'
import { milestonesView } from './milestones.server.ts'
import { articleOf } from './posts.server.ts'
import { solutionsView } from './solutions.server.ts'

/** A passage for each section. Collections that the search lists entry by entry are left out. */
export function pagePassages(locale: Locale, key: PageKey): readonly string[] {
  return passagesOf[key]?.(locale) ?? []
}

const passagesOf: Readonly<Partial<Record<PageKey, (locale: Locale) => readonly string[]>>> = {
  home(locale) {
    const { definition, approach } = homeView(locale)
    return [...(definition ? [definition.statement] : []), ...approach.steps.map(titled)]
  },
  aboutUs(locale) {
    const { paragraphs, whyUs, purpose, story } = aboutView(locale)
    return [
      ...paragraphs,
      ...whyUs.values.map(titled),
      titled(purpose.vision),
      titled(purpose.mission),
      ...purpose.values.rules,
      ...story.entries.map(({ year, ...entry }) => `${year} · ${titled(entry)}`),
    ]
  },
  solutions(locale) {
    const { provide, sectors } = solutionsView(locale)
    const cards = provide.cards.map((card) => `${titled(card)} ${card.forWhom}`)
    return [...cards, listed(sectors.sectors.map(({ name }) => name))]
  },
  certificates(locale) {
    return certificatesView(locale).certificates.map(
      ({ title, description, source }) => `${title}: ${description} · ${source}`,
    )
  },
  milestone(locale) {
    return milestonesView(locale).milestones.map(({ sector, client, points }) =>
      listed([client.name, sector, ...points]),
    )
  },
  clientAndPartner(locale) {
    const { clients, partners } = clientGridView(locale)
    return [clients, partners].map((names) => listed(names.map(({ name }) => name)))
  },
  /** Posts in preparation are no documents of their own: their links lead to another post. */
  blogs(locale) {
    const coming = formatMessage(locale, 'blogs.coming')
    return postsOf('all').flatMap(({ id, title, recap }) =>
      articleOf(id) ? [] : `${coming}: ${title[locale]} · ${recap[locale]}`,
    )
  },
  contactUs(locale) {
    const { afterwards, branches, hours, privacy } = contactView(locale)
    const offices = branches.map(({ city, country, role, address, phone }) =>
      listed([city, country, role, address, phone].filter(Boolean)),
    )
    return [...afterwards.steps.map(titled), ...offices, hours, ...privacy.parts.map(titled)]
  },
}

function titled({ title, text }: { title: string; text: string }): string {
  return `${title}: ${text}`
}

function listed(names: readonly string[]): string {
  return names.join(' · ')
}
