import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { inEachLanguage } from '#content/in-each-language.fixture.ts'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import { makeOgPictures, renderPng } from './make-og-pictures.ts'
import { cutFonts } from './og-fonts.ts'
import { artOf, ogPages } from './og-pages.ts'
import { artSize, OgPicture, headingRoom as room } from './og-picture.tsx'
import { fitHeading, Line, lineWidth } from './og-text.tsx'

const root = path.resolve(import.meta.dirname, '../..')

/** Time to render all pictures on a slow machine where none is cached, in milliseconds. */
const renderingTime = 120_000

const svgOf = (size: Readonly<{ width: number; height: number }>, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`

describe('the pictures for sharing', () => {
  it('are written for every page, no two alike', { timeout: renderingTime }, async () => {
    const folder = temporaryFolder()
    await makeOgPictures(root, folder)
    const pages = await ogPages(root)
    const files = pages.map(({ address }) => readFileSync(path.join(folder, address)))
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(pages.length)
    for (const file of files) {
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
      expect(file.length).toBeLessThan(120_000)
    }
  })

  it('take no colour from a style sheet', async () => {
    for (const { art } of await ogPages(root))
      expect(renderToStaticMarkup(art)).not.toContain('var(')
  })

  it('show a post’s photograph where it has one', async () => {
    const create = { width: 1280, height: 800, channels: 3, background: '#a8261b' } as const
    const photograph = await sharp({ create }).jpeg().toBuffer()
    const folder = temporaryFolder({ 'content/pictures/quay.jpg': photograph })
    const alt = inEachLanguage({ en: 'A quay', ar: 'رصيف' })
    const { art } = await artOf(folder, { file: 'quay.jpg', alt })
    const png = await renderPng(svgOf(artSize, renderToStaticMarkup(art)), [])
    const { channels } = await sharp(png).toColourspace('srgb').stats()
    const [red = 0, green = 0] = channels.map(({ mean }) => mean)
    expect(red).toBeGreaterThan(150)
    expect(green).toBeLessThan(60)
  })
})

it('a photograph of more detail than services accept has fewer colours', {
  timeout: renderingTime,
}, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 360, height: 360, channels: 3, background: '#888', noise } as const
  const href = (await sharp({ create }).png().toBuffer()).toString('base64')
  const size = { width: 360, height: 360 }
  const svg = svgOf(size, `<image width="360" href="data:image/png;base64,${href}"/>`)
  const png = await renderPng(svg, [])
  expect(png.length).toBeLessThan(120_000)
  const { channels } = await sharp(png).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(30)
})

describe('the text of a picture', () => {
  let fonts: string[] = []

  beforeAll(async () => {
    const texts = (await ogPages(root)).map(({ heading }) => heading)
    fonts = await cutFonts(root, `${texts.join('')}abcdefghijklmnopqrstuvwxyzIS-بيتمنول`)
  })

  it('is the whole heading, in lines that fit', async () => {
    for (const { heading, locale } of await ogPages(root)) {
      const { lines, fontSize: size } = fitHeading(heading, locale, room, fonts)
      expect(lines.join(' ')).toBe(heading)
      const widths = lines.map((text) =>
        lineWidth({ text, locale, family: 'heading', size }, fonts),
      )
      expect(Math.min(...widths), heading).toBeGreaterThan(0)
      expect(Math.max(...widths), heading).toBeLessThanOrEqual(room.width)
    }
  })

  it.each(['en', 'ar'] as const)('names page or subject in %s beside the art', async (locale) => {
    const [page] = (await ogPages(root)).filter((one) => one.locale === locale)
    const name = ({ en: 'data in ', ar: 'بيت ' } as const)[locale].repeat(12).trim()
    const props = { ...page, name, fontFiles: fonts } as ComponentProps<typeof OgPicture>
    const svg = renderToStaticMarkup(createElement(OgPicture, props))
    const size = Number(new RegExp(`font-size="([^"]+)"[^>]*>[^<]*${name}`).exec(svg)?.[1])
    const width = lineWidth({ text: name, locale, family: 'text', size }, fonts)
    expect(width).toBeLessThan(room.width - 33)
  })

  it('is refused where no size is small enough', () => {
    const fitted = (heading: string) => fitHeading(heading, 'en', room, fonts)
    expect(() => fitted('word '.repeat(40).trim())).toThrow('no size')
    expect(() => fitted('Incomprehensibilities-of-data')).toThrow('no size')
  })

  it('joins Arabic letters', () => {
    const width = (text: string) =>
      lineWidth({ text, locale: 'ar', family: 'heading', size: 60 }, fonts)
    const apart = [...'بيت'].reduce((sum, letter) => sum + width(letter), 0)
    expect(width('بيت')).toBeLessThan(apart * 0.9)
  })

  it.each([
    ['en', 'Minwal', [true, false]],
    ['ar', 'منوال', [false, true]],
  ] as const)('begins at its edge and runs in the direction of %s', async (locale, text, ink) => {
    const line = createElement(Line, { text, locale, family: 'heading', size: 60, x: 300, y: 70 })
    const ground = '<rect width="600" height="100" fill="#fff"/>'
    const svg = svgOf({ width: 600, height: 100 }, ground + renderToStaticMarkup(line))
    const picture = sharp(await renderPng(svg, fonts)).toColourspace('b-w')
    const halves = [300, 0].map(async (left) => {
      const half = picture.clone().extract({ left, top: 0, width: 300, height: 100 })
      const { channels } = await sharp(await half.png().toBuffer()).stats()
      return (channels[0]?.min ?? 255) < 128
    })
    expect(await Promise.all(halves)).toEqual(ink)
  })
})
