import { pagePath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import type { Locale } from '#content/types.ts'

/** The company: one, whatever the language it is spoken of in. */
export const organizationId = `${siteUrl}/#organization`

/** The site in one language, which is a work of its own. */
export function websiteId(locale: Locale): string {
  return `${homeUrl(locale)}#website`
}

/** The address of a language's home page. */
export function homeUrl(locale: Locale): string {
  return siteUrl + pagePath(locale, 'home')
}
