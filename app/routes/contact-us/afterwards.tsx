import { Section } from '#app/components/section.tsx'
import type { ContactView } from '#app/loaders/contact.server.ts'
import styles from './afterwards.module.css'

/** What follows a message, in its order. */
export function Afterwards({ head, steps }: ContactView['afterwards']) {
  return (
    <Section head={head}>
      <ol className={styles.steps}>
        {steps.map(({ id, when, title, text }) => (
          <li key={id} data-stack="">
            <p data-text="caption">{when}</p>
            <h3>{title}</h3>
            <p data-text="small">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
