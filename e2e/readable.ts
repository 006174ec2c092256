import type { Page } from '@playwright/test'
import type { PageKey } from '#app/i18n/paths.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { expect } from './fixtures.ts'
import { base } from './host.ts'
import { words } from './message-forms.ts'

/** Nothing is blank: heading, lead and links are there, and on the screen. */
export async function expectReadable(page: Page, locale: Locale, key: PageKey) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pages[key].heading[locale])
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main').getByText(pages[key].lead[locale])).toBeVisible()
  await expect(footerLink(page, locale, 'projects')).toBeVisible()
  // What is in the document is not yet on the screen: a style sheet may keep the browser waiting.
  await expect.poll(() => page.evaluate(() => 'hasPainted' in window)).toBe(true)
}

/** The error page inside the frame: what went wrong, a way to try again and all other ways. */
export async function expectApology(page: Page, locale: Locale) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale]['error.heading'])
  await expect(page.getByRole('button', { name: words[locale]['error.retry'] })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** A page's link in the footer. */
export function footerLink(page: Page, locale: Locale, key: PageKey) {
  const name = pages[key].name[locale]
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

/** Follows a link as the app's own links do: without loading a document, and below the base. */
export async function followLink(page: Page, address: string) {
  await page.evaluate((to) => {
    const router = window.__reactRouterDataRouter as unknown as { navigate(to: string): void }
    router.navigate(to)
  }, address.slice(base.length))
}
