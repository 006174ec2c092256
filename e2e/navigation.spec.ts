import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { documentLoads, expect, hydrated, inMotion, test } from './fixtures.ts'
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

for (const locale of localeKeys) {
  const text = words[locale]

  test(`a click in ${locale} leads to the top of the next page, with no new document`, async ({
    page,
  }) => {
    const address = blogPath(locale, firstPost().slug)
    await page.goto(address)
    await hydrated(page)
    const loads = documentLoads(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: pages.solutions.name[locale], exact: true })
    await link.click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(pages.solutions.heading[locale])
    await expect(heading).toBeFocused()
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
    await expect(heading).toHaveText(pages.solutions.heading[locale])
    await expect(heading).toBeFocused()
  })

  if (locale === 'en')
    test(`a click in ${locale} leads on while a list is still loading`, async ({ page }) => {
      const { slug, title } = firstPost()
      const { number } = projectsOn(3)
      const file = `**${dataPath(locale, `projects/${number}`)}`
      const open = async () => {
        const held = page.waitForRequest(file)
        await page.goto(`${pagePath(locale, 'projects')}?page=${number}`)
        await held
      }
      const heading = page.getByRole('heading', { level: 1 })
      await page.route(file, () => {})
      await open()
      const link = { name: pages.faqs.name[locale], exact: true }
      await page.getByRole('contentinfo').getByRole('link', link).click()
      await expect(heading).toHaveText(pages.faqs.heading[locale])

      await open()
      await page.getByRole('banner').getByRole('button', { name: text['search.open'] }).click()
      const search = page.getByRole('dialog', { name: text['search.open'] })
      await search.getByRole('textbox').fill(title[locale])
      await search.getByRole('link').first().click()
      await expect(page).toHaveURL(blogPath(locale, slug))
      await expect(heading).toHaveText(title[locale])
    })

  if (locale === 'ar')
    test(`Back in ${locale} shows what was seen of a page, in its place from the first frame`, async ({
      page,
    }) => {
      await page.goto(pagePath(locale, 'home'))
      await hydrated(page)
      // With all that comes late.
      await page.waitForLoadState('networkidle')
      const seen = page.getByRole('main').getByRole('heading', { level: 2 }).nth(5)
      const text = await seen.textContent()
      const left = await seen.evaluate(
        async (heading, target) => {
          heading.scrollIntoView({ block: 'center', behavior: 'instant' })
          await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
          const { top } = heading.getBoundingClientRect()
          document.querySelector<HTMLElement>(`footer a[href="${target}"]`)?.click()
          return top
        },
        pagePath(locale, 'certificates'),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pages.certificates.heading[locale],
      )
      await expect(page.locator('main form')).toHaveCount(0)
      const tops = await page.evaluate(async (wanted) => {
        const frames: number[] = []
        history.back()
        // The last section is there once the page is whole.
        while (!document.querySelector('main form')) {
          await new Promise(requestAnimationFrame)
          const headings = [...document.querySelectorAll('main h2')]
          const heading = headings.find(({ textContent }) => textContent === wanted)
          if (heading) frames.push(heading.getBoundingClientRect().top)
        }
        return frames
      }, text)
      expect(tops.length).toBeGreaterThan(0)
      for (const top of tops) expect(top).toBeCloseTo(left, 0)
    })

  if (locale === 'ar')
    test(`no click has the browser read how languages count, in ${locale}`, async ({ page }) => {
      await page.addInitScript(noteRules)
      await page.goto(pagePath(locale, 'home'))
      await hydrated(page)
      for (const key of ['projects', 'blogs', 'clientAndPartner'] as const) {
        const footer = page.getByRole('contentinfo')
        await footer.getByRole('link', { name: pages[key].name[locale], exact: true }).click()
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(pages[key].heading[locale])
        await expect(page.locator('main li').first()).toBeVisible()
      }
      expect(await page.evaluate(() => Reflect.get(window, 'rules'))).toEqual([])
    })
}

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
