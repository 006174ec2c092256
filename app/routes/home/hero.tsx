import { FormattedMessage } from 'react-intl'
import { HeroArt, SevenShapes } from '#app/brand/stills.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { Kicker } from '#app/components/kicker.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { HomeView } from '#app/views/home.server.ts'
import styles from './hero.module.css'

type HeroProps = HomeView['hero'] & Readonly<{ heading: string; lead: string }>

/** Words on one half, the name woven over its own statistics on the other, up to the edge. */
export function Hero({ kicker, heading, lead, caption, projectCount }: HeroProps) {
  const locale = useLocale()
  return (
    <section className={styles.hero}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <Kicker>{kicker}</Kicker>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.ways}>
            <ButtonLink to={pagePath(locale, 'services')}>
              <FormattedMessage id="home.toServices" />
            </ButtonLink>
            <TextLink to={pagePath(locale, 'projects')}>
              <FormattedMessage id="home.toProjects" values={{ count: projectCount }} />
            </TextLink>
          </p>
        </div>
        <figure className={styles.art}>
          <HeroArt place={<svg viewBox="0 0 390 350" />} />
          <figcaption>{caption}</figcaption>
        </figure>
      </div>
      <SevenShapes place={null} id="page-head-end" />
    </section>
  )
}
