import { Svg } from '#app/brand/svg.tsx'
import { Section } from '#app/components/section.tsx'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './certificate-strip.module.css'

export function CertificateStrip({ head, entries }: HomeView['certificates']) {
  return (
    <Section tone="sunk" head={head} all="certificates">
      <ul className={styles.strip} data-columns="6">
        {entries.map(({ id, title, source, seal }) => (
          <li key={id} data-stack="">
            <Svg drawing={seal} />
            <h3>{title}</h3>
            <p data-text="caption">{source}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
