import { readdir } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { load } from 'cheerio'
import sharp from 'sharp'
import { feedPath } from '#app/i18n/file-paths.ts'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { localeOfPath } from '#app/i18n/paths.ts'
import { prerenderPaths } from '#app/loaders/data-file-names.server.ts'
import { articles } from '#content/blogs.ts'
import { isPageFile } from '#tools/build/page-files.ts'
import { askPublished, builtPage, output } from './built-site.ts'
import { expect, test, testOfFiles } from './fixtures.ts'
import { base, listedPages, pagePath, siteUrl } from './site.ts'

/**
 * The files that search engines, readers of feeds, language models and browsers ask for. Pictures of pages:
 * tools/media/og-pictures.test.ts; that they are there: static-files.
 */

for (const locale of localeKeys) {
  test(`feed and llms.txt in ${locale} are named, well formed, and lead somewhere`, async ({
    page,
    request,
  }) => {
    for (const key of ['home', 'blogs'] as const) {
      const $ = await builtPage(pagePath(locale, key))
      const links = $('link[rel="alternate"][type]').toArray()
      expect(links.map((link) => [$(link).attr('type'), $(link).attr('href')])).toEqual([
        ['application/atom+xml', base + feedPath(locale)],
      ])
    }
    const response = await request.get(base + feedPath(locale))
    expect(response.headers()['content-type']).toMatch(/xml/)
    const feed = await response.text()
    expect(await xmlProblem(page, feed)).toBeUndefined()
    const $ = load(feed, { xml: true })
    expect($('entry')).toHaveLength(articles.length)
    const links = $('link[href]').toArray()
    const addresses = new Set(links.map((link) => String($(link).attr('href'))))
    expect(addresses.size).toBeGreaterThan(1)

    const llms = await request.get(`${base}${locales[locale].prefix}/llms.txt`)
    expect(llms.headers()['content-type']).toMatch(/^text\/plain/)
    for (const [, address] of (await llms.text()).matchAll(/\]\((\S+)\)/g)) {
      expect(localeOfPath(String(address).slice(siteUrl.length))).toBe(locale)
      addresses.add(String(address))
    }
    for (const address of addresses) {
      expect((await askPublished(request, address)).status(), address).toBe(200)
    }
  })

  test(`a browser takes the manifest in ${locale}, which names what is there`, async ({
    page,
    request,
  }) => {
    const home = pagePath(locale, 'home')
    await page.goto(home)
    const session = await page.context().newCDPSession(page)
    const { url, errors, data = '' } = await session.send('Page.getAppManifest')
    const { prefix, dir } = locales[locale]
    expect(new URL(url).pathname).toBe(`${base}${prefix}/manifest.webmanifest`)
    expect(errors).toEqual([])
    const manifest = JSON.parse(data)
    expect(manifest).toMatchObject({ lang: locale, dir, start_url: home })
    const purposes: string[] = []
    for (const { src, sizes, type, purpose } of manifest.icons) {
      const { format, width, height } = await sharp(await bytesAt(request, src)).metadata()
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type])
      purposes.push(`${sizes} ${purpose}`)
    }
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
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
    .filter((file) => file.endsWith('/index.html') && isPageFile(file))
    // A language's root is a copy of its home page.
    .filter(
      (file) => !localeKeys.some((locale) => `/${file}` === `${locales[locale].prefix}/index.html`),
    )
    .map((file) => `${siteUrl}/${file.replace('/index.html', '')}`)
  expect(listed.toSorted()).toEqual(built.toSorted())
  expect(listed).toHaveLength(prerenderPaths().length)
})

testOfFiles('robots may read everything and are told of the sitemap', async ({ request }) => {
  const robots = await (await request.get(`${base}/robots.txt`)).text()
  expect(robots).toContain('User-agent: *\nAllow: /\n')
  const address = /^Sitemap: (?<address>\S+)$/m.exec(robots)?.groups?.address ?? ''
  expect((await askPublished(request, address)).status()).toBe(200)
})

testOfFiles('every page names its icons and its own picture', async ({ request }) => {
  for (const { locale, path } of listedPages) {
    const $ = load(await bytesAt(request, path))
    const icons = $('link[rel=icon], link[rel=apple-touch-icon]').toArray()
    expect(icons.map((link) => $(link).attr('href'))).toEqual(
      ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map((file) => `${base}/${file}`),
    )
    const picture = $('meta[property="og:image"]').attr('content')
    expect(picture).toMatch(new RegExp(`/media/og/${locale}/${path.split('/').at(-1)}.png$`))
  }
  const touch = await sharp(await bytesAt(request, `${base}/apple-touch-icon.png`)).metadata()
  expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180])
})

async function bytesAt(request: APIRequestContext, address: string): Promise<Buffer> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return response.body()
}

/** The error of a strict XML parser. */
function xmlProblem(page: Page, xml: string): Promise<string | undefined> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'application/xml')
    return parsed.querySelector('parsererror')?.textContent ?? undefined
  }, xml)
}
