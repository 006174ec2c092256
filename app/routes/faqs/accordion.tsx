import { type ReactNode, useId } from 'react'
import styles from './accordion.module.css'

type AccordionProps = Readonly<{
  items: readonly Readonly<{
    id: string | number
    question: string
    answer: ReactNode
    anchor?: string
  }>[]
  /** Heading level of the questions. */
  level?: 2 | 3 | 4
  /** The item open from the start. */
  openId?: string | number
}>

/** One question is open at a time. `<details>`, so it works without scripts. */
export function Accordion({ items, level = 3, openId }: AccordionProps) {
  const name = useId()
  const Heading = `h${level}` as const
  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer, anchor }) => (
        <details key={id} className={styles.item} name={name} open={id === openId}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <div id={anchor} className={styles.answer}>
            {answer}
          </div>
        </details>
      ))}
    </div>
  )
}
