import { Figure } from './figure.tsx'
import styles from './numbers-band.module.css'
import { Section, type SectionHeadProps } from './section.tsx'

type NumbersBandProps = Readonly<{
  head: SectionHeadProps
  /** Each label is the counted noun in the form its number asks for. */
  figures: readonly Readonly<{ value: number; label: string }>[]
  /** Where and on which day they are counted. */
  source: string
}>

/** A figure precedes its noun in the document too, as Arabic inflects the noun by it. */
export function NumbersBand({ head, figures, source }: NumbersBandProps) {
  const largest = Math.max(...figures.map(({ value }) => value))
  return (
    <Section tone="deep" head={head}>
      <ul className={styles.figures} data-cells="">
        {figures.map(({ value, label }) => (
          <li key={label} data-long={value > 9999 || undefined}>
            <span className={styles.value} data-largest={value === largest || undefined}>
              <Figure value={value} hasPlus />
            </span>{' '}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      <p className={styles.source}>{source}</p>
    </Section>
  )
}
