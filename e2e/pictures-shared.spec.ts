import type { APIRequestContext } from '@playwright/test'
import { load } from 'cheerio'
import sharp from 'sharp'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { expect, test } from './fixtures.ts'
import { base, listedPages, pagePath } from './site.ts'

/** Icons and manifests. Pictures of pages: tools/media/og-pictures.test.ts; that they are there: static-files. */

async function bytesAt(request: APIRequestContext, address: string): Promise<Buffer> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return response.body()
}

test('every page names its icons and its own picture', async ({ request }) => {
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

test('favicon.ico holds pictures of 16 and 32 pixels', async ({ request }) => {
  const file = await bytesAt(request, `${base}/favicon.ico`)
  const sides = Array.from({ length: file.readUInt16LE(4) }, async (_, index) => {
    const entry = 6 + 16 * index
    const offset = file.readUInt32LE(entry + 12)
    const image = sharp(file.subarray(offset, offset + file.readUInt32LE(entry + 8)))
    const { width, height } = await image.metadata()
    return `${file[entry]} ${width} ${height}`
  })
  expect(await Promise.all(sides)).toEqual(['16 16 16', '32 32 32'])
})

for (const locale of localeKeys) {
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
