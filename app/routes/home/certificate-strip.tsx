import { Svg } from '#app/brand/svg.tsx'
import { Section } from '#app/components/section.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './certificate-strip.module.css'

export function CertificateStrip({ head, entries }: HomeView['certificates']) {
  const t = useTranslations()
  const all = <TextLink page="certificates">{t('home.allCertificates')}</TextLink>
  return (
    <Section tone="sunk" head={{ ...head, link: all }}>
      <ul className={styles.strip}>
        {entries.map(({ id, title, source, seal }) => (
          <li key={id} data-stack="">
            <Svg drawing={seal} />
            <h3>{title}</h3>
            <p>{source}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
