import { FormattedMessage } from 'react-intl'
import { PageLink } from '#app/components/page-link.tsx'
import type { PageKey } from '#app/i18n/paths.ts'
import type { Site } from '#app/views/site.server.ts'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'

const company: readonly PageKey[] = [
  'aboutUs',
  'milestone',
  'clientAndPartner',
  'certificates',
  'contactUs',
]
const whatWeDo: readonly PageKey[] = ['services', 'solutions', 'projects', 'blogs', 'faqs']

export function Footer({ site }: { site: Site }) {
  const links = (keys: readonly PageKey[]) =>
    keys.map((key) => (
      <li key={key}>
        <PageLink page={key}>{site.pageNames[key]}</PageLink>
      </li>
    ))
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <div className={styles.brand}>
          <p className={styles.tagline}>{site.tagline}</p>
          <a className={styles.mail} href={`mailto:${site.email}`} dir="ltr">
            {site.email}
          </a>
        </div>
        <div className={styles.columns}>
          <section>
            <h2>
              <FormattedMessage id="footer.company" />
            </h2>
            <ul>{links(company)}</ul>
          </section>
          <section>
            <h2>
              <FormattedMessage id="footer.whatWeDo" />
            </h2>
            <ul>{links(whatWeDo)}</ul>
          </section>
          <section>
            <h2>
              <FormattedMessage id="footer.offices" />
            </h2>
            <ul>
              {site.cities.map((city) => (
                <li key={city}>{city}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <div className={styles.base}>
        <p>
          <FormattedMessage
            id="footer.copyright"
            values={{ year: site.year, legalLine: site.legalLine }}
          />
        </p>
        <ul>
          <li>
            <LanguageSwitch />
          </li>
          {site.social.map(({ key, name, url }) => (
            <li key={key}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                <bdi>{name}</bdi>
                <span className={styles.hidden}>
                  <FormattedMessage id="link.newTab" />
                </span>
              </a>
            </li>
          ))}
          <li>
            <a href="#top">
              <FormattedMessage id="footer.backToTop" />
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
