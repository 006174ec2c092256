import type { Page } from '@playwright/test'
import { entryAnchor } from '#app/paging/pagination.ts'
import { projects } from '#content/projects.ts'
import type { Locale, Project } from '#content/types.ts'
import { expect, hydrated, inMotion, open, requestsFor, test } from './fixtures.ts'
import { expectStill, noteFrames, noteShifts, pager } from './page-actions.ts'
import { dataPath, entryAt, entryNear, pagePath, projectPages, projectsOn, words } from './site.ts'

test.use(inMotion)

// What leads from page to page has nothing to show on one.
test.skip(projectPages === 1, 'The projects have one page')

const heading = (page: Page, { title }: Project, locale: Locale) =>
  page.getByRole('heading', { name: title[locale], exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
const titles = (locale: Locale, page: number) =>
  projectsOn(page).entries.map(({ title }) => title[locale])
const story = (page: Page, project: Project, locale: Locale) =>
  page
    .getByRole('listitem')
    .filter({ has: heading(page, project, locale) })
    .first()
const control = (page: Page, { title }: Project, locale: Locale) =>
  page
    .locator('summary')
    .filter({ hasText: `${words[locale]['projects.story']}: ${title[locale]}` })
const isOpen = (page: Page, project: Project, locale: Locale) =>
  expect(page.getByText(project.story.change[locale])).toBeVisible()
const isClosed = (page: Page, project: Project, locale: Locale) =>
  expect(page.getByText(project.story.change[locale])).toBeHidden()

test('a further page opened directly: no frame shows page 1, nothing shifts', async ({ page }) => {
  const { number } = projectsOn(3)
  await page.setViewportSize({ width: 1280, height: 2600 })
  const seen = await openSlowly(page, `${pagePath('ar', 'projects')}?page=${number}`)
  await expect(cards(page)).toHaveText(titles('ar', number))
  await hydrated(page)
  expect(await seen.first()).toEqual([titles('ar', number)[0]])
  await expectStill(page)
})

for (const [locale, query, opened] of [
  ['en', '?page=2&project=', entryNear(projects, 11)],
  ['ar', '?project=', at(6)],
] as const) {
  const address = `${pagePath(locale, 'projects')}${query}${opened.id}`

  test(`${address} opened directly: open and in view from the first frame on`, async ({ page }) => {
    const seen = await openSlowly(page, address)
    await hydrated(page)
    await isOpen(page, opened, locale)
    await expect(heading(page, opened, locale)).toBeInViewport()
    await expect(page.locator('details[open]')).toHaveCount(1)
    expect(await seen.open()).toEqual([entryAnchor(opened.id)])
    await expectStill(page)
    await page.reload()
    await hydrated(page)
    await isOpen(page, opened, locale)
  })
}

test('a project opens by click and key, and the address follows', async ({ page }) => {
  test.skip(projects.length < 11, 'Page 2 has less than three projects')
  const [first, second, third] = [at(8), at(9), at(10)]
  const address = `${pagePath('ar', 'projects')}?page=2&utm=a`
  await open(page, address)
  await expect(cards(page)).toHaveText(titles('ar', 2))
  const lists = requestsFor(page, /\/projects\/2\.json/)
  await control(page, first, 'ar').click()
  await isOpen(page, first, 'ar')
  await expect(page).toHaveURL(`${address}&project=${first.id}`)
  // The whole card opens it.
  await story(page, third, 'ar').click()
  await isOpen(page, third, 'ar')
  await isClosed(page, first, 'ar')
  await expect(page).toHaveURL(`${address}&project=${third.id}`)
  await control(page, second, 'ar').focus()
  await page.keyboard.press('Enter')
  await isOpen(page, second, 'ar')
  await expect(page).toHaveURL(`${address}&project=${second.id}`)
  await expect(control(page, second, 'ar')).toBeFocused()
  await expect(control(page, second, 'ar')).toBeInViewport()
  await page.keyboard.press('Space')
  await isClosed(page, second, 'ar')
  await expect(page).toHaveURL(address)
  expect(lists).toEqual([])
})

test("a story leads to its client's other projects, and back", { tag: '@root' }, async ({
  page,
}) => {
  const pair = pairOfOneClient()
  test.skip(!pair, 'No client has projects on two pages')
  if (!pair) return
  const [project, other] = pair
  await open(page, `${pagePath('en', 'projects')}?project=${project.id}`)
  const link = { name: other.title.en, exact: true }
  await story(page, project, 'en').getByRole('link', link).click()
  await isOpen(page, other, 'en')
  await expect(page).toHaveURL(new RegExp(`page=\\d&project=${other.id}$`))
  await expect(heading(page, other, 'en')).toBeInViewport()
  await expect(control(page, other, 'en')).toBeFocused()
  await page.goBack()
  await isOpen(page, project, 'en')
  await expect(heading(page, other, 'en')).toHaveCount(0)
  await page.goForward()
  await isOpen(page, other, 'en')
})

test('a year of the plot leads to its projects, which are marked', { tag: '@root' }, async ({
  page,
}) => {
  await open(page, pagePath('ar', 'projects'))
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
  const rings = page.locator('figure:has(nav) svg + svg path')
  const before = (await rings.getAttribute('d')) ?? ''
  await link(newest).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, newest, 'ar')).toBeInViewport()
  await expect(link(newest)).toHaveAttribute('aria-current', 'true')
  await expect(rings).not.toHaveAttribute('d', before)
  await expect(heading(page, newest, 'ar')).toBeFocused()
})

