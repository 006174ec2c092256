import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import { scrollEnded } from './page-actions.ts'
import { dataPath, entryAt, entryNear, pagePath, words } from './site.ts'

test.use(inMotion)

for (const locale of localeKeys) {
  const address = pagePath(locale, 'services')
  const tiles = (page: Page) =>
    page.getByRole('navigation', { name: words[locale]['services.all'], exact: true })
  const detail = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
  const nameOf = (id: number) => entryAt(services, id - 1).name[locale]

  test(`${address}: a tile for each opens its service without a history entry`, async ({
    page,
  }) => {
    await page.goto(pagePath(locale, 'home'))
    await page.goto(address)
    await hydrated(page)
    const length = await page.evaluate(() => history.length)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const links = tiles(page).getByRole('link')
    await expect(links).toContainText(services.map(({ id, name }) => `${id} ${name[locale]}`))
    await expect(detail(page)).toHaveText(nameOf(1))
    for (const service of [
      entryNear(services, 1),
      entryNear(services, 11),
      entryAt(services, -1),
      entryAt(services, 0),
    ]) {
      const tile = links.nth(service.id - 1)
      await tile.click()
      await expect(page).toHaveURL(service.id === 1 ? address : `${address}?page=${service.id}`)
      await expect(detail(page)).toHaveText(service.name[locale])
      await expect(detail(page)).toBeInViewport()
      await page.evaluate(scrollEnded)
      await expect(tiles(page).locator('[aria-current=page]')).toContainText(service.name[locale])
      const pictures = page.locator('section:has(#service) picture')
      await expect(pictures).toHaveCount(service.images.length)
    }
    expect(await page.evaluate(() => history.length)).toBe(length)
    await page.goBack()
    await expect(page).toHaveURL(pagePath(locale, 'home'))
  })

  test(`${address}: before and after lead round in a ring`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    const around = page.getByRole('navigation', { name: words[locale]['services.more'] })
    await around.getByRole('link', { name: words[locale]['services.previous'] }).click()
    await expect(detail(page)).toHaveText(nameOf(services.length))
    await around.getByRole('link', { name: words[locale]['services.next'] }).click()
    await expect(detail(page)).toHaveText(nameOf(1))
    await expect(page).toHaveURL(address)
  })

  test(`${address}: a service leads to its project, and to the form that names it`, async ({
    page,
  }) => {
    const service = entryNear(
      services.filter((one) => one.projects.length > 0),
      11,
    )
    await page.goto(`${address}?page=${service.id}`)
    await hydrated(page)
    await expect(detail(page)).toHaveText(service.name[locale])
    const project = projects.find(({ id }) => id === service.projects[0])
    const story = page.getByRole('main').getByRole('link', { name: project?.title[locale] ?? '' })
    await expect(story).toHaveAttribute('href', new RegExp(`project=${project?.id}$`))

    await page.getByRole('link', { name: words[locale]['services.talk'] }).click()
    const form = page.getByRole('form', { name: words[locale]['contact.form.heading'] })
    const message = form.getByLabel(words[locale]['form.field.message'])
    const line = words[locale]['services.named'].replace('{name}', service.name[locale])
    await expect(message).toHaveValue(`${line}\n`)
    // The page's own may be worded alike.
    const heading = page.getByRole('heading', {
      level: 2,
      name: words[locale]['contact.form.heading'],
    })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    // What has been written stays, whichever service one comes from.
    await message.pressSequentially('A catalogue.')
    await page.goto(`${pagePath(locale, 'contactUs')}?service=${entryNear(services, 4).id}#form`)
    await hydrated(page)
    await expect(message).toHaveValue(`${line}\nA catalogue.`)
    await expect(heading).toBeFocused()
    // Back leads to where one was on the page.
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(pagePath(locale, 'home'))
    await page.goBack()
    await expect(message).toHaveValue(`${line}\nA catalogue.`)
    await page.evaluate(scrollEnded)
    await expect(heading).not.toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  const further = entryNear(services, 4)

  test(`${address}?page=${further.id} opened directly never shows service 1`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        const heading = document.querySelector('main h2')
        if (heading && getComputedStyle(heading).visibility === 'visible') {
          seen.add(heading.textContent ?? '')
        }
        requestAnimationFrame(look)
      }
      look()
    })
    await page.route(`**${dataPath(locale, `services/${further.id}`)}`, async (route) => {
      await page.waitForLoadState('domcontentloaded')
      await route.continue()
    })
    await page.goto(`${address}?page=${further.id}`)
    await expect(detail(page)).toHaveText(further.name[locale])
    // What was shown is noted in the next frame.
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    await expect.poll(seen).toEqual([further.name[locale]])
    await expect(detail(page)).toBeInViewport()
    await expect(detail(page)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${further.name[locale]} — `))
  })
}
