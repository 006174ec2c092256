import type { Page } from '@playwright/test'
import { noteLoading } from './load-probe.ts'

/** How long a page may take to load and to hydrate (ms). */
const deadline = 30_000

/** Lets a page take notes of its loading. */
export async function addProbe(page: Page): Promise<void> {
  // The compiler that runs these files names inner functions through this helper.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(noteLoading)
}

/** Waits until the page has loaded and, if it has scripts, hydrated; or until it has had its time. */
export async function waitUntilReady(page: Page, hasScripts: boolean): Promise<void> {
  const isReady = hasScripts
    ? () => document.readyState === 'complete' && window.__loadNotes?.hydrated !== undefined
    : () => document.readyState === 'complete'
  try {
    await page.waitForFunction(isReady, undefined, { polling: 200, timeout: deadline })
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error
  }
}
