import { NewsletterArt } from '#app/art/newsletter-art.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import type { Letter } from '#app/brand/identity.ts'
import { locales } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { newsletter } from '#content/newsletter.ts'
import type { Locale, NewsletterContent } from '#content/types.ts'
import { localize } from './localize.ts'

/** A letter only where the page is in Arabic script: beside Latin words it reads as a 9 or a bar. */
export function besideArabic(locale: Locale, letter: Letter | undefined): Letter | undefined {
  return locales[locale].dir === 'rtl' ? letter : undefined
}

export function newsletterView(locale: Locale, letter?: Letter) {
  return {
    ...localize<NewsletterContent>(locale, newsletter),
    email: company.email,
    drawing: renderSvg(NewsletterArt, { letter: besideArabic(locale, letter) }),
  }
}
