import { Figure } from './figure.tsx'
import styles from './numbers-band.module.css'
import { Section } from './section.tsx'
import type { SectionHeadProps } from './section-head.tsx'

type NumbersBandProps = Readonly<{
  head: SectionHeadProps
  /** Four of them; the label is the counted noun in the form its number asks for. */
  figures: readonly Readonly<{ value: number; label: string }>[]
}>

/** What the company has counted, on the dark band. The figures never count up. */
export function NumbersBand({ head, figures }: NumbersBandProps) {
  const largest = Math.max(...figures.map(({ value }) => value))
  return (
    <Section tone="deep" head={head}>
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-largest={value === largest || undefined}>
              <Figure value={value} hasPlus />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
