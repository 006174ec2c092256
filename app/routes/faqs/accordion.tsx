import { useId, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useArrival } from '#app/components/use-arrival.ts'
import type { FaqsView } from '#app/loaders/faqs.server.ts'
import { isHydrationOver } from '#app/platform/hydration.ts'
import styles from './accordion.module.css'

/** One question is open at a time. `<details>`, so it works without scripts. */
export function Accordion({ questions }: Pick<FaqsView, 'questions'>) {
  const name = useId()
  useAddressedQuestion()
  return (
    <div className={styles.accordion}>
      {questions.map(({ id, question, answer, anchor }) => (
        <details key={id} className={styles.item} name={name}>
          <summary>
            <h2>{question}</h2>
          </summary>
          <div id={anchor} className={styles.answer}>
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  )
}

/**
 * Firefox before 148 and Safari before 26.2 open no `<details>` at an address's fragment; others do so only
 * as a document opens.
 */
function useAddressedQuestion(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useLayoutEffect(() => {
    const question = questionOf(hash)
    // What was opened before hydration stays open.
    const isTaken = !isHydrationOver() && question?.parentElement?.querySelector('[open]')
    if (question && !isTaken) question.open = true
  }, [hash, key])
  const find = () => {
    const summary = questionOf(hash)?.querySelector<HTMLElement>(':scope[open] > summary')
    return summary && { view: summary, focus: summary }
  }
  useArrival(hash, find)
}

function questionOf(hash: string) {
  return document.getElementById(hash.slice(1))?.closest('details')
}
