import { connect } from 'node:net'
import type { Page } from '@playwright/test'
import { badPaths, img, long, script } from '#app/i18n/bad-addresses.fixture.ts'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { base, otherLocale, pagePath, projectsOn } from './site.ts'

// The host answers 404 before the page sends the visitor on, and the browser says so; the router
// says that it leaves a broken escape as it is.
test.use({ allowComplaints: /status of 40[04]|could not be decoded/ })

type Landing = [key: PageKey | 'blogDetail', current?: string]

type BadAddress = readonly [address: string, ...landing: Landing]

const page = `${projectsOn(3).number}`

/** One of each kind. What the app makes of all others: app/i18n/resolve-address.test.ts, app/paging. */
const addresses: Readonly<Record<Locale, readonly BadAddress[]>> = {
  en: [
    ['//evil.example', 'home'],
    ['/@evil.example', 'home'],
    ['/..%2f..%2fetc/passwd', 'home'],
    ['/%0d%0aSet-Cookie:evil=1', 'home'],
    ['/blogs/constructor', 'blogDetail'],
    [`/blogs/${encodeURIComponent(script)}`, 'blogDetail'],
    ['/blogs/\ud800', 'blogDetail'],
    ['/faqs#javascript:window.evil=1', 'faqs'],
    [`/projects?page=${img}`, 'projects', '1'],
  ],
  ar: [
    ['/ar/\\evil.example', 'home'],
    [`/ar/${img}`, 'home'],
    ['/ar/%E0%A4%A', 'home'],
    [`/ar/blogs/${long}`, 'blogDetail'],
    [`/ar/faqs#${img}`, 'faqs'],
    ['/ar/projects?page=%E0%A4%A&page=3', 'projects', '1'],
    [`/ar/projects?page=${page}&evil=${script}#${script}`, 'projects', page],
  ],
}

for (const locale of localeKeys) {
  test(`a bad address in ${locale} opens a page of ours and nothing else, in both languages`, async ({
    page,
    site,
  }) => {
    const strayed = watch(page, site.origin)
    for (const [address, key, current] of addresses[locale]) {
      await test.step(`${shown(address)} ends at ${key}`, async () => {
        await page.goto(site.origin + base + address)
        await expectLanding(page, locale, key, current)
        if (key === 'home') return
        const other = otherLocale(locale)
        const languages = page.getByRole('banner').getByRole('link', { name: locales[other].name })
        await languages.filter({ visible: true }).click()
        await expectLanding(page, other, key, current)
        await page.evaluate(() => localStorage.clear())
      })
    }
    expect(strayed).toEqual([])
  })
}

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[key].heading[locale])
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
