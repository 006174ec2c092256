import type { Locator } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { milestones } from '#content/milestones.ts'
import { solutions } from '#content/solutions.ts'
import { expect, test } from './fixtures.ts'
import { phone, spaceAfter } from './page-actions.ts'
import { pagePath, words } from './site.ts'

/**
 * What the company's pages do and how they lie; what they say: said.spec.ts. Certificates:
 * app/routes/certificates/certificate-list.test.tsx.
 */

const topsOf = (parts: Locator) =>
  parts.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top))

for (const locale of localeKeys) {
  test(`solutions in ${locale}: titles beside each other are level, and there is a way out`, async ({
    page,
  }) => {
    await page.goto(pagePath(locale, 'solutions'))
    const provide = page.getByRole('region', { name: solutions.provide.heading[locale] })
    // The first card is as large as four; those after them are three to a row, and the last row is full.
    const { length } = solutions.cards
    const rows = Math.min(2, length - 1) + Math.max(0, Math.ceil((length - 5) / 3))
    for (const part of [provide.getByRole('listitem'), provide.getByRole('heading', { level: 3 })])
      expect(new Set((await topsOf(part)).slice(1)).size).toBe(rows)
    expect(await provide.getByRole('listitem').last().evaluate(spaceAfter)).toBeLessThan(2)
    const out = page.getByRole('link', { name: solutions.reachUs.label[locale] })
    await expect(out).toHaveAttribute('href', company.productSite)
    await expect(out).toHaveAttribute('target', '_blank')
    expect(await out.ariaSnapshot()).toContain(words[locale]['link.newTab'])
  })
}

test('milestones have their numbers on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(pagePath('ar', 'milestone'))
  const entries = page.getByRole('main').locator('ol > li')
  await expect(entries).toHaveCount(milestones.length)
  for (const [place, { index }] of milestones.entries())
    await expect(entries.nth(place).getByText(`${index}`, { exact: true })).toBeVisible()
})
