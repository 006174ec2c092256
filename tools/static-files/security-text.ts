import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'

/** How long before it ends a build asks for a new date, in days. */
const notice = 60

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness, in which languages, and until
 * when that holds.
 *
 * @param siteUrl where the site is published, without a trailing slash
 */
export function securityText(siteUrl: string): string {
  const { email, until } = company.securityContact
  return [
    `Contact: mailto:${email}`,
    `Expires: ${until}T00:00:00.000Z`,
    `Preferred-Languages: ${localeKeys.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** A word for the owner while the contact's date is near or past; nothing before that. */
export function securityTextNotice(today: Date): string | undefined {
  const { until } = company.securityContact
  const days = Math.floor((Date.parse(until) - today.getTime()) / 86_400_000)
  if (days > notice) return undefined
  return `content/company.ts: securityContact holds until ${until}: confirm it and move the date.`
}
