import { ButtonLink } from '#app/components/button.tsx'
import { Figure } from '#app/components/figure.tsx'
import { Picture } from '#app/components/picture.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useLocale, useTranslations } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { ServiceView } from '#app/loaders/services.server.ts'
import type { Landing } from '#app/paging/use-landing.ts'
import styles from './service-detail.module.css'

type ServiceDetailProps = Landing & Readonly<{ service: ServiceView; count: number }>

export function ServiceDetail({ top, titleRef, service, count }: ServiceDetailProps) {
  const locale = useLocale()
  const t = useTranslations()
  return (
    // Without a name, which would be said before the heading that says the same.
    <section ref={top} className={styles.detail} data-wrap="" data-grid="12">
      <header className={styles.head} data-stack="wide start">
        <p className={styles.number}>
          <Figure value={service.id} /> <span>{t('services.of', { count })}</span>
        </p>
        <h2 ref={titleRef} id="service" tabIndex={-1}>
          {service.name}
        </h2>
        <p data-text="title">{service.title}</p>
        <p data-text="lead">{service.lead}</p>
        <ButtonLink to={`${pagePath(locale, 'contactUs')}?service=${service.id}#form`}>
          {t('services.talk')}
        </ButtonLink>
      </header>
      <dl className={styles.facts} data-cells="">
        {(['forWhom', 'duration', 'team'] as const).map((fact) => (
          <div key={fact} data-stack="">
            <dt data-text="caption">{t(`services.${fact}`)}</dt>
            <dd>{service.facts[fact]}</dd>
          </div>
        ))}
        <div data-stack="">
          <dt data-text="caption">{t('services.projects')}</dt>
          {service.projects.map(({ id, title, year, href }) => (
            <dd key={id}>
              <TextLink to={href}>{title}</TextLink> {year}
            </dd>
          ))}
        </div>
      </dl>
      <div className={styles.pictures}>
        {service.images.map((image, index) => {
          const picture = (
            <Picture
              picture={{ ...image, alt: '' }}
              sizes={
                index === 0
                  ? '(max-width: 56.25em) 90vw, 700px'
                  : '(max-width: 56.25em) 45vw, 340px'
              }
            />
          )
          // A figure without a caption says only that it is one.
          if (!image.alt) return <div key={image.src}>{picture}</div>
          return (
            <figure key={image.src} data-stack="">
              {picture}
              <figcaption>{image.alt}</figcaption>
            </figure>
          )
        })}
      </div>
      <div className={styles.description} data-stack="wide">
        {service.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.receives} data-stack="wide">
        <h3 data-text="row">{t('services.receives')}</h3>
        <ul data-nuqta="rows">
          {service.receives.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
      {service.subSections.length > 0 && (
        <ul className={styles.parts}>
          {service.subSections.map(({ title, text }) => (
            <li key={title} data-stack="">
              <h3 data-text="row">{title}</h3>
              <p data-text="small">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
