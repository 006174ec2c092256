import { Link, PageLink } from '#app/components/link.tsx'
import { Mark } from '#app/components/mark.tsx'
import { Section } from '#app/components/section.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { ClientGridView } from '#app/loaders/client-grid.server.ts'
import styles from './client-grid.module.css'

/** Every client by mark and name, the more projects the larger; then every technology partner and its use. */
export function ClientGrid({ clients, partners }: Pick<ClientGridView, 'clients' | 'partners'>) {
  const t = useTranslations()
  return (
    <>
      <section className={styles.clients} data-stack="far" aria-labelledby="clients">
        <h2 id="clients">{t('clients.clients')}</h2>
        <div className={styles.names}>
          <ul>
            {clients.map(({ key, name, logo, href, projects, counted }) => (
              <li key={key} data-projects={projects}>
                <Mark path={logo} variant="cell" />
                {href ? (
                  <Link to={href} data-covers="">
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <bdi>{name}</bdi>
                )}{' '}
                {counted && <small>{counted}</small>}
              </li>
            ))}
          </ul>
          {/* The rest of a row that the names do not fill invites one more. */}
          <PageLink
            page="contactUs"
            className={styles.invitation}
            data-nuqta="before"
            data-screen=""
          >
            <span>{t('clients.yourName')}</span> <b>{t('clients.contact')}</b>
          </PageLink>
        </div>
      </section>
      <Section tone="deep" labelledBy="partners">
        <h2 id="partners">{t('clients.partners')}</h2>
        <ul className={styles.partners} data-columns="4">
          {partners.map(({ key, name, use, logo }) => (
            <li key={key} data-row="">
              <Mark path={logo} variant="logo" />
              <span>
                <bdi translate="no">{name}</bdi> <small>{use}</small>
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
