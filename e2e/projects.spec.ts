import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { entryAnchor } from '#app/paging/pagination.ts'
import { projects } from '#content/projects.ts'
import type { Project } from '#content/types.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import { expectStill, lettersAsOnPhones, noteShifts } from './page-actions.ts'
import { dataPath, entryAt, pagePath, words } from './site.ts'

test.use({ ...inMotion, launchOptions: lettersAsOnPhones })

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

  test(`${address}: each page change is a history entry`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await pager(page).getByText('3', { exact: true }).click()
    await expect(cards(page)).toHaveText(titles(3))
    await pager(page).getByText('5', { exact: true }).click()
    await expect(cards(page)).toHaveText(titles(5))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${address}?page=3`)
    await expect(cards(page)).toHaveText(titles(3))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveText(titles(1))
    await page.evaluate(() => history.forward())
    await expect(cards(page)).toHaveText(titles(3))
    await page.reload()
    await expect(cards(page)).toHaveText(titles(3))
  })

  test(`${address}?page=3 opened directly: no frame shows page 1, nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 2600 })
    await openSlowly(page, `${address}?page=3`)
    await expect(cards(page)).toHaveText(titles(3))
    await hydrated(page)
    const { seen } = await page.evaluate(() => window.frames_)
    expect(seen).toEqual([titles(3)[0]])
    await expectStill(page)
  })

  const story = (page: Page, project: Project) =>
    page
      .getByRole('listitem')
      .filter({ has: heading(page, project) })
      .first()
  const heading = (page: Page, { title }: Project) =>
    page.getByRole('heading', { name: title[locale], exact: true })
  const control = (page: Page, { title }: Project) =>
    page
      .locator('summary')
      .filter({ hasText: `${words[locale]['projects.story']}: ${title[locale]}` })
  const isOpen = (page: Page, project: Project) =>
    expect(page.getByText(project.story.change[locale])).toBeVisible()
  const isClosed = (page: Page, project: Project) =>
    expect(page.getByText(project.story.change[locale])).toBeHidden()

  const [query, opened] =
    locale === 'en' ? (['?page=2&project=', at(11)] as const) : (['?project=', at(6)] as const)

  test(`${address}${query} opened directly: open and in view from the first frame on`, async ({
    page,
  }) => {
    await openSlowly(page, `${address}${query}${opened.id}`)
    await hydrated(page)
    await isOpen(page, opened)
    await expect(heading(page, opened)).toBeInViewport()
    await expect(page.locator('details[open]')).toHaveCount(1)
    const { open } = await page.evaluate(() => window.frames_)
    expect(open).toEqual([entryAnchor(opened.id)])
    await expectStill(page)
    await page.reload()
    await hydrated(page)
    await isOpen(page, opened)
  })

  test(`${address}: a project opens by click and key, and the address follows`, async ({
    page,
  }) => {
    const [first, second, third] = [at(8), at(9), at(10)]
    const lists: string[] = []
    await page.goto(`${address}?page=2&utm=a`)
    await hydrated(page)
    await expect(cards(page)).toHaveText(titles(2))
    page.on('request', (request) => {
      if (request.url().includes('/projects/2.json')) lists.push(request.url())
    })
    await control(page, first).click()
    await isOpen(page, first)
    await expect(page).toHaveURL(`${address}?page=2&utm=a&project=${first.id}`)
    // The whole card opens it.
    await story(page, third).click()
    await isOpen(page, third)
    await isClosed(page, first)
    await expect(page).toHaveURL(`${address}?page=2&utm=a&project=${third.id}`)
    await control(page, second).focus()
    await page.keyboard.press('Enter')
    await isOpen(page, second)
    await expect(page).toHaveURL(`${address}?page=2&utm=a&project=${second.id}`)
    await expect(control(page, second)).toBeFocused()
    await expect(control(page, second)).toBeInViewport()
    await page.keyboard.press('Space')
    await isClosed(page, second)
    await expect(page).toHaveURL(`${address}?page=2&utm=a`)
    expect(lists).toEqual([])
  })

  test(`${address}: a story leads to its client's other projects, and back`, async ({ page }) => {
    const [project, other] = pairOfOneClient()
    await page.goto(`${address}?project=${project.id}`)
    await hydrated(page)
    await story(page, project).getByRole('link', { name: other.title[locale], exact: true }).click()
    await isOpen(page, other)
    await expect(page).toHaveURL(new RegExp(`page=\\d&project=${other.id}$`))
    await expect(heading(page, other)).toBeInViewport()
    await expect(control(page, other)).toBeFocused()
    await page.goBack()
    await isOpen(page, project)
    await expect(heading(page, other)).toHaveCount(0)
    await page.goForward()
    await isOpen(page, other)
  })

  test(`${address}: a year of the plot leads to its projects, which are marked`, async ({
    page,
  }) => {
    await page.goto(address)
    await hydrated(page)
    const years = page.getByRole('main').getByRole('figure').getByRole('navigation')
    const year = (project: Project) => project.projectDate.slice(0, 4)
    const link = (project: Project) => years.getByRole('link', { name: year(project) })
    await expect(years.getByRole('link')).toHaveCount(new Set(projects.map(year)).size)
    await expect(link(at(0))).toHaveAttribute('aria-current', 'true')
    const newest = projects.find((project) => year(project) === '2019') ?? at(0)
    await expect(link(newest)).not.toHaveAttribute('aria-current', 'true')
    const rings = await page.locator('figure:has(nav) svg + svg path').getAttribute('d')
    await link(newest).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, newest)).toBeInViewport()
    await expect(link(newest)).toHaveAttribute('aria-current', 'true')
    expect(await page.locator('figure:has(nav) svg + svg path').getAttribute('d')).not.toBe(rings)
  })

  if (locale === 'ar')
    test(`${address} shows its page where there is no such project on it`, async ({ page }) => {
      for (const query of ['abc', `0${at(0).id}`, `${at(9).id}`]) {
        await page.goto(`${address}?project=${query}`)
        await hydrated(page)
        await expect(cards(page)).toHaveText(titles(1))
        await expect(cards(page).first()).toBeVisible()
        await expect(page.locator('details[open]')).toHaveCount(0)
      }
      await page.goto(`${address}?page=${pageCount + 1}&project=${at(3).id}&project=x`)
      await hydrated(page)
      await isOpen(page, at(3))
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
}

function at(index: number): Project {
  return projects[index] ?? entryAt(projects, 0)
}

/** A project of the first page, and one of the same client on another. */
function pairOfOneClient(): [Project, Project] {
  for (const project of projects.slice(0, 8)) {
    const other = projects.slice(8).find(({ client }) => client === project.client)
    if (other) return [project, other]
  }
  throw new Error('No client has two projects')
}

/** Scripts come late, so that a wrong frame would have time to show. */
async function openSlowly(page: Page, address: string) {
  await page.addInitScript(recordFrames)
  await page.addInitScript(noteShifts)
  await page.route('**/media/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await page.goto(address)
}

declare global {
  interface Window {
    frames_: { seen: string[]; open: string[] }
  }
}

/** Notes, frame by frame, the first project a visitor could see, and which is open. */
function recordFrames() {
  window.frames_ = { seen: [], open: [] }
  const look = () => {
    const card = document.querySelector('main li h2')
    if (card?.checkVisibility({ visibilityProperty: true })) {
      const text = card.textContent ?? ''
      if (window.frames_.seen.at(-1) !== text) window.frames_.seen.push(text)
      const open = document.querySelector('details[open]')?.parentElement?.id ?? 'none'
      if (window.frames_.open.at(-1) !== open) window.frames_.open.push(open)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
