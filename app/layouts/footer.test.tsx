import { expect, it } from 'vitest'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePaths as pageNames } from '#app/i18n/paths.ts'
import type { Site } from '#app/loaders/site.server.ts'
import { Footer } from './footer.tsx'

const site: Site = {
  name: 'Minwal',
  tagline: 'A tagline',
  legalLine: 'Minwal Ltd.',
  sampleNotice: undefined,
  registrations: [],
  email: 'hello@minwal.example',
  phone: undefined,
  whatsapp: undefined,
  year: 2025,
  social: [],
  cities: [],
  pageNames,
  footerWord: { attributes: {}, markup: '' },
}

it('the footer has what the company has, and at its end that all is fictional', async () => {
  const ways = { phone: '+966 11 000 0000', whatsapp: '+966 50 000 0000' }
  const lines = { registrations: ['VAT number 3'], sampleNotice: 'All of this is fictional.' }
  const { screen } = await renderAt('/home', <Footer site={{ ...site, ...ways, ...lines }} />)
  const phone = screen.getByRole('link', { name: ways.phone })
  await expect.element(phone).toHaveAttribute('href', 'tel:+966110000000')
  const chat = screen.getByRole('link', { name: /^WhatsApp/ })
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/966500000000')
  const texts = [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(texts.slice(-3)).toEqual(['© 2025 Minwal Ltd.', 'VAT number 3', lines.sampleNotice])
  await screen.unmount()

  const { screen: bare } = await renderAt('/home', <Footer site={site} />)
  await expect.element(bare.getByRole('link', { name: site.email })).toBeVisible()
  expect(bare.container.querySelector('[href^="tel:"], [href*="wa.me"]')).toBeNull()
})
