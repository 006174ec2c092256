/** The id of a question's answer, for links that lead to it: a browser opens what holds it. */
export function questionAnchor(id: string | number): string {
  return `question-${id}`
}
