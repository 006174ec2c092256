import { renderToStaticMarkup } from 'react-dom/server'
import { Word } from '#app/brand/word.tsx'
import { defaultLocale, localeKeys, locales } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { offlinePath } from '#app/offline/copies.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale, Localized } from '#content/types.ts'

const words: Localized<Readonly<{ heading: string; text: string }>> = {
  en: {
    heading: 'You are offline',
    text: 'Pages you have visited still work offline; this one does not. Call us, or write when you are back online:',
  },
  ar: {
    heading: 'لا يوجد اتصال بالإنترنت',
    text: 'الصفحات التي زرتموها من قبل تعمل من دون اتصال، أما هذه الصفحة فلا. اتصلوا بنا، أو اكتبوا إلينا عندما يعود الاتصال:',
  },
}

/** Both languages in one file, without a script, which could leave the address. */
export function offlinePage(styles: string, base: string): string {
  const names = Object.values(company.name).join(' / ')
  const page = (
    <html lang={defaultLocale} dir={locales[defaultLocale].dir} data-path={offlinePath}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${localeKeys.map((locale) => words[locale].heading).join(' / ')} · ${names}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style element's text is not escaped */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <Word />
          <h1>
            {localeKeys.map((locale) => (
              <span key={locale} lang={locale} dir={locales[locale].dir}>
                {company.name[locale]}{' '}
              </span>
            ))}
          </h1>
        </header>
        <main>
          {localeKeys.map((locale) => (
            <Section key={locale} locale={locale} base={base} />
          ))}
        </main>
      </body>
    </html>
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}

function Section({ locale, base }: Readonly<{ locale: Locale; base: string }>) {
  const { heading, text } = words[locale]
  const { phone } = branches[0]
  return (
    <section lang={locale} dir={locales[locale].dir}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
      <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
        {phone}
      </a>{' '}
      {(['contactUs', 'home'] as const).map((key) => (
        <a key={key} href={base + pagePath(locale, key)}>
          {`${pages[key].name[locale]} `}
        </a>
      ))}
    </section>
  )
}
