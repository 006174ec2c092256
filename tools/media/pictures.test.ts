import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import { beforeEach, describe, expect, it } from 'vitest'
import { paints } from '#app/brand/identity.ts'
import { content } from '#content/all.ts'
import { fixture, spoilt } from '#content/check.fixture.ts'
import { temporaryFolder, writeFiles } from '#tools/temporary-folder.fixture.ts'
import { cacheDirectory } from './cached.ts'
import { collectPictures, type NamedPicture } from './collect-pictures.ts'
import {
  addresses,
  makeFiles,
  pictureProblems,
  planFiles,
  planPictures,
  sourceHash,
} from './make-pictures.ts'
import { pictures } from './pictures-plugin.ts'
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
    const copy = spoilt('blogPosts.1.imgSrc', { file: 'quay.jpg', alt })
    expect(collectPictures(copy)).toContainEqual({ ...named('quay.jpg'), isLogo: false })
  })
})

describe('the name of a file', () => {
  it('changes with the source and the encoder, and with nothing else', () => {
    const hashOf = (svg: string, vips: string) => sourceHash(Buffer.from(svg), { vips })
    expect(hashOf('<svg/>', '8.18')).toBe(hashOf('<svg/>', '8.18'))
    expect(hashOf('<svg />', '8.18')).not.toBe(hashOf('<svg/>', '8.18'))
    expect(hashOf('<svg/>', '8.19')).not.toBe(hashOf('<svg/>', '8.18'))
  })

  it('stands in a srcset with its width', () => {
    const { sources, src } = addresses(planFiles('quay.jpg', '0a1b'))
    for (const [index, format] of ['avif', 'webp'].entries()) {
      const set = [320, 640, 960, 1280].map((w) => `/media/assets/quay-${w}-0a1b.${format} ${w}w`)
      expect(sources[index]).toEqual({ type: `image/${format}`, srcSet: set.join(', ') })
    }
    expect(sources).toHaveLength(2)
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
    ['<svg:script>', '<svg:script href="data:,alert(1)"/>'],
    ['onload="alert(1)"', '<g onload="alert(1)"/>'],
    ['xlink:href="javascript:alert(1)"', '<use xlink:href="&#106;avascript:alert(1)"/>'],
    ['href="data:image/svg+xml,', '<image href="data:image/svg+xml,&lt;svg/&gt;"/>'],
    ['<foreignObject>', '<foreignObject><p>A</p></foreignObject>'],
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
    root = temporaryFolder()
  })

  const put = (name: string, bytes: string | Buffer) =>
    writeFiles(root, { [`content/pictures/${name}`]: bytes })

  async function plan(file: string, bytes: string | Buffer, isLogo = false) {
    put(file, bytes)
    const [planned] = await planPictures(root, [{ ...named(file), isLogo }])
    if (!planned) throw new Error('nothing planned')
    return planned
  }

  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8fcfc0' } }).jpeg()
  const street = () => photograph(1280, 800).toBuffer()

  const svg = (width: number, inner = '', more = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="800"${more}>${inner}</svg>`

  /** The pixels of a placeholder. */
  function placeholderOf({ view }: { view: { placeholder: string } }) {
    const [, data = ''] = view.placeholder.split('data:image/webp;base64,')
    return sharp(Buffer.from(data, 'base64'))
  }

  it('writes a drawing as it is, in the colours of the site', async () => {
    const painted = (colour: string) => svg(1280, `<path fill="${colour}"/>`)
    const planned = await plan('city.svg', painted('var(--aqua)'))
    expect(planned.view).toMatchObject({ width: 1280, height: 800 })
    const files = await makeFiles(root, planned)
    const texts = files.map((file) => readFileSync(file, 'utf8'))
    expect(texts).toEqual([painted(paints.aqua)])
  })

  it('gives every file its width, and a placeholder of 32 by 32', async () => {
    const planned = await plan('quay.jpg', await street())
    expect(planned.view).toMatchObject({ width: 1280, height: 800 })
    const placeholder = { format: 'webp', width: 32, height: 32 }
    expect(await placeholderOf(planned).metadata()).toMatchObject(placeholder)
    const files = await makeFiles(root, planned)
    const made = await Promise.all(files.map((file) => sharp(file).metadata()))
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual(
      (['heif', 'webp'] as const).flatMap((format) =>
        [320, 640, 960, 1280].map((width) => [format, width, width * 0.625]),
      ),
    )
  })

  it('keeps the proportions in the placeholder, between its mirrored edges', async () => {
    const inner = '<rect width="1600" height="800" fill="#fff"/><rect width="1600" height="200"/>'
    const pixels = await placeholderOf(await plan('wide.svg', svg(1600, inner)))
      .raw()
      .toBuffer()
    const isDark = (row: number) => (pixels[(row * 32 + 16) * 3] ?? 255) < 128
    expect([1, 5, 10, 14, 22, 30].filter(isDark)).toEqual([5, 10])
  })

  it('makes a file of a source once', async () => {
    const planned = await plan('quay.jpg', await street())
    const [first = ''] = await makeFiles(root, planned)
    writeFiles(cacheDirectory(root), { [path.basename(first)]: 'kept' })
    await makeFiles(root, planned)
    expect(readFileSync(first, 'utf8')).toBe('kept')
  })

  it('takes a photograph in its own shape, upright', async () => {
    const lying = photograph(1600, 1280).withMetadata({ orientation: 6 })
    const { view } = await plan('tower.jpg', await lying.toBuffer())
    expect(view).toMatchObject({ width: 1280, height: 1600 })
  })

  it.each([
    [1240, 1754, 1280, 1811],
    [1280, 3000, 1280, 1920],
    [4000, 900, 1280, 512],
  ])('of %i by %i pixels is shown as %i by %i', async (width, height, ...shown) => {
    const { view } = await plan('scan.jpg', await photograph(width, height).toBuffer())
    expect([view.width, view.height]).toEqual(shown)
  })

  const disc = '<circle cx="50" cy="50" r="40"/>'
  const logo = (inner: string, viewBox = ' viewBox="0 0 100 100"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"${viewBox}>${inner}</svg>`

  it('keeps a logo of lines, and makes one of pixels small and without a ground', async () => {
    const acme = await plan('acme.svg', logo(disc), true)
    expect(acme.view.src).toMatch(/^\/media\/assets\/acme-[0-9a-f]+\.svg$/)
    const large = sharp(Buffer.from(logo(disc)), { density: 720 }).png()
    const wadi = await plan('wadi.png', await large.toBuffer(), true)
    const [file = ''] = await makeFiles(root, wadi)
    const made = await sharp(file).metadata()
    expect(made).toMatchObject({ format: 'webp', width: 256, height: 256, hasAlpha: true })
    expect(wadi.view.src).toBe(`/media/assets/${path.basename(file)}`)
  })

  it.each([
    ['a.svg', logo(disc, ''), 'has no viewBox: save it again as a plain SVG file'],
    ['a.svg', logo(`<rect width="100" height="100"/>${disc}`), 'has a ground: take it out'],
    ['a.svg', logo(''), 'shows nothing: draw it in any colour'],
    [
      'a.svg',
      logo('<path fill="var(--sky)"/>'),
      'names --sky: write a colour of app/styles/tokens',
    ],
    ['a.svg', logo('<script/>'), 'holds <script>: save it as a plain SVG file'],
    ['a.png', logo(disc), 'is 100 by 100 pixels: give an SVG file, or 192 pixels'],
  ])('names what is wrong with a logo: %s %s', async (file, drawn, problem) => {
    put(file, file.endsWith('.svg') ? drawn : await sharp(Buffer.from(drawn)).png().toBuffer())
    const clients = [{ ...fixture.clients[0], logo: { file } }]
    const problems = await pictureProblems(root, { clients } as unknown as typeof content)
    const place = `content/clients.ts: wadi: logo: ${file}`
    expect(problems).toEqual([expect.stringContaining(`${place} ${problem}`)])
  })

  it.each([
    ['missing.jpg', 'is not in content/pictures/: put it there'],
    ['empty.jpg', 'is empty: save or copy it again'],
    ['Quay Side.jpg', 'is not lower-case words and hyphens with the ending of a picture'],
    ['small.jpg', 'is 1279 by 900 pixels, less than 1280 by 800'],
    ['words.jpg', 'cannot be read (Input buffer contains unsupported image format): save it again'],
    ['half.jpg', 'cannot be read (VipsJpeg: premature end of JPEG image): save it again as'],
  ] as const)('stops with one line that names the entry: %s', async (file, problem) => {
    const whole = await street()
    put('small.jpg', await photograph(1279, 900).toBuffer())
    put('words.jpg', 'not a photograph')
    put('empty.jpg', '')
    put('half.jpg', whole.subarray(0, whole.length / 2))

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

it('a development server gives the pictures below its base path', async () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const server = { port: 0, host: '127.0.0.1', ws: false } as const
  const dev = await createServer({
    ...{ root, base: '/website/', configFile: false, logLevel: 'silent', server },
    plugins: [pictures()],
    optimizeDeps: { noDiscovery: true },
  })
  try {
    await dev.listen()
    const [picture] = await planPictures(root, collectPictures(content).slice(0, 1), '/website')
    const address = new URL(picture?.view.src ?? '', dev.resolvedUrls?.local[0])
    const { headers } = await fetch(address)
    expect(headers.get('Content-Type')).toMatch(/^image/)
  } finally {
    await dev.close()
  }
})
