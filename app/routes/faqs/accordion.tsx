import { useEffect, useId } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { FaqsView } from '#app/loaders/faqs.server.ts'
import styles from './accordion.module.css'

/** One question is open at a time. `<details>`, so it works without scripts. */
export function Accordion({ questions }: Pick<FaqsView, 'questions'>) {
  const name = useId()
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

/** For links inside the site; a newly opened document and the way back are the browser's own. */
export function useAddressedQuestion(): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (type === 'POP') return
    // The scroll and focus of a new page come first.
    const frame = requestAnimationFrame(() => open(hash.slice(1)))
    return () => cancelAnimationFrame(frame)
  }, [hash, key, type])
}

function open(id: string) {
  const details = document.getElementById(id)?.closest('details')
  const summary = details?.querySelector('summary')
  if (!details || !summary) return
  details.open = true
  summary.scrollIntoView()
  summary.focus({ preventScroll: true })
}
