import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { projects } from '#content/projects.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { dataPath, pagePath, words } from './site.ts'

test.use({ hasMap: false })

const pageCount = Math.ceil(projects.length / 8)

for (const locale of localeKeys) {
  const address = pagePath(locale, 'projects')
  const titles = (page: number) =>
    projects.slice((page - 1) * 8, page * 8).map((project) => project.title[locale])
  const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
  const pager = (page: Page) =>
    page.getByRole('navigation', { name: words[locale]['pager.label'], exact: true })
  const step = (page: Page, direction: 'prev' | 'next') =>
    pager(page).getByRole('link', { name: words[locale][`pager.${direction}`], exact: true })

  test(`${address}: eight to a page, in order, to the last`, { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.goto(address)
    await hydrated(page)
    for (let current = 1; current <= pageCount; current += 1) {
      await expect(cards(page)).toHaveText(titles(current))
      await expect(pager(page).locator('[aria-current=page]')).toHaveText(`${current}`)
      await expectDisabled(step(page, 'prev'), current === 1)
      await expectDisabled(step(page, 'next'), current === pageCount)
      if (current < pageCount) await step(page, 'next').click()
    }
    await expect(page).toHaveURL(`${address}?page=${pageCount}`)
    await step(page, 'prev').click()
    await expect(cards(page)).toHaveText(titles(pageCount - 1))
  })

  test(`${address}: each page change is a history entry`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await pager(page).getByText('3', { exact: true }).click()
    await expect(cards(page)).toHaveText(titles(3))
    await pager(page).getByText('5', { exact: true }).click()
    await expect(cards(page)).toHaveText(titles(5))
    await page.goBack()
    await expect(page).toHaveURL(`${address}?page=3`)
    await expect(cards(page)).toHaveText(titles(3))
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveText(titles(1))
    await page.goForward()
    await expect(cards(page)).toHaveText(titles(3))
    await page.reload()
    await expect(cards(page)).toHaveText(titles(3))
  })

  test(`${address}?page=3 opened directly: no frame shows page 1, nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 2600 })
    await page.addInitScript(recordFrames)
    // Scripts come late, so that a wrong frame would have time to show.
    await page.route('**/media/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      await route.continue()
    })
    await page.goto(`${address}?page=3`)
    await expect(cards(page)).toHaveText(titles(3))
    await hydrated(page)
    const { seen, shift } = await page.evaluate(() => window.frames_)
    expect(seen).toEqual([titles(3)[0]])
    // The fonts come later than the page, and move a word here and there.
    expect(shift).toBeLessThanOrEqual(0.002)
  })

  test(`${address} is at page 1 where there is no such page`, async ({ page }) => {
    // What counts as a number is tried in app/paging/pagination.test.ts.
    for (const query of ['x', `${pageCount + 1}`]) {
      await page.goto(`${address}?page=${query}`)
      await hydrated(page)
      await expect(cards(page)).toHaveText(titles(1))
      await expect(cards(page).first()).toBeVisible()
    }
  })

  if (locale === 'ar')
    test(`${address}: the next page comes ahead, once`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/\/data\/.+\/projects\//.test(pathname)) asked.push(pathname)
      })
      const ahead = (number: number) => dataPath(locale, `projects/${number}`)
      const arrived = page.waitForResponse((response) => response.url().endsWith(ahead(2)))
      await page.goto(address)
      await arrived
      const third = page.waitForResponse((response) => response.url().endsWith(ahead(3)))
      await step(page, 'next').click()
      await third
      await expect(cards(page)).toHaveText(titles(2))
      // Page 1 came with the document.
      await pager(page).getByText('1', { exact: true }).hover()
      await pager(page).getByText('1', { exact: true }).click()
      await expect(cards(page)).toHaveText(titles(1))
      expect(asked).toEqual([ahead(2), ahead(3)])
    })

  if (locale === 'en')
    test(`${address}: a page that does not arrive says so and can be tried again`, async ({
      page,
      complaints,
    }) => {
      await page.goto(address)
      await hydrated(page)
      await page.route(`**${dataPath(locale, 'projects/4')}`, (route) => route.abort())
      await pager(page).getByText('4', { exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words[locale]['error.heading'],
      )
      await page.unroute(`**${dataPath(locale, 'projects/4')}`)
      await page.getByRole('button', { name: words[locale]['error.retry'] }).click()
      await expect(cards(page)).toHaveText(titles(4))
      expect(complaints.some((text) => text.includes('ERR_FAILED'))).toBe(true)
      complaints.length = 0
    })
}

test('the list moves to its beginning when the page changes, at once if motion is unwanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pagePath('en', 'projects'))
  await hydrated(page)
  const next = page.getByRole('link', { name: en['pager.next'], exact: true })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page.getByRole('heading', { name: projects[8]?.title.en ?? '' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
})

async function expectDisabled(link: import('@playwright/test').Locator, isDisabled: boolean) {
  if (!isDisabled) return expect(link).toHaveAttribute('href', /projects/)
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  await expect(link).not.toHaveAttribute('href', /.*/)
}

declare global {
  interface Window {
    frames_: { seen: string[]; shift: number }
  }
}

/** Notes, frame by frame, the first project a visitor could see, and every layout shift. */
function recordFrames() {
  window.frames_ = { seen: [], shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.frames_.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const card = document.querySelector('main li h2')
    if (card?.checkVisibility({ visibilityProperty: true })) {
      const text = card.textContent ?? ''
      if (window.frames_.seen.at(-1) !== text) window.frames_.seen.push(text)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
