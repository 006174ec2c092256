import { Section } from '#app/components/section.tsx'
import type { AboutView } from '#app/views/about.server.ts'
import styles from './purpose.module.css'

/** Vision, mission and the rules the company keeps on the way. */
export function Purpose({ head, vision, mission, principles }: AboutView['purpose']) {
  return (
    <Section head={head}>
      <div className={styles.purpose}>
        {[vision, mission].map(({ title, text }) => (
          <div key={title} className={styles.aim}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        <div className={styles.principles}>
          <h3>{principles.title}</h3>
          <ul>
            {principles.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
