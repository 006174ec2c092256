import { defaultLocale, localeKeys, locales } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale, Localized } from '#content/types.ts'
import { element, type Xml } from './xml.ts'

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
 * The page that stands in for one of which there is no copy, in both languages and in one file: no
 * script, which could lead away from the address that was asked for, and the styles in it.
 *
 * @param styles the site's global style sheet
 * @param base where the site stands below its host's root
 */
export function offlinePage(styles: string, base: string): string {
  const names = Object.values(company.name).join(' / ')
  const meta = (name: string, content: string) => element('meta', { name, content })
  const page = element(
    'html',
    { lang: defaultLocale, dir: locales[defaultLocale].dir },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      meta('viewport', 'width=device-width, initial-scale=1'),
      meta('color-scheme', 'light dark'),
      meta('robots', 'noindex'),
      element('title', {}, `${words[defaultLocale].heading} · ${names}`),
      // A style element's text is not read as markup.
      { xml: `<style>${styles}</style>` },
    ),
    element(
      'body',
      {},
      element(
        'main',
        { class: 'last-resort' },
        element('h1', {}, ...localeKeys.flatMap((locale) => [inLocale('span', locale), ' '])),
        ...localeKeys.map((locale) => section(locale, base)),
      ),
    ),
  )
  return `<!doctype html>\n${page.xml}\n`
}

function inLocale(tag: string, locale: Locale, ...children: (Xml | string)[]): Xml {
  const content = children.length > 0 ? children : [company.name[locale]]
  return element(tag, { lang: locale, dir: locales[locale].dir }, ...content)
}

function section(locale: Locale, base: string): Xml {
  const { heading, text } = words[locale]
  const { phone } = branches[0]
  const link = (href: string, text: string, attributes = {}) =>
    element('p', {}, element('a', { href, ...attributes }, text))
  const pageLink = (key: 'home' | 'contactUs') =>
    link(base + pagePath(locale, key), pages[key].name[locale])
  return inLocale(
    'section',
    locale,
    element('h2', {}, heading),
    element('p', {}, text),
    link(`mailto:${company.email}`, company.email),
    link(`tel:${phone.replaceAll(' ', '')}`, phone, { dir: 'ltr' }),
    pageLink('contactUs'),
    pageLink('home'),
  )
}
