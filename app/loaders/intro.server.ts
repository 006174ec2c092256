import type { PageKey } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale, PageIntro } from '#content/types.ts'

/** `blogDetail` is the page shown where a post does not exist. */
export function intro(locale: Locale, key: PageKey | 'blogDetail') {
  const page: PageIntro = pages[key]
  return {
    name: page.name[locale],
    title: documentTitle(locale, page.title[locale]),
    description: page.description[locale],
    heading: page.heading[locale],
    lead: page.lead[locale],
  }
}

export type Intro = ReturnType<typeof intro>

export function documentTitle(locale: Locale, title: string): string {
  return `${title} — ${company.name[locale]}`
}
