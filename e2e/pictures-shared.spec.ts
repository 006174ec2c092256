import { createHash } from 'node:crypto'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { expect, test } from './fixtures.ts'
import { base, listedPages, pagePath } from './site.ts'

/** Pictures of pages for those who share them, icons, and what tells devices of these. */

/** The bytes of a file that has to be there. */
async function bytesAt(request: APIRequestContext, address: string): Promise<Buffer> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return response.body()
}

/** What the head of a page links to as `rel`, in its order. */
async function linksOf(request: APIRequestContext, page: string, rel: string): Promise<string[]> {
  const html = (await bytesAt(request, page)).toString()
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link)
  return links
    .filter((link) => link.includes(`rel="${rel}"`))
    .map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
}

test('every page has a picture of its own, of the size services ask for', async ({ request }) => {
  const pages = new Map<string, string>()
  for (const { locale, path: page } of listedPages) {
    const address = `${base}/media/og/${locale}/${path.posix.basename(page)}.png`
    const picture = await bytesAt(request, address)
    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }, address).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(picture.length, address).toBeLessThan(120_000)
    const hash = createHash('sha256').update(picture).digest('hex')
    expect(pages.get(hash), `${page} shows what another page shows`).toBeUndefined()
    pages.set(hash, page)
  }
  expect(pages.size).toBe(listedPages.length)
})

test('every page names icons that are there', async ({ request }) => {
  for (const { path: page } of listedPages) {
    const icons = await linksOf(request, page, 'icon')
    expect(icons, page).toEqual([`${base}/favicon.svg`, `${base}/favicon.ico`])
    const [apple = ''] = await linksOf(request, page, 'apple-touch-icon')
    expect(apple, page).toBe(`${base}/apple-touch-icon.png`)
  }
  const { format } = await sharp(await bytesAt(request, `${base}/favicon.svg`)).metadata()
  expect(format).toBe('svg')
  const touch = await sharp(await bytesAt(request, `${base}/apple-touch-icon.png`)).metadata()
  expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180])
})

test('favicon.ico holds pictures of 16 and 32 pixels', async ({ request }) => {
  const file = await bytesAt(request, `${base}/favicon.ico`)
  const count = file.readUInt16LE(4)
  const sides = Array.from({ length: count }, async (_, index) => {
    const entry = 6 + 16 * index
    const offset = file.readUInt32LE(entry + 12)
    const image = sharp(file.subarray(offset, offset + file.readUInt32LE(entry + 8)))
    const { width, height } = await image.metadata()
    return [file[entry], width, height]
  })
  expect(await Promise.all(sides)).toEqual([
    [16, 16, 16],
    [32, 32, 32],
  ])
})

for (const locale of localeKeys) {
  test(`the web app manifest in ${locale} names what is there`, async ({ request }) => {
    const home = pagePath(locale, 'home')
    const [address = ''] = await linksOf(request, home, 'manifest')
    expect(address).toBe(`${base}${locales[locale].prefix}/manifest.webmanifest`)
    const manifest = JSON.parse((await bytesAt(request, address)).toString())
    expect(manifest).toMatchObject({ lang: locale, dir: locales[locale].dir, start_url: home })
    expect(home.startsWith(manifest.scope)).toBe(true)
    await bytesAt(request, manifest.start_url)
    const purposes: string[] = []
    for (const { src, sizes, type, purpose } of manifest.icons) {
      const { format, width, height } = await sharp(await bytesAt(request, src)).metadata()
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type])
      purposes.push(`${sizes} ${purpose}`)
    }
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  })
}

test('a browser takes the manifest without complaint', async ({ page }) => {
  await page.goto(pagePath('ar', 'home'))
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe(`${base}/ar/manifest.webmanifest`)
  expect(errors).toEqual([])
  expect(data).toContain('"dir": "rtl"')
})
