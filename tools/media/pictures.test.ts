import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paints } from '#app/brand/identity.ts'
import { content } from '#content/all.ts'
import { fixture } from '#content/check.fixture.ts'
import { cacheDirectory } from './cached.ts'
import { collectPictures, type NamedPicture } from './collect-pictures.ts'
import { makeFiles, pictureProblems, planPictures } from './make-pictures.ts'
import { addresses, planFiles, sourceHash } from './plan-pictures.ts'
import { unsafePart } from './unsafe-svg.ts'

const alt = { en: 'A street', ar: 'شارع' }

const named = (file: string): NamedPicture => ({ file, where: 'content/blogs.ts: id 2: imgSrc' })

describe('the pictures of the content', () => {
  it('are found wherever an entry names one, each once', () => {
    const found = collectPictures(content)
    const files = found.map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
    for (const { imgSrc, bgSrc } of content.blogPosts) {
      expect(files).toContain(imgSrc.file)
      expect(files).toContain(bgSrc.file)
    }
    for (const { images } of content.services) {
      for (const image of images) expect(files).toContain(image.file)
    }
  })

  it('are told by the file and entry that name them', () => {
    const [, post] = fixture.blogPosts
    const copy = { ...fixture, blogPosts: [{ ...post, imgSrc: { file: 'quay.jpg', alt } }] }
    const found = collectPictures(copy as unknown as typeof content)
    expect(found.find(({ file }) => file === 'quay.jpg')?.where).toBe(
      `content/blogs.ts: id ${post?.id}: imgSrc`,
    )
  })
})

describe('the name of a file', () => {
  it('changes with the source and the encoder, and with nothing else', () => {
    const [source, other] = ['<svg/>', '<svg />'].map((svg) => Buffer.from(svg)) as [Buffer, Buffer]
    const hash = sourceHash(source, { vips: '8.18' })
    expect(sourceHash(source, { vips: '8.18' })).toBe(hash)
    expect(sourceHash(other, { vips: '8.18' })).not.toBe(hash)
    expect(sourceHash(source, { vips: '8.19' })).not.toBe(hash)
  })

  it('stands in a srcset with its width', () => {
    const { sources, src } = addresses(planFiles('quay.jpg', '0a1b'))
    expect(sources).toEqual(
      ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: [320, 640, 960, 1280]
          .map((w) => `/media/assets/quay-${w}-0a1b.${format} ${w}w`)
          .join(', '),
      })),
    )
    expect(src).toBe('/media/assets/quay-1280-0a1b.webp')
  })

  it('is the only one of a drawing', () => {
    const files = planFiles('city-aqua-2.svg', '0a1b')
    expect(addresses(files, '/website')).toEqual({
      sources: [],
      src: '/website/media/assets/city-aqua-2-0a1b.svg',
    })
  })
})

