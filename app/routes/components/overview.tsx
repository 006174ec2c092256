import { localeKeys, locales } from '#app/i18n/locales.ts'
import styles from './overview.module.css'
import { samples } from './samples.ts'

const sheets = localeKeys.flatMap((locale) =>
  (['light', 'dark'] as const).map((theme) => ({ locale, theme })),
)

export function meta() {
  return [{ title: samples.heading.en }]
}

/** Both languages and both themes side by side, each a document of its own. */
export default function Overview() {
  return (
    <main className={styles.overview}>
      {sheets.map(({ locale, theme }) => (
        <iframe
          key={`${locale}-${theme}`}
          title={`${locale}, ${theme}`}
          src={`${locales[locale].prefix}/components/sheet?theme=${theme}`}
        />
      ))}
    </main>
  )
}
