import type { Question } from 'schema-dts'

export function faqEntities(
  questions: readonly Readonly<{ question: string; answer: string }>[],
): readonly Question[] {
  return questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
}
