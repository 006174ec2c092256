import type { Organization, Place } from 'schema-dts'
import { siteUrl } from '#app/i18n/site-url.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import type { Branch, Company, Locale } from '#content/types.ts'
import { homeUrl, organizationId } from './ids.ts'

/** schema.org/Organization with its branches; the `@id` is the same in both languages. */
export function organization(locale: Locale): Organization {
  const { email, phone }: Company = company
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: company.name[locale],
    ...(company.isSample ? { description: company.sampleNotice[locale] } : {}),
    url: homeUrl(locale),
    logo: `${siteUrl}/icon-512.png`,
    slogan: company.tagline[locale],
    email,
    ...(phone && { telephone: phone }),
    sameAs: company.social.map(({ url }) => url),
    location: branches.map((branch) => place(locale, branch)),
  }
}

function place(
  locale: Locale,
  { role, address, city, country, phone, latitude, longitude }: Branch,
): Place {
  return {
    '@type': 'Place',
    name: placeName(locale, role[locale], city[locale]),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address[locale],
      addressLocality: city[locale],
      addressCountry: country[locale],
    },
    telephone: phone,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

/** For example `Minwal, Dubai (Consulting)`: a role alone would be taken for the name of the place. */
function placeName(locale: Locale, role: string, city: string): string {
  const comma = /\p{Script=Arabic}/u.test(city) ? '،' : ','
  const name = `${company.name[locale]}${comma} ${city}`
  return role ? `${name} (${role})` : name
}
