import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { listedPages } from './site.ts'

/** More steps than any page has; a walk that takes longer is caught somewhere. */
const patience = 250

for (const { path } of listedPages) {
  test(`${path} is walked with the keyboard alone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    // The carousels' buttons come when they are near; they are there before the walk begins.
    for (const carousel of await page.locator('#logos, #also-read').all()) {
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.getByRole('button').first()).toBeVisible()
    }
    await page.evaluate(() => scrollTo(0, 0))
    const stops = new Set<string>()
    for (let step = 0; step < patience; step += 1) {
      await page.keyboard.press('Tab')
      const stop = await readStop(page)
      // A frame keeps the focus until its own document has been walked.
      if (stop?.isFrame) continue
      // Past the last one the browser's own controls have the focus, or the walk starts over.
      if (!stop || stops.has(stop.id)) break
      stops.add(stop.id)
      await expect
        .poll(() => readStop(page), { message: 'has a ring and a place in the window' })
        .toMatchObject({ id: stop.id, hasRing: true, isSeen: true })
    }
    expect(await unreached(page, [...stops])).toEqual([])
  })
}

/** Where the focus is; every stop is numbered when it is first reached. */
function readStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    element.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length)
    const ring = (pseudo?: string) => getComputedStyle(element, pseudo).outlineStyle !== 'none'
    const { inlineSize, blockSize } = getComputedStyle(element)
    const { top, bottom } = element.getBoundingClientRect()
    return {
      id: element.dataset.stop,
      name: element.outerHTML.slice(0, 120),
      isFrame: element.tagName === 'IFRAME',
      hasRing: ring() || ring('::after'),
      isSeen: inlineSize !== '0px' && blockSize !== '0px' && bottom > 0 && top < innerHeight,
    }
  })
}

/** What can be pressed or filled in on the page, and was not come by. */
function unreached(page: Page, stops: readonly string[]) {
  return page.evaluate((reached) => {
    const selector = 'a[href], button, input, textarea, summary'
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.closest('[inert]') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !reached.includes(element.dataset.stop ?? ''),
      )
      .map((element) => element.outerHTML.slice(0, 120))
  }, stops)
}
