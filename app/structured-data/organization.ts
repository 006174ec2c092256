import type { Organization, Place } from 'schema-dts'
import { siteUrl } from '#app/lib/site-url.ts'
import type { Office, Site } from '#app/views/site.server.ts'
import type { Locale } from '#content/types.ts'
import { homeUrl, organizationId } from './ids.ts'

/** What machines are told of the company, in one language. */
export type CompanyFacts = Pick<Site, 'name' | 'tagline' | 'email' | 'social' | 'offices'>

/**
 * The company with its branches (schema.org/Organization). Both languages speak of the same one, so
 * its `@id` is the same.
 */
export function organization(locale: Locale, company: CompanyFacts): Organization {
  const { name, tagline, email, social, offices } = company
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name,
    url: homeUrl(locale),
    logo: `${siteUrl}/icon-512.png`,
    slogan: tagline,
    email,
    sameAs: social.map(({ url }) => url),
    location: offices.map(place),
  }
}

function place({ role, address, city, country, phone, latitude, longitude }: Office): Place {
  return {
    '@type': 'Place',
    name: role || city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: country,
    },
    telephone: phone,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}
