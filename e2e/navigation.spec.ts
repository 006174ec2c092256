import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { documentLoads, expect, inMotion, open, test } from './fixtures.ts'
import { expectPage, footerLink, heading } from './page-actions.ts'
import {
  base,
  blogPath,
  dataPath,
  firstPost,
  pagePath,
  projectsOn,
  siteUrl,
  words,
} from './site.ts'

test.use(inMotion)

test('a click leads to the top of the next page, with no new document, and Back to the link', async ({
  page,
}) => {
  const locale = 'ar'
  const address = blogPath(locale, firstPost().slug)
  await open(page, address)
  const loads = documentLoads(page)
  const link = footerLink(page, locale, 'solutions')
  await link.click()
  await expectPage(page, locale, 'solutions')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(pagePath(locale, 'solutions'))
  await expect(page).toHaveTitle(`${pages.solutions.title[locale]} — ${company.name[locale]}`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const own = siteUrl + pagePath(locale, 'solutions').slice(base.length)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own)
  const current = page.getByRole('banner').locator('[aria-current=page]')
  await expect(current).toHaveText(pages.solutions.name[locale])
  expect(loads).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.goForward()
  await expectPage(page, locale, 'solutions')
  await expect(heading(page)).toBeFocused()
})

test('a click leads on while a list is still loading', async ({ page }) => {
  const { slug, title } = firstPost()
  const { number } = projectsOn(3)
  const file = `**${dataPath('en', `projects/${number}`)}`
  const openList = async () => {
    const held = page.waitForRequest(file)
    await page.goto(`${pagePath('en', 'projects')}?page=${number}`)
    await held
  }
  await page.clock.install()
  await page.route(file, () => {})
  await openList()
  // Until then, what is below the list is hidden with it.
  await page.clock.fastForward(15_000)
  await footerLink(page, 'en', 'faqs').click()
  await expectPage(page, 'en', 'faqs')

  await openList()
  const name = words.en['search.open']
  await page.getByRole('banner').getByRole('button', { name }).click()
  const search = page.getByRole('dialog', { name })
  await search.getByRole('textbox').fill(title.en)
  await search.getByRole('link').first().click()
  await expect(page).toHaveURL(blogPath('en', slug))
  await expect(heading(page)).toHaveText(title.en)
})

test('Back shows what was seen of a page, in its place from the first frame', async ({ page }) => {
  const locale = 'ar'
  await open(page, pagePath(locale, 'home'))
  // With all that comes late.
  await page.waitForLoadState('networkidle')
  const seen = page.getByRole('main').getByRole('heading', { level: 2 }).nth(5)
  const text = await seen.textContent()
  const left = await seen.evaluate(
    async (element, target) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      const { top } = element.getBoundingClientRect()
      document.querySelector<HTMLElement>(`footer a[href="${target}"]`)?.click()
      return top
    },
    pagePath(locale, 'certificates'),
  )
  await expectPage(page, locale, 'certificates')
  await expect(page.locator('main form')).toHaveCount(0)
  const tops = await page.evaluate(async (wanted) => {
    const frames: number[] = []
    history.back()
    // The last section is there once the page is whole.
    while (!document.querySelector('main form')) {
      await new Promise(requestAnimationFrame)
      const headings = [...document.querySelectorAll('main h2')]
      const found = headings.find(({ textContent }) => textContent === wanted)
      if (found) frames.push(found.getBoundingClientRect().top)
    }
    return frames
  }, text)
  expect(tops.length).toBeGreaterThan(0)
  for (const top of tops) expect(top).toBeCloseTo(left, 0)
})

test('no click has the browser read how languages count', async ({ page }) => {
  await page.addInitScript(noteRules)
  await open(page, pagePath('ar', 'home'))
  for (const key of ['projects', 'blogs', 'clientAndPartner'] as const) {
    await footerLink(page, 'ar', key).click()
    await expectPage(page, 'ar', key)
    await expect(page.locator('main li').first()).toBeVisible()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'rules'))).toEqual([])
})

/** Runs in a page before anything of its own: notes each set of rules for numbers that is made. */
function noteRules() {
  const made: string[] = []
  Reflect.set(window, 'rules', made)
  for (const name of ['PluralRules', 'NumberFormat'] as const) {
    const construct: ProxyHandler<typeof Intl.NumberFormat>['construct'] = (target, args) => {
      made.push(name)
      return Reflect.construct(target, args)
    }
    Reflect.set(Intl, name, new Proxy(Intl[name] as typeof Intl.NumberFormat, { construct }))
  }
}
