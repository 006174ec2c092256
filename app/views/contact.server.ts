import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'
import { intro } from './intro.server.ts'

/** The contact page: its introduction and the ways to reach the company besides the form. */
export function contactView(locale: Locale) {
  return { intro: intro(locale, 'contactUs'), email: company.email, website: company.website }
}
