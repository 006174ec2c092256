import { blogPosts } from '#content/blogs.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import type { Locale } from '#content/types.ts'
import { expect, open, test } from './fixtures.ts'
import { expectLanded, pager, pressWithKeyboard } from './page-actions.ts'
import { pagePath, projectPages, projectsOn, showing, words } from './site.ts'

/**
 * What a visitor sees and hears where a list changes: one rule for every pager and picker. Services:
 * services.spec.ts.
 */

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

const titleOf = (locale: Locale, page: 'projects' | 'blogs', part?: string) =>
  [part, pages[page].title[locale], company.name[locale]].filter(Boolean).join(' — ')
