import { whenHydrated } from '#app/platform/late-component.tsx'

// Prerendered with the page; what a visitor writes before their code has loaded is kept.

export const ContactForm = whenHydrated(async () => (await import('./site-forms.tsx')).ContactForm)

export const InquiryForm = whenHydrated(async () => (await import('./site-forms.tsx')).InquiryForm)

export const NewsletterBand = whenHydrated(
  async () => (await import('./site-forms.tsx')).NewsletterBand,
)
