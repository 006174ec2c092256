import type { Letter } from '#app/art/geometry.ts'
import { NewsletterArt } from '#app/art/newsletter-art.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { company } from '#content/company.ts'
import { newsletter } from '#content/newsletter.ts'
import type { Locale } from '#content/types.ts'

export function newsletterView(locale: Locale, letter?: Letter) {
  return {
    heading: newsletter.heading[locale],
    text: newsletter.text[locale],
    label: newsletter.label[locale],
    email: company.email,
    drawing: renderSvg(NewsletterArt, { letter }),
  }
}
