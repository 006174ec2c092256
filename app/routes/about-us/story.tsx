import { Section } from '#app/components/section.tsx'
import type { AboutView } from '#app/loaders/about.server.ts'
import styles from './story.module.css'

export function Story({ head, entries }: AboutView['story']) {
  return (
    <Section head={head} tone="sunk">
      <ol className={styles.story} data-nuqta="items">
        {entries.map(({ id, year, title, text }) => (
          <li key={id} data-stack="">
            <time dateTime={String(year)}>{year}</time>
            <h3>{title}</h3>
            <p data-text="small">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
