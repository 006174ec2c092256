import { TextLink } from '#app/components/text-link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './definition.module.css'

export function Definition({
  word,
  kind,
  meanings,
  statement,
}: NonNullable<HomeView['definition']>) {
  const t = useTranslations()
  return (
    <section className={styles.definition} data-wrap="section" data-grid="12">
      <div className={styles.entry} data-stack="wide">
        <p className={styles.word}>
          <dfn translate="no">{word}</dfn> <span>{kind}</span>
        </p>
        <ol>
          {meanings.map((meaning) => (
            <li key={meaning}>
              <span>{meaning}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.statement} data-stack="far start">
        <p data-text="statement">{statement}</p>
        <TextLink page="aboutUs">{t('home.toAbout')}</TextLink>
      </div>
    </section>
  )
}
