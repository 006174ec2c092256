import { FooterWord } from '#app/brand/footer-word.tsx'
import { type RenderedSvg, renderSvg } from '#app/brand/render-svg.server.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'

/** Loader data of the layout. */
export type Site = Readonly<{
  name: string
  tagline: string
  legalLine: string
  /** Says that company and content are fictional; missing where they are not. */
  sampleNotice: string | undefined
  email: string
  /** Of the build, for the legal line. */
  year: number
  social: readonly Readonly<{ key: 'x' | 'linkedin'; name: string; url: string }>[]
  cities: readonly string[]
  pageNames: Readonly<Record<PageKey, string>>
  footerWord: RenderedSvg
}>

export function site(locale: Locale): Site {
  const { blogDetail: _, ...listed } = pages
  return {
    name: company.name[locale],
    tagline: company.tagline[locale],
    legalLine: company.legalLine[locale],
    sampleNotice: company.isSample ? company.sampleNotice[locale] : undefined,
    email: company.email,
    year: buildDate().getUTCFullYear(),
    social: company.social,
    cities: [...new Set(branches.map((branch) => branch.city[locale]))],
    pageNames: Object.fromEntries(
      Object.entries(listed).map(([key, page]) => [key, page.name[locale]]),
    ) as Record<PageKey, string>,
    footerWord: renderSvg(FooterWord, {}),
  }
}

/** `SOURCE_DATE_EPOCH` (seconds) makes builds reproducible (reproducible-builds.org). */
function buildDate(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH
  return seconds ? new Date(Number(seconds) * 1000) : new Date()
}
