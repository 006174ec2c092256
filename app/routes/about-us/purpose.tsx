import { Section } from '#app/components/section.tsx'
import type { AboutView } from '#app/loaders/about.server.ts'
import styles from './purpose.module.css'

export function Purpose({ head, vision, mission, values }: AboutView['purpose']) {
  return (
    <Section head={head}>
      <div className={styles.purpose} data-grid="12">
        {[vision, mission].map(({ title, text }) => (
          <div key={title} className={styles.aim} data-stack="wide">
            <h3 data-text="label">{title}</h3>
            <p data-text="statement">{text}</p>
          </div>
        ))}
        <div className={styles.values} data-stack="wide">
          <h3 data-text="label">{values.title}</h3>
          <ul data-nuqta="rows">
            {values.rules.map((rule) => (
              <li key={rule}>
                <p>{rule}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
