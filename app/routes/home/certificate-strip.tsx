import { FormattedMessage } from 'react-intl'
import { Section } from '#app/components/section.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './certificate-strip.module.css'

export function CertificateStrip({ head, entries }: HomeView['certificates']) {
  const all = (
    <TextLink to={pagePath(useLocale(), 'certificates')}>
      <FormattedMessage id="home.allCertificates" />
    </TextLink>
  )
  return (
    <Section tone="sunk" head={{ ...head, link: all }}>
      <ul className={styles.strip}>
        {entries.map(({ id, title, source }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{source}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
