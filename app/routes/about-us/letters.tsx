import type { Colourway } from '#app/brand/colourways.ts'
import { LetterTile } from '#app/brand/stills.ts'
import { Section } from '#app/components/section.tsx'
import type { AboutView } from '#app/views/about.server.ts'
import styles from './letters.module.css'

const colourways: readonly Colourway[] = ['deep', 'mist', 'petrol', 'limestone', 'saffron']

/** Five reasons whose first letters, in Arabic, spell the name. */
export function Letters({ head, values }: AboutView['whyUs']) {
  return (
    <Section head={head} tone="sunk">
      <ul className={styles.letters}>
        {values.map(({ id, letter, title, text }, index) => (
          <li key={id}>
            <LetterTile letter={letter} colourway={colourways[index] ?? 'deep'} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
