import { expect, it } from 'vitest'
import type { Site } from '#app/loaders/site.server.ts'
import { Footer } from './footer.tsx'
import { pageNames, renderFrame } from './frame.fixture.tsx'

const site: Site = {
  name: 'Minwal',
  tagline: 'A tagline',
  legalLine: 'Minwal Ltd.',
  sampleNotice: undefined,
  email: 'hello@minwal.example',
  year: 2025,
  social: [],
  cities: [],
  pageNames,
  footerWord: { attributes: {}, markup: '' },
}

it('the footer says after the legal line that company and content are fictional', async () => {
  const sampleNotice = 'All of this is fictional.'
  const { screen } = await renderFrame(<Footer site={{ ...site, sampleNotice }} />, '/home')
  await expect.element(screen.getByText(sampleNotice, { exact: true })).toBeVisible()
  const lines = screen.getByRole('contentinfo').element().querySelectorAll('p')
  expect([...lines].slice(-2).map(({ textContent }) => textContent)).toEqual([
    '© 2025 Minwal Ltd.',
    sampleNotice,
  ])
})
