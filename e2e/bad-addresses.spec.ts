import { connect } from 'node:net'
import type { Page } from '@playwright/test'
import { isLocale, localeKeys, locales } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { localeKey } from '#app/start/protocol.ts'
import { pages } from '#content/pages.ts'
import { badPaths, img, type Landing, long, script } from './bad-addresses.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { base, otherLocale, pagePath } from './site.ts'

// The host answers 404 before the page sends the visitor on, and the browser says so; the router
// says that it leaves a broken escape as it is.
test.use({ hasMap: false, allowComplaints: /status of 40[04]|could not be decoded/ })

type BadAddress = readonly [address: string, landing: Landing, current?: string]

/** One of each kind. What the app makes of all others: app/i18n/resolve-address.test.ts, app/paging. */
const addresses: readonly BadAddress[] = [
  ['//evil.example', 'en home'],
  ['/ar/\\evil.example', 'ar home'],
  ['/%2F%2Fevil.example', 'en home'],
  ['/@evil.example', 'en home'],
  ['/?evil=//evil.example#//evil.example', 'en home'],
  ['/..%2f..%2fetc/passwd', 'en home'],
  ['/%00', 'en home'],
  ['/%0d%0aSet-Cookie:evil=1', 'en home'],
  ['/ar/__proto__', 'ar home'],
  [`/ar/${img}`, 'ar home'],
  ['/ar/%E0%A4%A', 'ar home'],
  ['/blogs//no-such-post/more', 'en home'],
  ['/AR/Home/INDEX.HTML', 'ar home'],
  ['/ar/blogs/first%2Fblog', 'ar blogDetail'],
  ['/blogs/constructor', 'en blogDetail'],
  [`/ar/blogs/${long}`, 'ar blogDetail'],
  [`/blogs/${encodeURIComponent(script)}`, 'en blogDetail'],
  ['/blogs/\ud800', 'en blogDetail'],
  [`/ar/faqs#${img}`, 'ar faqs'],
  ['/faqs#javascript:window.evil=1', 'en faqs'],
  ['/ar/faqs#%E0%A4%A', 'ar faqs'],
  ['/projects?page=0&evil', 'en projects', '1'],
  ['/ar/projects?page=3&page=4', 'ar projects', '3'],
  ['/ar/projects?page=%E0%A4%A&page=3', 'ar projects', '1'],
  [`/projects?page=${img}`, 'en projects', '1'],
  [`/ar/projects?page=3&evil=${script}#${script}`, 'ar projects', '3'],
  ['/projects?page=2&utm=\ud800', 'en projects', '2'],
]

for (const locale of localeKeys) {
  const toHome: Landing = `${locale} home`

  test(`a bad address in ${locale} that names no page opens home and nothing else`, async ({
    page,
    site,
  }) => {
    const visit = watch(page, site.origin)
    for (const [address] of addresses.filter(([, landing]) => landing === toHome)) {
      await test.step(shown(address), async () => {
        await page.goto(site.origin + base + address)
        await expectLanding(page, toHome)
        await expectNothingReflected(page)
      })
    }
    expect(visit.strayed()).toEqual([])
  })

  test(`a bad address in ${locale} of a page opens it, and goes into the other language`, async ({
    page,
    site,
  }) => {
    const visit = watch(page, site.origin)
    const ofPages = addresses.filter(([, to]) => to.startsWith(locale) && to !== toHome)
    for (const [address, landing, current] of ofPages) {
      await test.step(`${shown(address)} ends at ${landing}`, async () => {
        await page.goto(site.origin + base + address)
        await expectLanding(page, landing)
        if (current) await expectCurrentPage(page, current)
        await expectNothingReflected(page)
        const [, key] = split(landing)
        const other = otherLocale(locale)
        const languages = page.getByRole('banner').getByRole('link', { name: locales[other].name })
        await languages.filter({ visible: true }).click()
        await expectLanding(page, `${other} ${key}`)
        if (current) await expectCurrentPage(page, current)
        await expectNothingReflected(page)
        await page.evaluate(() => localStorage.clear())
      })
    }
    expect(visit.strayed()).toEqual([])
  })
}

test('a bad address in Arabic opens a page of ours for a reader of English', async ({
  page,
  site,
}) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, '{"selectedLang":"en"}')
  }, localeKey)
  const visit = watch(page, site.origin)
  for (const [address, landing] of [
    ['/ar//evil.example', 'en home'],
    ['/ar/blogs/\\evil.example', 'en home'],
    ['/ar/blogs/%2Fevil.example', 'en blogDetail'],
  ] as const) {
    await page.goto(site.origin + base + address)
    await expectLanding(page, landing)
    await expectNothingReflected(page)
  }
  expect(visit.strayed()).toEqual([])
})

/** Paths as no browser writes them. */
const raw = [
  ...badPaths.map(([address]) => encodeURI(wellFormed(address)).replaceAll('%25', '%')),
  ...['//', '///', '/\\', '//%', '//:80', '//[', '//evil.example/%2e%2e', '/../../etc/passwd'],
  ...['/./../home', '/home/../../etc/passwd', '/%2e%2e%2f%2e%2e%2fetc/passwd', '/%c0%ae%c0%ae/'],
  ...['/home\\..\\..\\package.json', '/data/en/../../../../package.json', '/media/assets/'],
  ...['/home/%00/../index.html', '/api/v1.0/email/send/', '/%0d%0aLocation:%20//evil.example'],
]

test('a host asked for what no browser asks for answers, and names no other', async ({ site }) => {
  for (const [method, path] of raw.flatMap((path) => [
    ['GET', path] as const,
    ['HEAD', path] as const,
  ])) {
    const { status, headers, body } = await ask(site.origin, method, base + path)
    expect.soft([200, 301, 308, 400, 404], path).toContain(status)
    expect.soft(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
    expect.soft(headers, path).not.toHaveProperty('set-cookie')
    expect.soft(/evil|root:x:|"dependencies"/.test(body), path).toBe(false)
  }
})

/** Dialogs and requests to other servers, which no test expects. */
function watch(page: Page, origin: string) {
  const strayed: string[] = []
  page.on('dialog', (dialog) => {
    strayed.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin) strayed.push(request.url())
  })
  return { strayed: () => strayed }
}

function split(landing: Landing) {
  const [locale, key] = landing.split(' ')
  if (!isLocale(locale)) throw new Error(`${landing} names no language`)
  return [locale, key as PageKey | 'blogDetail'] as const
}

async function expectLanding(page: Page, landing: Landing) {
  const [locale, key] = split(landing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[key].heading[locale])
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await hydrated(page)
  const path = key === 'blogDetail' ? `${pagePath(locale, 'blogs')}/` : pagePath(locale, key)
  expect(new URL(page.url()).pathname.startsWith(path)).toBe(true)
}

async function expectCurrentPage(page: Page, current: string) {
  const mark = page.getByRole('main').locator('[aria-current=page]')
  await expect(mark).toHaveText(current)
  await expect(mark).toBeVisible()
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

type Answer = Readonly<{ status: number; headers: Record<string, string>; body: string }>

/** Asks a server for a path exactly as it is written, which neither fetch nor a browser does. */
function ask(origin: string, method: string, path: string): Promise<Answer> {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      text += part
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(parse(text)))
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  })
}

function parse(text: string): Answer {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()]
  })
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
  }
}

/** Printable in a test's title. */
function shown(address: string): string {
  const text = JSON.stringify(wellFormed(address)).slice(1, -1)
  return text.length > 70 ? `${text.slice(0, 70)}… (${address.length} characters)` : text
}

/** Browsers replace a lone surrogate. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
}
