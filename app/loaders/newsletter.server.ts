import { NewsletterArt } from '#app/brand/newsletter-art.tsx'
import { renderSvg } from '#app/brand/render-svg.server.ts'
import { company } from '#content/company.ts'
import { newsletter } from '#content/newsletter.ts'
import type { Locale } from '#content/types.ts'

/** What the newsletter's band says, and the address it offers where sending fails. */
export function newsletterView(locale: Locale) {
  return {
    heading: newsletter.heading[locale],
    text: newsletter.text[locale],
    label: newsletter.label[locale],
    email: company.email,
    drawing: renderSvg(NewsletterArt, {}),
  }
}

export type NewsletterView = ReturnType<typeof newsletterView>
