import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { load } from 'cheerio'
import { feedPath } from '#app/i18n/file-paths.ts'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { localeOfPath } from '#app/i18n/paths.ts'
import { prerenderPaths } from '#app/loaders/data-file-names.server.ts'
import { articles } from '#content/blogs.ts'
import { askPublished, builtPage, output } from './built-site.ts'
import { expect, test } from './fixtures.ts'
import { base, pagePath, siteUrl } from './site.ts'

/** The files that search engines, readers of feeds and language models ask for. */

for (const locale of localeKeys) {
  test(`the feed in ${locale} is XML and its links lead somewhere`, async ({ page, request }) => {
    const response = await request.get(base + feedPath(locale))
    expect(response.headers()['content-type']).toMatch(/xml/)
    const feed = await response.text()
    expect(await xmlProblem(page, feed)).toBeUndefined()
    const $ = load(feed, { xml: true })
    expect($('entry')).toHaveLength(articles.length)
    const links = $('link[href]').toArray()
    const addresses = new Set(links.map((link) => String($(link).attr('href'))))
    expect(addresses.size).toBeGreaterThan(1)
    for (const address of addresses) {
      expect((await askPublished(request, address)).status(), address).toBe(200)
    }
  })

  test(`home and the list of posts name the feed in ${locale}`, async ({ request }) => {
    for (const key of ['home', 'blogs'] as const) {
      const $ = await builtPage(pagePath(locale, key))
      const links = $('link[rel="alternate"][type]').toArray()
      expect(links.map((link) => [$(link).attr('type'), $(link).attr('href')])).toEqual([
        ['application/atom+xml', base + feedPath(locale)],
      ])
    }
    const llms = await request.get(`${base}${locale === 'ar' ? '/ar' : ''}/llms.txt`)
    expect(llms.headers()['content-type']).toMatch(/^text\/plain/)
    for (const [, address] of (await llms.text()).matchAll(/\]\((\S+)\)/g)) {
      expect(localeOfPath(String(address).slice(siteUrl.length))).toBe(locale)
      expect((await askPublished(request, String(address))).status(), address).toBe(200)
    }
  })
}

test('the sitemap lists exactly the pages, in both languages', async ({ page, request }) => {
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text()
  expect(await xmlProblem(page, sitemap)).toBeUndefined()
  const $ = load(sitemap, { xml: true })
  const listed = $('loc')
    .toArray()
    .map((loc) => $(loc).text())
  const files = await readdir(output, { recursive: true })
  const built = files
    .filter((file) => file.endsWith('/index.html'))
    // A language's root is a copy of its home page.
    .filter(
      (file) => !localeKeys.some((locale) => `/${file}` === `${locales[locale].prefix}/index.html`),
    )
    .map((file) => `${siteUrl}/${file.replace('/index.html', '')}`)
  expect(listed.toSorted()).toEqual(built.toSorted())
  expect(listed).toHaveLength(prerenderPaths().length)
})

test('robots may read everything and are told of the sitemap', async ({ request }) => {
  const robots = await (await request.get(`${base}/robots.txt`)).text()
  expect(robots).toContain('User-agent: *\nAllow: /\n')
  const address = /^Sitemap: (?<address>\S+)$/m.exec(robots)?.groups?.address ?? ''
  expect((await askPublished(request, address)).status()).toBe(200)
})

/** The error of a strict XML parser. */
function xmlProblem(page: Page, xml: string): Promise<string | undefined> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'application/xml')
    return parsed.querySelector('parsererror')?.textContent ?? undefined
  }, xml)
}
