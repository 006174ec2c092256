import type { Page } from '@playwright/test'
import { img, long, script } from '#app/i18n/bad-addresses.fixture.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { expectPage, languageLink } from './page-actions.ts'
import { base, otherLocale, pagePath, projectsOn } from './site.ts'

// The host answers 404 before the page sends the visitor on, and the browser says so; the router
// says that it leaves a broken escape as it is.
test.use({ allowComplaints: /status of 40[04]|could not be decoded/ })

type Landing = [key: PageKey | 'blogDetail', current?: string]

type BadAddress = readonly [address: string, ...landing: Landing]

const page = `${projectsOn(3).number}`

/**
 * One of each kind. What the app makes of all others: app/i18n/resolve-address.test.ts, app/paging; what a host
 * answers: hosting.spec.ts.
 */
const addresses: Readonly<Record<'en' | 'ar', readonly BadAddress[]>> = {
  en: [
    ['//evil.example', 'home'],
    ['/..%2f..%2fetc/passwd', 'home'],
    ['/blogs/constructor', 'blogDetail'],
    [`/blogs/${encodeURIComponent(script)}`, 'blogDetail'],
    ['/blogs/\ud800', 'blogDetail'],
    ['/faqs#javascript:window.evil=1', 'faqs'],
    [`/projects?page=${img}`, 'projects', '1'],
  ],
  ar: [
    ['/ar/\\evil.example', 'home'],
    ['/ar/%E0%A4%A', 'home'],
    [`/ar/blogs/${long}`, 'blogDetail'],
    [`/ar/faqs#${img}`, 'faqs'],
    ['/ar/projects?page=%E0%A4%A&page=3', 'projects', '1'],
    [`/ar/projects?page=${page}&evil=${script}#${script}`, 'projects', page],
  ],
}

for (const locale of ['en', 'ar'] as const) {
  test(`a bad address in ${locale} opens a page of ours and nothing else, in both languages`, async ({
    page,
    site,
  }) => {
    const strayed = watch(page, site.origin)
    for (const [address, key, current] of addresses[locale]) {
      await test.step(`${JSON.stringify(address).slice(0, 70)} ends at ${key}`, async () => {
        await page.goto(site.origin + base + address)
        await expectLanding(page, locale, key, current)
        if (key === 'home') return
        const other = otherLocale(locale)
        await languageLink(page, other).click()
        await expectLanding(page, other, key, current)
        await page.evaluate(() => localStorage.clear())
      })
    }
    expect(strayed).toEqual([])
  })
}

/** Dialogs and requests to other servers, which no test expects. */
function watch(page: Page, origin: string): readonly string[] {
  const strayed: string[] = []
  page.on('dialog', (dialog) => {
    strayed.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin) strayed.push(request.url())
  })
  return strayed
}

async function expectLanding(page: Page, locale: Locale, ...[key, current]: Landing) {
  await expectPage(page, locale, key)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await hydrated(page)
  const path = key === 'blogDetail' ? `${pagePath(locale, 'blogs')}/` : pagePath(locale, key)
  expect(new URL(page.url()).pathname.startsWith(path)).toBe(true)
  const mark = page.getByRole('main').locator('[aria-current=page]')
  if (current) await expect(mark.filter({ visible: true })).toHaveText(current)
  await expectNothingReflected(page)
}

/**
 * Nothing an address says becomes an element, an attribute or a link to another host. Only the
 * language switch repeats an address, as one of this site.
 */
async function expectNothingReflected(page: Page) {
  const found = await page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      element.matches('a[data-language-switch]') ? [] : [...element.attributes],
    )
    const switches = document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch]')
    return {
      ran: 'evil' in window,
      attributes: attributes
        .filter(({ name, value }) => name.startsWith('on') || /evil|passwd/.test(name + value))
        .map(({ name, value }) => `${name}=${value.slice(0, 200)}`),
      away: [...switches].map(({ origin }) => origin).filter((to) => to !== location.origin),
    }
  })
  expect(found).toEqual({ ran: false, attributes: [], away: [] })
  await expect(page.locator('body')).not.toContainText(/evil|passwd/, { useInnerText: true })
}
