import { Svg } from '#app/brand/svg.tsx'
import { Section } from '#app/components/section.tsx'
import type { AboutView } from '#app/loaders/about.server.ts'
import styles from './why-us.module.css'

/** The reasons' first letters, in Arabic, spell the name. */
export function WhyUs({ head, values }: AboutView['whyUs']) {
  return (
    <Section head={head} tone="sunk">
      <ul className={styles.letters}>
        {values.map(({ id, tile, title, text }) => (
          <li key={id}>
            <Svg drawing={tile} />
            <h3>{title}</h3>
            <p data-text="small">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
