import { pagePath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import type { Locale } from '#content/types.ts'

/** One id for all languages. */
export function organizationId(): string {
  return `${siteUrl}/#organization`
}

/** One id per language. */
export function websiteId(locale: Locale): string {
  return `${homeUrl(locale)}#website`
}

export function homeUrl(locale: Locale): string {
  return siteUrl + pagePath(locale, 'home')
}
