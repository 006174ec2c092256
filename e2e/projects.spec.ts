import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { entryAnchor } from '#app/paging/pagination.ts'
import { projects } from '#content/projects.ts'
import type { Project } from '#content/types.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import { expectStill, lettersAsOnPhones, noteShifts } from './page-actions.ts'
import { dataPath, entryAt, entryNear, pagePath, projectPages, projectsOn, words } from './site.ts'

test.use({ ...inMotion, launchOptions: lettersAsOnPhones })

// What leads from page to page has nothing to show on one.
test.skip(projectPages === 1, 'The projects have one page')

/** Two pages to open after the first one. */
const [further, last] = projectPages > 2 ? [3, Math.min(5, projectPages)] : [2, 1]

for (const locale of localeKeys) {
  const address = pagePath(locale, 'projects')
  const titles = (page: number) => projectsOn(page).entries.map(({ title }) => title[locale])
  const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
  const pager = (page: Page) =>
    page.getByRole('navigation', { name: words[locale]['pager.label'], exact: true })
  const step = (page: Page, direction: 'prev' | 'next') =>
    pager(page).getByRole('link', { name: words[locale][`pager.${direction}`], exact: true })

  test(`${address}: each page change is a history entry`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await pager(page).getByText(`${further}`, { exact: true }).click()
    await expect(cards(page)).toHaveText(titles(further))
    await pager(page).getByText(`${last}`, { exact: true }).click()
    await expect(cards(page)).toHaveText(titles(last))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${address}?page=${further}`)
    await expect(cards(page)).toHaveText(titles(further))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveText(titles(1))
    await page.evaluate(() => history.forward())
    await expect(cards(page)).toHaveText(titles(further))
    await page.reload()
    await expect(cards(page)).toHaveText(titles(further))
  })

  test(`${address}?page=${further} opened directly: no frame shows page 1, nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 2600 })
    await openSlowly(page, `${address}?page=${further}`)
    await expect(cards(page)).toHaveText(titles(further))
    await hydrated(page)
    const { seen } = await page.evaluate(() => window.frames_)
    expect(seen).toEqual([titles(further)[0]])
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
    locale === 'en'
      ? (['?page=2&project=', entryNear(projects, 11)] as const)
      : (['?project=', at(6)] as const)

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
    test.skip(projects.length < 11, 'Page 2 has less than three projects')
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
    const pair = pairOfOneClient()
    test.skip(!pair, 'No client has projects on two pages')
    if (!pair) return
    const [project, other] = pair
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
    const all = [...new Set(projects.map(year))]
    await expect(years.getByRole('link')).toHaveCount(all.length)
    await expect(link(at(0))).toHaveAttribute('aria-current', 'true')
    const old = entryNear(all, 7)
    const newest = entryAt(
      projects.filter((project) => year(project) === old),
      0,
    )
    test.skip(projectsOn(1).entries.includes(newest), 'No year begins on a further page')
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
      for (const query of ['abc', `0${at(0).id}`, `${entryNear(projects, 9).id}`]) {
        await page.goto(`${address}?project=${query}`)
        await hydrated(page)
        await expect(cards(page)).toHaveText(titles(1))
        await expect(cards(page).first()).toBeVisible()
        await expect(page.locator('details[open]')).toHaveCount(0)
      }
      await page.goto(`${address}?page=${projectPages + 1}&project=${at(3).id}&project=x`)
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
      const third =
        projectPages > 2 && page.waitForResponse((response) => response.url().endsWith(ahead(3)))
      await step(page, 'next').click()
      await third
      await expect(cards(page)).toHaveText(titles(2))
      // Page 1 came with the document.
      await pager(page).getByText('1', { exact: true }).hover()
      await pager(page).getByText('1', { exact: true }).click()
      await expect(cards(page)).toHaveText(titles(1))
      expect(asked).toEqual([ahead(2), ahead(3)].slice(0, projectPages - 1))
    })
}

function at(index: number): Project {
  return entryAt(projects, index)
}

/** A project of the first page, and one of the same client on another. */
function pairOfOneClient(): [Project, Project] | undefined {
  for (const project of projects.slice(0, 8)) {
    const other = projects.slice(8).find(({ client }) => client === project.client)
    if (other) return [project, other]
  }
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
