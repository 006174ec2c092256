import { defaultLocale, localeKeys, locales } from '#app/i18n/locales.ts'
import type { Page, Site } from './site.ts'

const anyLanguage = 'x-default'

/** `lang` and `dir` follow from the path. */
export function documentLanguage({ $, locale }: Page): string[] {
  return Object.entries({ lang: locale, dir: locales[locale].dir }).flatMap(([name, wanted]) => {
    const found = $('html').attr(name)
    return found === wanted ? [] : [`<html ${name}> is ${found}, not ${wanted}`]
  })
}

/** Alternates list every language once and refer to each other. */
export function translations(page: Page, site: Site): string[] {
  if (page.role === 'fallback') return []
  const links = hreflangs(page)
  const found = links.map(({ lang }) => lang).sort()
  const wanted = [...localeKeys, anyLanguage].sort()
  if (found.join() !== wanted.join()) {
    return [`hreflang names ${found.join(', ') || 'nothing'}, not ${wanted.join(', ')}`]
  }
  return links.flatMap((link) => {
    const problem = translationProblem(link, page, site)
    return problem ? [`hreflang ${link.lang}: ${link.href} ${problem}`] : []
  })
}

type Hreflang = Readonly<{ lang: string; href: string }>

function hreflangs({ $ }: Page): Hreflang[] {
  return $('link[rel="alternate"][hreflang]')
    .toArray()
    .map(({ attribs }) => ({ lang: attribs.hreflang ?? '', href: attribs.href ?? '' }))
}

function translationProblem({ lang, href }: Hreflang, page: Page, site: Site): string | undefined {
  if (href !== site.url && !href.startsWith(`${site.url}/`))
    return `does not start with ${site.url}`
  const target = site.pages.find(
    ({ role, address }) => role === 'page' && site.url + address === href,
  )
  if (!target) return 'is no page'
  const wanted = lang === anyLanguage ? defaultLocale : lang
  if (target.locale !== wanted) return `is a page in ${target.locale}`
  const back = hreflangs(target).find((link) => link.lang === page.locale)?.href
  return back === site.url + page.address ? undefined : 'does not name this page back'
}
