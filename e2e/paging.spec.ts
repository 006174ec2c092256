import type { Locator } from '@playwright/test'
import { blogPosts } from '#content/blogs.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { expect, open, test } from './fixtures.ts'
import { pager } from './page-actions.ts'
import { entryAt, entryNear, pagePath, projectPages, projectsOn, showing, words } from './site.ts'

/** What a visitor sees and hears where a list changes: one rule for every pager and picker. */

test('projects: a pager, Back, Forward and a reload', async ({ page }) => {
  test.skip(projectPages === 1, 'The projects have one page')
  const address = pagePath('en', 'projects')
  const last = projectPages > 2 ? Math.min(5, projectPages) : 1
  await open(page, address)
  const cards = page.getByRole('main').getByRole('listitem').getByRole('heading')
  const landed = async (number: number) => {
    const { entries } = projectsOn(number)
    const from = number * 8 - 7
    const values = [from, from + entries.length - 1, projects.length]
    const line = showing('en', 'projects.showing', values)
    await expectLanded(page.locator(':focus', { hasText: line }))
    await expect(page).toHaveTitle(titleOf('en', 'projects', number === 1 ? undefined : line))
    await expect(page).toHaveURL(number === 1 ? address : `${address}?page=${number}`)
    await expect(cards).toHaveText(entries.map(({ title }) => title.en))
  }
  await pressWithKeyboard(page.getByRole('link', { name: words.en['pager.next'], exact: true }))
  await landed(2)
  await pager(page, 'en').getByText(`${last}`, { exact: true }).click()
  await landed(last)
  const focused = await page.evaluateHandle(() => document.activeElement)
  const isPresent = () => focused.evaluate((line) => line?.isConnected)
  await page.evaluate(() => history.back())
  await landed(2)
  // Orca takes what follows a removed element for that element, and announces nothing.
  expect(await isPresent()).toBe(true)
  await page.evaluate(() => history.back())
  await landed(1)
  await page.evaluate(() => history.forward())
  await landed(2)
  expect(await isPresent()).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.locator('summary:focus')).toBeInViewport()
  await page.evaluate(() => history.back())
  await landed(1)
  await page.evaluate(() => history.forward())
  await landed(2)
  await page.reload()
  await expect(cards).toHaveText(projectsOn(2).entries.map(({ title }) => title.en))
})

test('posts: a pager of buttons', async ({ page }) => {
  test.skip(blogPosts.length <= 6, 'The posts have one page')
  await open(page, pagePath('ar', 'blogs'))
  await pressWithKeyboard(page.getByRole('button', { name: words.ar['pager.next'] }))
  const values = [7, Math.min(12, blogPosts.length), blogPosts.length]
  const line = showing('ar', 'blogs.showing', values)
  await expectLanded(page.getByText(line))
  await expect(page).toHaveTitle(titleOf('ar', 'blogs', line))
  await expect(page.getByRole('article').first()).toBeInViewport()
  // A tab keeps the focus.
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('article')).not.toHaveCount(3)
  await expect(page.getByRole('tab').nth(1)).toBeFocused()
  await expect(page).toHaveTitle(titleOf('ar', 'blogs'))
})

test('services: a tile, and round the ring of services', async ({ page }) => {
  const address = pagePath('ar', 'services')
  await open(page, address)
  const landed = async (id: number) => {
    const name = entryAt(services, id - 1).name.ar
    await expectLanded(page.getByRole('heading', { name, level: 2, exact: true }))
    // The name of a section around the heading would be announced before it.
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
    await expect(page).toHaveTitle(titleOf('ar', 'services', id === 1 ? undefined : name))
    await expect(page).toHaveURL(id === 1 ? address : `${address}?page=${id}`)
  }
  const around = page.getByRole('navigation', { name: words.ar['services.more'] })
  const step = (to: 'next' | 'previous') =>
    pressWithKeyboard(around.getByRole('link', { name: words.ar[`services.${to}`] }))
  await step('previous')
  await landed(services.length)
  const tiles = page.getByRole('navigation', { name: words.ar['services.all'] })
  const { id } = entryNear(services, 3)
  await pressWithKeyboard(tiles.getByRole('link').nth(id - 1))
  await landed(id)
  await pressWithKeyboard(tiles.getByRole('link').last())
  await landed(services.length)
  await step('next')
  await landed(1)
})

const titleOf = (locale: Locale, page: 'projects' | 'services' | 'blogs', part?: string) =>
  [part, pages[page].title[locale], company.name[locale]].filter(Boolean).join(' — ')

async function pressWithKeyboard(control: Locator) {
  await control.focus()
  await control.press('Enter')
}

/** Focused, which speaks it once: no live region says it as well. */
async function expectLanded(name: Locator) {
  await expect(name).toBeFocused()
  const header = name.page().getByRole('banner')
  const place = () =>
    Promise.all([name.boundingBox(), header.boundingBox()]).then(([box, above]) => {
      const top = (box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      return top >= 0 && top < 300
    })
  await expect.poll(place).toBe(true)
  expect(await name.evaluate((element) => element.closest('[role=status]'))).toBeNull()
  // Chromium gives a focused paragraph a name as well, and both are announced.
  await expect(name).not.toHaveRole('paragraph')
}
