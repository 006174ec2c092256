import { QuestionKnots } from '#app/art/heads/question-knots.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { company } from '#content/company.ts'
import { faqs } from '#content/faqs.ts'
import type { Locale, Question } from '#content/types.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'

/** `anchor` is the answer's id, for links that lead to it: a browser opens what holds it. */
export function localizedQuestions(locale: Locale) {
  return localize<readonly Question[]>(locale, faqs).map((question) => ({
    ...question,
    anchor: `question-${question.id}`,
  }))
}

export function faqsView(locale: Locale) {
  return {
    intro: intro(locale, 'faqs'),
    drawing: renderSvg(QuestionKnots, {
      lengths: faqs.map(({ answer }) => answer[locale].length),
    }),
    email: company.email,
    questions: localizedQuestions(locale),
  }
}

export type FaqsView = ReturnType<typeof faqsView>
