import art from '#app/brand/flow-art.module.css'
import { Svg } from '#app/brand/svg.tsx'
import { Section } from '#app/components/section.tsx'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './approach.module.css'

export function Approach({ head, steps, drawings: { wide, tall } }: HomeView['approach']) {
  return (
    <Section tone="sunk" head={head}>
      <div className={styles.approach}>
        <Svg drawing={wide} className={art.flow} />
        <Svg drawing={tall} className={art.flow} />
        <ol className={styles.steps} data-columns="3">
          {steps.map(({ id, title, text }) => (
            <li key={id} data-stack="">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
