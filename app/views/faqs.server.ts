import { company } from '#content/company.ts'
import { faqs } from '#content/faqs.ts'
import type { Locale, Question } from '#content/types.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'

/** The questions page. */
export function faqsView(locale: Locale) {
  return {
    intro: intro(locale, 'faqs'),
    email: company.email,
    questions: localize<readonly Question[]>(locale, faqs),
  }
}
