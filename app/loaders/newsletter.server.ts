import { NewsletterArt } from '#app/art/newsletter-art.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import type { Letter } from '#app/brand/identity.ts'
import { locales } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { newsletter } from '#content/newsletter.ts'
import type { Locale, NewsletterContent } from '#content/types.ts'
import { localize } from './localize.ts'

/** @param letter drawn where the page is in Arabic script: beside Latin words it reads as a 9 or a bar */
export function newsletterView(locale: Locale, letter?: Letter) {
  const isArabicScript = locales[locale].dir === 'rtl'
  return {
    ...localize<NewsletterContent>(locale, newsletter),
    email: company.email,
    drawing: renderSvg(NewsletterArt, { letter: isArabicScript ? letter : undefined }),
  }
}
