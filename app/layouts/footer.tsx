import { memo, type ReactNode } from 'react'
import { Svg } from '#app/brand/svg.tsx'
import { MailLink } from '#app/components/address-links.tsx'
import { AnyLink } from '#app/components/any-link.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PageLink } from '#app/components/link.tsx'
import { PrivacyLink } from '#app/components/privacy-link.tsx'
import { VisuallyHidden } from '#app/components/visually-hidden.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import type { Site } from '#app/loaders/site.server.ts'
import { ContactLinks } from './contact-links.tsx'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { footerPages, type PageNames } from './navigation.ts'
import { TopLink } from './scroll-to-top.tsx'

export const Footer = memo(function Footer({ site }: { site: Site }) {
  const t = useTranslations()
  return (
    <footer className={styles.footer} data-ground="deep">
      <div className={styles.top} data-wrap="" data-grid="2">
        <div data-stack="start">
          <p className={styles.tagline}>{site.tagline}</p>
          <ContactLinks phone={site.phone} whatsapp={site.whatsapp}>
            <MailLink email={site.email} />
          </ContactLinks>
        </div>
        <div className={styles.columns} data-columns="">
          <nav aria-labelledby="footer-company" data-stack="">
            <h2 id="footer-company" data-text="label">
              {t('footer.company')}
            </h2>
            <PageList pages={footerPages.company} names={site.pageNames}>
              <li>
                <PrivacyLink />
              </li>
            </PageList>
          </nav>
          <nav aria-labelledby="footer-what-we-do" data-stack="">
            <h2 id="footer-what-we-do" data-text="label">
              {t('footer.whatWeDo')}
            </h2>
            <PageList pages={footerPages.whatWeDo} names={site.pageNames} />
          </nav>
          <section data-stack="">
            <h2 data-text="label">{t('footer.offices')}</h2>
            <ul>
              {site.cities.map((city) => (
                <li key={city} className={styles.city}>
                  {city}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      {site.footerWord && <Svg drawing={site.footerWord} />}
      <div className={styles.base} data-row="wrap" data-wrap="">
        <div>
          <p>{t('footer.copyright', { year: site.year, legalLine: site.legalLine })}</p>
          {site.registrations.map((registration) => (
            <p key={registration}>{registration}</p>
          ))}
          {site.sampleNotice && <p>{site.sampleNotice}</p>}
        </div>
        <ul data-row="wrap">
          <li>
            <LanguageSwitch />
          </li>
          {site.social.map(({ key, name, url }) => (
            <li key={key}>
              <AnyLink href={url} data-touch="">
                <Icon name={key} />
                <VisuallyHidden>
                  <bdi translate="no">{name}</bdi>
                </VisuallyHidden>
              </AnyLink>
            </li>
          ))}
          <li>
            <TopLink className={styles.toTop} data-touch="">
              {t('footer.backToTop')}
            </TopLink>
          </li>
        </ul>
      </div>
    </footer>
  )
})

type PageListProps = Readonly<{
  pages: readonly PageKey[]
  names: PageNames
  /** Rendered after the list of pages. */
  children?: ReactNode
}>

function PageList({ pages, names, children }: PageListProps) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <PageLink page={page}>{names[page]}</PageLink>
        </li>
      ))}
      {children}
    </ul>
  )
}
