import { QuestionKnots } from '#app/brand/heads/question-knots.tsx'
import { type RenderedSvg, renderSvg } from '#app/brand/render-svg.server.ts'
import { company } from '#content/company.ts'
import { faqs } from '#content/faqs.ts'
import type { Locale, Question } from '#content/types.ts'
import { type Intro, intro } from './intro.server.ts'
import { type InOneLanguage, localize } from './localize.ts'

export type FaqsView = Readonly<{
  intro: Intro
  drawing: RenderedSvg
  email: string
  questions: readonly InOneLanguage<Question>[]
}>

export function faqsView(locale: Locale): FaqsView {
  return {
    intro: intro(locale, 'faqs'),
    drawing: renderSvg(QuestionKnots, {
      lengths: faqs.map(({ answer }) => answer[locale].length),
    }),
    email: company.email,
    questions: localize<readonly Question[]>(locale, faqs),
  }
}
