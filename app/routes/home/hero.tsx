import art from '#app/brand/hero-art.module.css'
import { SevenShapes } from '#app/brand/seven-shapes.tsx'
import { Svg } from '#app/brand/svg.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Kicker } from '#app/components/kicker.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './hero.module.css'

export function Hero(props: HomeView['hero'] & Readonly<{ heading: string; lead: string }>) {
  const { kicker, heading, lead, caption, projectCount, drawing } = props
  const t = useTranslations()
  return (
    <section className={styles.hero}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <Kicker>{kicker}</Kicker>
          <h1 tabIndex={-1}>{heading}</h1>
          <p data-text="lead">{lead}</p>
          <p className={styles.ways} data-row="wrap">
            <ButtonLink page="services">{t('home.toServices')}</ButtonLink>{' '}
            <TextLink page="projects">{t('home.toProjects', { count: projectCount })}</TextLink>
          </p>
        </div>
        <figure className={styles.art}>
          <Svg drawing={drawing} className={art.art} />
          <figcaption data-nuqta="before">{caption}</figcaption>
        </figure>
      </div>
      <SevenShapes id="page-head-end" />
    </section>
  )
}
