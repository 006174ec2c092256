import { company } from '#content/company.ts'
import { faqs } from '#content/faqs.ts'
import type { Locale, Question } from '#content/types.ts'
import { type Intro, intro } from './intro.server.ts'
import { type InOneLanguage, localize } from './localize.ts'

/** The questions page. */
export type FaqsView = Readonly<{
  intro: Intro
  email: string
  questions: readonly InOneLanguage<Question>[]
}>

export function faqsView(locale: Locale): FaqsView {
  return {
    intro: intro(locale, 'faqs'),
    email: company.email,
    questions: localize<readonly Question[]>(locale, faqs),
  }
}
