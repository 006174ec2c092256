import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { expect, inMotion, open, test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { expectLanded, noteFrames, pressWithKeyboard, scrollEnded } from './page-actions.ts'
import { dataPath, entryAt, entryNear, pagePath, words } from './site.ts'

test.use(inMotion)

const detail = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('tiles and the ring of services open a service without a history entry', async ({ page }) => {
  const address = pagePath('ar', 'services')
  await page.goto(pagePath('ar', 'home'))
  await open(page, address)
  const length = await page.evaluate(() => history.length)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const tiles = page.getByRole('navigation', { name: words.ar['services.all'], exact: true })
  const links = tiles.getByRole('link')
  await expect(links).toContainText(services.map(({ id, name }) => `${id} ${name.ar}`))
  await expect(detail(page)).toHaveText(entryAt(services, 0).name.ar)
  const around = page.getByRole('navigation', { name: words.ar['services.more'] })
  const step = (to: 'next' | 'previous') =>
    pressWithKeyboard(around.getByRole('link', { name: words.ar[`services.${to}`] }))
  const expectService = async (id: number) => {
    const { name, images } = entryAt(services, id - 1)
    const title = [id > 1 && name.ar, pages.services.title.ar, company.name.ar]
    await expect(detail(page)).toHaveText(name.ar)
    await expectLanded(detail(page))
    await page.evaluate(scrollEnded)
    // The name of a section around the heading would be announced before it.
    await expect(page.getByRole('region', { name: name.ar, exact: true })).toHaveCount(0)
    await expect(page).toHaveTitle(title.filter(Boolean).join(' — '))
    await expect(page).toHaveURL(id === 1 ? address : `${address}?page=${id}`)
    await expect(tiles.locator('[aria-current=page]')).toContainText(name.ar)
    await expect(page.locator('section:has(#service) picture')).toHaveCount(images.length)
  }
  // It is shown already: its tile leads to it all the same.
  await links.first().click()
  await expectService(1)
  await step('previous')
  await expectService(services.length)
  const { id } = entryNear(services, 11)
  await links.nth(id - 1).click()
  await expectService(id)
  await pressWithKeyboard(links.last())
  await expectService(services.length)
  await step('next')
  await expectService(1)
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.goBack()
  await expect(page).toHaveURL(pagePath('ar', 'home'))
})

test('a service leads to its project, and to the form that names it', async ({ page }) => {
  const service = entryNear(
    services.filter((one) => one.projects.length > 0),
    11,
  )
  await open(page, `${pagePath('en', 'services')}?page=${service.id}`)
  await expect(detail(page)).toHaveText(service.name.en)
  const project = projects.find(({ id }) => id === service.projects[0])
  const story = page.getByRole('main').getByRole('link', { name: project?.title.en ?? '' })
  await expect(story).toHaveAttribute('href', new RegExp(`project=${project?.id}$`))

  await page.getByRole('link', { name: words.en['services.talk'] }).click()
  const message = new FormOnPage(page, 'contact', 'en').field('message')
  const line = words.en['services.named'].replace('{name}', service.name.en)
  await expect(message).toHaveValue(`${line}\n`)
  // The page's own may be worded alike.
  const name = words.en['contact.form.heading']
  const heading = page.getByRole('heading', { level: 2, name })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  // What has been written stays, whichever service one comes from.
  await message.pressSequentially('A catalogue.')
  await open(page, `${pagePath('en', 'contactUs')}?service=${entryNear(services, 4).id}#form`)
  await expect(message).toHaveValue(`${line}\nA catalogue.`)
  await expect(heading).toBeFocused()
  // Back leads to where one was on the page.
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(pagePath('en', 'home'))
  await page.goBack()
  await expect(message).toHaveValue(`${line}\nA catalogue.`)
  await page.evaluate(scrollEnded)
  await expect(heading).not.toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a service opened directly never shows service 1', async ({ page }) => {
  const { id, name } = entryNear(services, 4)
  const seen = await noteFrames(page, () => {
    const heading = document.querySelector('main h2')
    return heading?.checkVisibility({ visibilityProperty: true }) ? heading.textContent : null
  })
  await page.route(`**${dataPath('ar', `services/${id}`)}`, async (route) => {
    await page.waitForLoadState('domcontentloaded')
    await route.continue()
  })
  await page.goto(`${pagePath('ar', 'services')}?page=${id}`)
  await expect(detail(page)).toHaveText(name.ar)
  // What was shown is noted in the next frame.
  await expect.poll(seen).toEqual([name.ar])
  await expect(detail(page)).toBeInViewport()
  await expect(detail(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${name.ar} — `))
})