test('the page is shown where there is no such project on it', { tag: '@root' }, async ({
  page,
}) => {
  const address = pagePath('ar', 'projects')
  for (const query of ['abc', `0${at(0).id}`, `${entryNear(projects, 9).id}`]) {
    await open(page, `${address}?project=${query}`)
    await expect(cards(page)).toHaveText(titles('ar', 1))
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(0)
  }
  await open(page, `${address}?page=${projectPages + 1}&project=${at(3).id}&project=x`)
  await isOpen(page, at(3), 'ar')
})

test('the next page comes ahead, once', async ({ page }) => {
  const asked = requestsFor(page, /\/data\/.+\/projects\//)
  const ahead = (number: number) => dataPath('ar', `projects/${number}`)
  const arrived = (number: number) =>
    page.waitForResponse((response) => response.url().endsWith(ahead(number)))
  const second = arrived(2)
  await page.goto(pagePath('ar', 'projects'))
  await second
  const third = projectPages > 2 && arrived(3)
  const next = { name: words.ar['pager.next'], exact: true }
  await pager(page, 'ar').getByRole('link', next).click()
  await third
  await expect(cards(page)).toHaveText(titles('ar', 2))
  // Page 1 came with the document.
  await pager(page, 'ar').getByText('1', { exact: true }).hover()
  await pager(page, 'ar').getByText('1', { exact: true }).click()
  await expect(cards(page)).toHaveText(titles('ar', 1))
  expect(asked).toEqual([ahead(2), ahead(3)].slice(0, projectPages - 1))
})

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

/**
 * Scripts come late, so that a wrong frame would have time to show.
 *
 * @returns what the frames have shown: the first project in view, and the entry that was open
 */
async function openSlowly(page: Page, address: string) {
  const first = await noteFrames(page, () => {
    const card = document.querySelector('main li h2')
    return card?.checkVisibility({ visibilityProperty: true }) ? card.textContent : null
  })
  const open = await noteFrames(page, () => {
    const card = document.querySelector('main li h2')
    if (!card?.checkVisibility({ visibilityProperty: true })) return null
    return document.querySelector('details[open]')?.parentElement?.id ?? 'none'
  })
  await page.addInitScript(noteShifts)
  await page.route('**/media/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await page.goto(address)
  return { first, open }
}