describe('an SVG file', () => {
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`

  it.each([
    ['<script>', '<script>alert(1)</script>'],
    ['<svg:script>', '<svg:script href="data:,alert(1)"/>'],
    ['onload="alert(1)"', '<g onload="alert(1)"/>'],
    ['href="https://x.example/a.svg#b"', '<use href="https://x.example/a.svg#b"/>'],
    ['xlink:href="javascript:alert(1)"', '<use xlink:href="&#106;avascript:alert(1)"/>'],
    ['href="data:image/svg+xml,', '<image href="data:image/svg+xml,&lt;svg/&gt;"/>'],
    ['<foreignObject>', '<foreignObject><p>A</p></foreignObject>'],
    ['<style> with an address', '<style>@import "https://x.example/a.css";</style>'],
    ['<style> with an address', '<style>path { fill: url(//x.example/a.svg#b) }</style>'],
    ['<style> with an address', '<style>@\\69mport "a.css";</style>'],
    ['fill="url(https://x.example/a.svg#b)"', '<path fill="url(https://x.example/a.svg#b)"/>'],
    ['<?xml-stylesheet', '<?xml-stylesheet href="a.css"?>'],
  ])('may not hold %s', (part, inner) => {
    expect(unsafePart(svg(inner))).toContain(part)
  })

  it.each([
    '<style>.a{fill:#fff}</style><path class="a" fill="url(#b)" style="stroke:red"/>',
    '<use href="#a"/><image xlink:href="data:image/png;base64,AAAA"/>',
    '<!-- <script> --><metadata rdf:resource="https://x.example"/>',
  ])('may hold %s', (inner) => {
    expect(unsafePart(svg(inner))).toBeUndefined()
  })
})

describe('making pictures', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
    mkdirSync(path.join(root, 'content/pictures'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const pictureFile = (name: string) => path.join(root, 'content/pictures', name)
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8fcfc0' } })

  it('writes a drawing as it is', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"/>'
    writeFileSync(pictureFile('city.svg'), svg)
    const [planned] = await planPictures(root, [named('city.svg')])
    if (!planned) throw new Error('nothing planned')
    expect(planned.view).toMatchObject({ width: 1280, height: 800 })
    const files = await makeFiles(root, planned)
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([svg])
  })

  it('puts the colours of the site into a drawing', async () => {
    const svg = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><path fill="${colour}"/></svg>`
    writeFileSync(pictureFile('city.svg'), svg('var(--aqua)'))
    const [planned] = await planPictures(root, [named('city.svg')])
    expect(`${planned?.source}`).toBe(svg(paints.aqua))
  })

  it('gives every file its width, and a placeholder of 32 by 32', async () => {
    await photograph(1280, 800).jpeg().toFile(pictureFile('quay.jpg'))
    const [planned] = await planPictures(root, [named('quay.jpg')])
    if (!planned) throw new Error('nothing planned')
    expect(planned.view).toMatchObject({ width: 1280, height: 800 })
    const [, data = ''] = planned.view.placeholder.split('data:image/webp;base64,')
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      width: 32,
      height: 32,
    })
    const files = await makeFiles(root, planned)
    const made = await Promise.all(files.map((file) => sharp(file).metadata()))
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual(
      (['heif', 'webp'] as const).flatMap((format) =>
        [320, 640, 960, 1280].map((width) => [format, width, width * 0.625]),
      ),
    )
  })

  it('keeps the proportions in the placeholder, between its mirrored edges', async () => {
    const wide =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><rect width="1600" height="800" fill="#fff"/><rect width="1600" height="200"/></svg>'
    writeFileSync(pictureFile('wide.svg'), wide)
    const [planned] = await planPictures(root, [named('wide.svg')])
    const [, data = ''] = planned?.view.placeholder.split('data:image/webp;base64,') ?? []
    const pixels = await sharp(Buffer.from(data, 'base64')).raw().toBuffer()
    const isDark = (row: number) => (pixels[(row * 32 + 16) * 3] ?? 255) < 128
    const rows = [1, 5, 10, 14, 22, 30]
    expect(rows.filter(isDark)).toEqual([5, 10])
  })

  it('makes the same bytes of the same source, and makes them once', async () => {
    const other = mkdtempSync(path.join(root, 'other-'))
    await photograph(1280, 800).jpeg().toFile(pictureFile('quay.jpg'))
    cpSync(path.join(root, 'content'), path.join(other, 'content'), { recursive: true })
    const bytes = async (place: string) => {
      const [planned] = await planPictures(place, [named('quay.jpg')])
      if (!planned) throw new Error('nothing planned')
      const files = await makeFiles(place, planned)
      return files.map((file) => readFileSync(file, 'base64'))
    }
    const first = await bytes(root)
    expect(await bytes(other)).toEqual(first)
    const [file = ''] = readdirSync(cacheDirectory(root)).filter((name) => name.endsWith('.avif'))
    writeFileSync(path.join(cacheDirectory(root), file), 'kept')
    expect(await bytes(root)).toContain(Buffer.from('kept').toString('base64'))
  })

  it('takes a photograph in its own shape, upright', async () => {
    const lying = photograph(1600, 1280).withMetadata({ orientation: 6 })
    await lying.jpeg().toFile(pictureFile('tower.jpg'))
    const [planned] = await planPictures(root, [named('tower.jpg')])
    expect(planned?.view).toMatchObject({ width: 1280, height: 1600 })
  })

  it.each([
    [1240, 1754, 1280, 1811],
    [1280, 3000, 1280, 1920],
    [4000, 900, 1280, 512],
  ])('of %i by %i pixels is shown as %i by %i', async (width, height, ...shown) => {
    await photograph(width, height).jpeg().toFile(pictureFile('scan.jpg'))
    const [planned] = await planPictures(root, [named('scan.jpg')])
    expect([planned?.view.width, planned?.view.height]).toEqual(shown)
  })

  const disc = '<circle cx="50" cy="50" r="40"/>'
  const svgFile = (inner: string, viewBox = ' viewBox="0 0 100 100"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"${viewBox}>${inner}</svg>`
  const logo = (file: string) => ({ ...named(file), isLogo: true })

  it('keeps a logo of lines, and makes one of pixels small and without a ground', async () => {
    writeFileSync(pictureFile('acme.svg'), svgFile(disc))
    await sharp(Buffer.from(svgFile(disc)), { density: 720 })
      .png()
      .toFile(pictureFile('wadi.png'))
    const [acme, wadi] = await planPictures(root, [logo('acme.svg'), logo('wadi.png')])
    if (!acme || !wadi) throw new Error('nothing planned')
    expect(acme.view.src).toMatch(/^\/media\/assets\/acme-[0-9a-f]+\.svg$/)
    const [file = ''] = await makeFiles(root, wadi)
    const made = await sharp(file).metadata()
    expect(made).toMatchObject({ format: 'webp', width: 256, height: 256, hasAlpha: true })
    expect(wadi.view.src).toBe(`/media/assets/${path.basename(file)}`)
  })

  it.each([
    ['a.svg', svgFile(disc, ''), 'has no viewBox: save it again as a plain SVG file'],
    ['a.svg', svgFile(`<rect width="100" height="100"/>${disc}`), 'has a ground: take it out'],
    ['a.svg', svgFile(''), 'shows nothing: draw it in any colour'],
    [
      'a.svg',
      svgFile('<path fill="var(--sky)"/>'),
      'names --sky: write a colour of app/styles/tokens',
    ],
    ['a.svg', svgFile('<script/>'), 'holds <script>: save it as a plain SVG file'],
    ['a.png', svgFile(disc), 'is 100 by 100 pixels: give an SVG file, or 192 pixels'],
  ])('names what is wrong with a logo: %s %s', async (file, svg, problem) => {
    const bytes = file.endsWith('.svg') ? svg : await sharp(Buffer.from(svg)).png().toBuffer()
    writeFileSync(pictureFile(file), bytes)
    const clients = [{ ...content.clients[0], logo: { file } }]
    const problems = await pictureProblems(root, { clients } as unknown as typeof content)
    const place = `content/clients.ts: ${content.clients[0].key}: logo: ${file}`
    expect(problems).toEqual([expect.stringContaining(`${place} ${problem}`)])
  })

  it.each([
    ['missing.jpg', 'is not in content/pictures/: put it there'],
    ['empty.jpg', 'is empty: save or copy it again'],
    ['Quay Side.jpg', 'is not lower-case words and hyphens with the ending of a picture'],
    ['small.jpg', 'is 1279 by 900 pixels, less than 1280 by 800'],
    [
      'words.jpg',
      'cannot be read (Input buffer contains unsupported image format): save it again as',
    ],
    ['half.jpg', 'cannot be read (VipsJpeg: premature end of JPEG image): save it again as'],
  ] as const)('stops with one line that names the entry: %s', async (file, problem) => {
    await photograph(1279, 900).jpeg().toFile(pictureFile('small.jpg'))
    writeFileSync(pictureFile('words.jpg'), 'not a photograph')
    writeFileSync(pictureFile('empty.jpg'), '')
    const whole = await photograph(1280, 800).jpeg().toBuffer()
    writeFileSync(pictureFile('half.jpg'), whole.subarray(0, whole.length / 2))

    const picture = { file, alt }
    const blogPosts = [{ ...fixture.blogPosts[1], imgSrc: picture, bgSrc: picture }]
    const copy = { blogPosts } as unknown as typeof content
    const line = `content/blogs.ts: id 2: imgSrc: ${file} ${problem}`
    const problems = await pictureProblems(root, copy)
    expect(problems).toEqual([expect.stringContaining(line)])
    expect(problems[0]).not.toContain('\n')
    await expect(planPictures(root, collectPictures(copy))).rejects.toThrow(line)
  })
})
