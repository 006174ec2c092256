import type { Locator, Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { blogPosts } from '#content/blogs.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { entryAt, entryNear, pagePath, projectPages, projectsOn, words } from './site.ts'

/** What a visitor sees and hears where a list changes: one rule for every pager and picker. */

for (const locale of localeKeys) {
  const text = words[locale]
  const showing = (id: 'projects.showing' | 'blogs.showing', values: readonly number[]) =>
    values.reduce<string>((line, value) => line.replace(/\{\w+\}/, `${value}`), text[id])
  const titleOf = (page: 'projects' | 'services' | 'blogs', part?: string) =>
    [part, pages[page].title[locale], company.name[locale]].filter(Boolean).join(' — ')

  test(`${pagePath(locale, 'projects')}: a pager, Back and Forward`, async ({ page }) => {
    test.skip(projectPages === 1, 'The projects have one page')
    await open(page, pagePath(locale, 'projects'))
    const landed = async (number: number) => {
      const from = number * 8 - 7
      const to = from + projectsOn(number).entries.length - 1
      const line = showing('projects.showing', [from, to, projects.length])
      await expectLanded(page.locator(':focus', { hasText: line }))
      await expect(page).toHaveTitle(titleOf('projects', number === 1 ? undefined : line))
    }
    await pressWithKeyboard(page.getByRole('link', { name: text['pager.next'], exact: true }))
    await landed(2)
    const focused = await page.evaluateHandle(() => document.activeElement)
    const isPresent = () => focused.evaluate((line) => line?.isConnected)
    await page.evaluate(() => history.back())
    await landed(1)
    // Orca takes what follows a removed element for that element, and announces nothing.
    expect(await isPresent()).toBe(true)
    await page.evaluate(() => history.forward())
    await landed(2)
    expect(await isPresent()).toBe(true)
    await page.keyboard.press('Tab')
    await expect(page.locator('summary:focus')).toBeInViewport()
    await page.evaluate(() => history.back())
    await landed(1)
  })

  test(`${pagePath(locale, 'blogs')}: a pager of buttons`, async ({ page }) => {
    test.skip(blogPosts.length <= 6, 'The posts have one page')
    await open(page, pagePath(locale, 'blogs'))
    await pressWithKeyboard(page.getByRole('button', { name: text['pager.next'] }))
    const line = showing('blogs.showing', [7, Math.min(12, blogPosts.length), blogPosts.length])
    await expectLanded(page.getByText(line))
    await expect(page).toHaveTitle(titleOf('blogs', line))
    await expect(page.getByRole('article').first()).toBeInViewport()
    // A tab keeps the focus.
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('article')).not.toHaveCount(3)
    await expect(page.getByRole('tab').nth(1)).toBeFocused()
    await expect(page).toHaveTitle(titleOf('blogs'))
  })

  test(`${pagePath(locale, 'services')}: a tile, and the next service`, async ({ page }) => {
    await open(page, pagePath(locale, 'services'))
    const landed = async (id: number) => {
      const name = entryAt(services, id - 1).name[locale]
      await expectLanded(page.getByRole('heading', { name, level: 2, exact: true }))
      // The name of a section around the heading would be announced before it.
      await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
      await expect(page).toHaveTitle(titleOf('services', name))
    }
    const tiles = page.getByRole('navigation', { name: text['services.all'] })
    const { id } = entryNear(services, 3)
    await pressWithKeyboard(tiles.getByRole('link').nth(id - 1))
    await landed(id)
    const more = page.getByRole('navigation', { name: text['services.more'] })
    await pressWithKeyboard(more.getByRole('link').last())
    await landed((id % services.length) + 1)
  })
}

async function open(page: Page, address: string) {
  // Otherwise the view is still on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await hydrated(page)
}

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
