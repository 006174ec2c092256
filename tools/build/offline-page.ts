import { defaultLocale, localeKeys, locales } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale, Localized } from '#content/types.ts'
import { type Markup, markup } from './markup.ts'

const words: Localized<Readonly<{ heading: string; text: string }>> = {
  en: {
    heading: 'You are offline',
    text: 'Pages you have opened before open without a connection; this one needs one. You can still reach us:',
  },
  ar: {
    heading: 'لا يوجد اتصال بالإنترنت',
    text: 'الصفحات التي فتحتها من قبل تُفتح بلا اتصال، أما هذه الصفحة فتحتاج إليه. ويمكنك التواصل معنا:',
  },
}

/**
 * The page shown in place of one without a copy, both languages in one file: no script, which could
 * leave the address that was asked for, and its styles inlined.
 *
 * @param styles the site's global style sheet
 * @param base path of the site below its host's root
 */
export function offlinePage(styles: string, base: string): string {
  const names = localeKeys.map(
    (locale) =>
      markup`<span lang="${locale}" dir="${locales[locale].dir}">${company.name[locale]}</span> `,
  )
  const title = [words[defaultLocale].heading, Object.values(company.name).join(' / ')].join(' · ')
  const page = markup`<!doctype html>
<html lang="${defaultLocale}" dir="${locales[defaultLocale].dir}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="robots" content="noindex"/>
<title>${title}</title>
<style>${{ markup: styles }}</style>
</head>
<body>
<main class="last-resort">
<h1>${names}</h1>${localeKeys.map((locale) => section(locale, base))}
</main>
</body>
</html>
`
  return page.markup
}

function section(locale: Locale, base: string): Markup {
  const { heading, text } = words[locale]
  const { phone } = branches[0]
  const page = (key: 'home' | 'contactUs') =>
    markup`<p><a href="${base + pagePath(locale, key)}">${pages[key].name[locale]}</a></p>`
  return markup`
<section lang="${locale}" dir="${locales[locale].dir}">
<h2>${heading}</h2>
<p>${text}</p>
<p><a href="${`mailto:${company.email}`}">${company.email}</a></p>
<p><a href="${`tel:${phone.replaceAll(' ', '')}`}" dir="ltr">${phone}</a></p>
${page('contactUs')}
${page('home')}
</section>`
}
