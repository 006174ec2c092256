/** What the host of a published site answers, asked without a browser. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { load } from 'cheerio'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { pages } from '#content/pages.ts'
import { ownResources, policyHashes, policyPlace, policySources } from '../../tools/check/policy.ts'
import { siteOf } from '../../tools/check/site.ts'
import { base, blogPath, listedPages, pagePath } from '../site.ts'

const origin = process.env.TEST_LIVE_ORIGIN ?? ''

/** What addresses that several pages name have answered. */
const asked = new Map<string, number>()

for (const { path, locale, title, heading } of listedPages) {
  test(`${path} is there, whole, and all it names is there`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    const $ = load(html)
    const { lang, dir } = $('html').attr() ?? {}
    expect.soft({ lang, dir }).toEqual({ lang: locale, dir: locales[locale].dir })
    expect.soft($('head > title').text()).toBe(title)
    expect.soft($('h1').text()).toBe(heading)
    const canonical = new URL($('link[rel=canonical]').attr('href') ?? '', origin)
    expect.soft(canonical.pathname, 'canonical address').toBe(path)

    const file = `${path.slice(1)}/index.html`
    const site = siteOf(origin, new Map([[file, Buffer.from(html)]]), new Map())
    const checks = [policyPlace, policySources, policyHashes, ownResources]
    expect
      .soft(site.pages.flatMap((page) => checks.flatMap((check) => check(page, site))))
      .toEqual([])

    const scripts = [...html.matchAll(/"(?<address>\/[^"\s]+\.js)"/g)]
    const named = [
      ...scripts.map(({ groups }) => groups?.address),
      ...$('[href], [src]').map((_, element) => $(element).attr('href') ?? $(element).attr('src')),
    ]
    const addresses = named
      .map((address = '') => new URL(address, origin + path))
      .filter((url) => url.origin === origin)
      .map(({ pathname }) => pathname)
    const missing = await Promise.all(
      [...new Set(addresses)].map(async (address) => {
        if (!asked.has(address)) asked.set(address, (await request.get(address)).status())
        return asked.get(address) === 200 ? [] : [`${address} answers ${asked.get(address)}`]
      }),
    )
    expect.soft(missing.flat()).toEqual([])
  })
}

test('an unknown path and an unknown post are a 404 with a page in it', async ({ request }) => {
  for (const locale of localeKeys) {
    for (const path of [`${pagePath(locale, 'faqs')}-no-such`, blogPath(locale, 'no-such-post')]) {
      const answer = await request.get(path)
      expect.soft(answer.status(), path).toBe(404)
      expect.soft(await answer.text(), path).toContain('content="noindex"')
    }
  }
})

for (const locale of localeKeys) {
  test(`the root of ${locale} is its home page`, async ({ request }) => {
    for (const path of [base + locales[locale].prefix, `${base}${locales[locale].prefix}/`]) {
      const answer = await request.get(path || '/')
      expect.soft(answer.status(), path).toBe(200)
      const $ = load(await answer.text())
      expect.soft($('html').attr('lang'), path).toBe(locale)
      expect.soft($('h1').text(), path).toBe(pages.home.heading[locale])
    }
  })
}

test('a query survives, with and without a slash', async ({ request }) => {
  for (const slash of ['', '/']) {
    const path = `${pagePath('en', 'projects')}${slash}?page=3&utm_source=a`
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(new URL(answer.url()).search, path).toBe('?page=3&utm_source=a')
  }
})

/** In seconds; what is missing now may be there after the next deployment. */
const longestMissing = 3_600

test('a missing file is a 404 that no cache keeps for long', async ({ request }) => {
  for (const path of ['/media/assets/gone-12345678.js', '/data/en/projects/9999.json']) {
    const answer = await request.get(base + path)
    expect.soft(answer.status(), path).toBe(404)
    const cacheControl = answer.headers()['cache-control'] ?? ''
    const ages = [...cacheControl.matchAll(/(?:max-age|s-maxage)=(\d+)/g)].map(([, age]) =>
      Number(age),
    )
    expect
      .soft(Math.max(0, ...ages), `${path}: ${cacheControl}`)
      .toBeLessThanOrEqual(longestMissing)
  }
})

/** The headers for every address, as `public/_headers` has them. */
const wanted = [
  ...(readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8')
    .split('\n\n')[0]
    ?.matchAll(/^ {2}(?<name>[\w-]+): (?<value>.+)$/gm) ?? []),
].map(({ groups }) => ({ name: groups?.name ?? '', value: groups?.value ?? '' }))

test('the host sends the headers that protect the pages, all or none', async ({
  request,
}, info) => {
  const headers = (await request.get(`${base}/home`)).headers()
  const lacking = wanted.filter(({ name, value }) => headers[name.toLowerCase()] !== value)
  const lines = lacking.map(({ name, value }) => `${name}: ${value}`)
  for (const line of lines) {
    info.annotations.push({ type: 'the host does not send', description: line })
    console.log(`The host does not send ${line}`)
  }
  // A host that sends none may be one that cannot; one that sends some has lost the others.
  if (lacking.length < wanted.length) expect(lines).toEqual([])
})
