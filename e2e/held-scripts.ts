import type { Page } from '@playwright/test'
import { appStarted } from '#app/platform/keep-clicks.ts'
import { expect, hydrated } from './fixtures.ts'
import { hold } from './message-forms.ts'
import { fontsAreIn } from './page-scripts.ts'

/**
 * Opens a page of which no script comes until the function returned is called: until a visitor has
 * done whatever they want to do, however long that takes.
 *
 * @returns lets the scripts come, and waits until the app has done all it does when it starts
 */
export async function openWithoutScripts(
  page: Page,
  address: string,
): Promise<() => Promise<void>> {
  await page.addInitScript((event) => {
    addEventListener(event, () => Object.assign(window, { hasStarted: true }))
  }, appStarted)
  const release = await hold(page, '**/*.js')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // The fonts must not move what the test scrolls to.
  await page.evaluate(fontsAreIn)
  return async () => {
    expect(await page.evaluate(() => window.__reactRouterDataRouter)).toBeUndefined()
    release()
    await hydrated(page)
    await page.waitForFunction(() => 'hasStarted' in window)
  }
}
