import type { Question } from 'schema-dts'

/** The questions of the questions page with their answers, in its order. */
export function faqEntities(
  questions: readonly Readonly<{ question: string; answer: string }>[],
): readonly Question[] {
  return questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
}
