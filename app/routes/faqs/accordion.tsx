import { useId } from 'react'
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
