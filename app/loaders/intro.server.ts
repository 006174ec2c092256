import type { PageKey } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale, PageIntro } from '#content/types.ts'
import { localize } from './localize.ts'

/** `blogDetail` is the page shown where a post does not exist. */
export function intro(locale: Locale, key: PageKey | 'blogDetail') {
  const { alsoCalled: _, ...words } = localize<PageIntro>(locale, pages[key])
  return { ...words, title: documentTitle(locale, words.title) }
}

export type Intro = ReturnType<typeof intro>

export function documentTitle(locale: Locale, title: string): string {
  return `${title} — ${company.name[locale]}`
}
