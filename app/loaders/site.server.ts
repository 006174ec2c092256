import { FooterWord } from '#app/art/footer-word.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { writing } from '#app/brand/identity.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Branch, Company, Locale } from '#content/types.ts'

/** Loader data of the layout. */
export function site(locale: Locale) {
  const owner: Company = company
  const { name, tagline, legalLine, isSample, sampleNotice, registrations = [] } = owner
  const { email, phone, whatsapp, social } = owner
  const { blogDetail: _, ...listed } = pages
  return {
    name: name[locale],
    tagline: tagline[locale],
    legalLine: legalLine[locale],
    /** Says that company and content are fictional; missing where they are not. */
    sampleNotice: isSample ? sampleNotice[locale] : undefined,
    registrations: registrations.map((entry) => entry[locale]),
    email,
    phone,
    whatsapp,
    /** Of the build, for the legal line. */
    year: buildDate().getUTCFullYear(),
    social,
    cities: [...new Set(branches.map((branch: Branch) => branch.city[locale]))],
    pageNames: Object.fromEntries(
      Object.entries(listed).map(([key, page]) => [key, page.name[locale]]),
    ) as Record<PageKey, string>,
    footerWord: writing && renderSvg(FooterWord, { writing }),
  }
}

export type Site = ReturnType<typeof site>

/** `SOURCE_DATE_EPOCH` (seconds) makes builds reproducible (reproducible-builds.org). */
function buildDate(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH
  return seconds ? new Date(Number(seconds) * 1000) : new Date()
}
