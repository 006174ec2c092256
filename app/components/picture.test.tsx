import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PictureView } from '#app/loaders/pictures.server.ts'
import { Picture } from './picture.tsx'
import '#app/styles/global.css'

const alt = 'A street grid'

/** A picture whose files are data, so that it needs no network; a new one has not been seen yet. */
function picture({ isSound = true, words = alt } = {}): PictureView {
  const svg = (width: number) =>
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><title>${crypto.randomUUID()}</title></svg>`,
    )}`
  const src = isSound ? svg(1280) : `data:image/png;base64,${btoa(crypto.randomUUID())}`
  return {
    alt: words,
    width: 1280,
    height: 800,
    placeholder: svg(32),
    sources: [{ type: 'image/webp', srcSet: `${src} 1280w` }],
    src,
  }
}

/** The frame and its two images, and what a visitor sees of them. */
function parts(container: Element) {
  const frame = container.querySelector<HTMLElement>('[data-frame] > span')
  const [placeholder, image] = container.querySelectorAll('img')
  if (!frame || !placeholder || !image) throw new Error('no picture')
  return { frame, placeholder, image }
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

const wrapped = (view: PictureView, isFar = false) => (
  <StrictMode>
    {/* An image this far below is not loaded until one scrolls there. */}
    {isFar && <div className="far" />}
    <div data-frame="">
      <Picture picture={view} sizes="100vw" />
    </div>
  </StrictMode>
)

let root: Root | undefined
const sheet = new CSSStyleSheet()
sheet.replaceSync('.far { block-size: 20000px } [data-frame] { inline-size: 320px }')
document.adoptedStyleSheets.push(sheet)

/** What a build writes, as a browser has it before the scripts have come. */
function prerendered(view: PictureView) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(wrapped(view))
  const problems: unknown[] = []
  const hydrate = () => {
    root = hydrateRoot(container, wrapped(view), {
      onRecoverableError: (problem) => problems.push(problem),
    })
  }
  return { container, hydrate, problems }
}

afterEach(async () => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  scrollTo(0, 0)
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

it('shows the placeholder while the image is on its way, then the image, and has its words', async () => {
  const screen = await render(wrapped(picture(), true))
  const { frame, placeholder, image } = parts(screen.container)
  const named = screen.getByRole('img', { name: alt })
  await expect.element(frame).toHaveAttribute('data-state', 'loading')
  expect(named.elements()).toHaveLength(1)
  expect([isSeen(placeholder), isSeen(image)]).toEqual([true, false])
  // Both are cut off alike.
  const fits = [placeholder, image].map((element) => getComputedStyle(element).objectFit)
  expect(fits).toEqual(['cover', 'cover'])
  const before = frame.getBoundingClientRect()

  frame.scrollIntoView()
  await expect.element(frame).toHaveAttribute('data-state', 'shown')
  expect(named.elements()).toHaveLength(1)
  expect([isSeen(placeholder), isSeen(image)]).toEqual([false, true])
  const after = frame.getBoundingClientRect()
  expect([after.width, after.height]).toEqual([before.width, before.height])
  expect([after.width, after.height]).toEqual([320, 200])
})

it('shows an image without a script, and does not hide one that has come', async () => {
  const { container, hydrate, problems } = prerendered(picture())
  const { frame, image } = parts(container)
  await expect.poll(() => image.complete).toBe(true)
  expect(isSeen(image)).toBe(true)
  expect(container.innerHTML).not.toContain('style=')

  const states: (string | null)[] = []
  const observer = new MutationObserver(() => states.push(frame.getAttribute('data-state')))
  observer.observe(frame, { attributeFilter: ['data-state'] })
  hydrate()
  await expect.element(frame).toHaveAttribute('data-state', 'shown')
  observer.disconnect()
  expect(states).toEqual(['shown'])
  expect(problems).toEqual([])
})

it('keeps its place and says its words when the image fails', async () => {
  const screen = await render(wrapped(picture({ isSound: false })))
  const { frame, placeholder, image } = parts(screen.container)
  await expect.element(screen.getByText(alt)).toBeVisible()
  expect([isSeen(placeholder), isSeen(image)]).toEqual([false, false])
  expect(screen.getByRole('img', { name: alt }).elements()).toEqual([frame])
  expect(frame.getBoundingClientRect().height).toBe(200)
})

it('finds out that the image failed before the scripts came', async () => {
  const { container, hydrate } = prerendered(picture({ isSound: false }))
  const { frame, image } = parts(container)
  await expect.poll(() => image.complete).toBe(true)
  const before = frame.getBoundingClientRect()
  hydrate()
  await expect.element(frame).toHaveAttribute('data-state', 'failed')
  expect(frame.textContent).toBe(alt)
  expect(frame.getBoundingClientRect()).toEqual(before)
})

it('keeps the placeholder of a picture that only decorates', async () => {
  const screen = await render(wrapped(picture({ isSound: false, words: '' })))
  const { frame, placeholder, image } = parts(screen.container)
  await expect.element(frame).toHaveAttribute('data-state', 'failed')
  expect([isSeen(placeholder), isSeen(image)]).toEqual([true, false])
  expect(frame.textContent).toBe('')
  expect(screen.getByRole('img').elements()).toEqual([])
})

it('swaps at once where motion is not wanted', async () => {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  const { container } = await render(wrapped(picture(), true))
  const { frame, placeholder, image } = parts(container)
  await expect.element(frame).toHaveAttribute('data-state', 'loading')
  frame.scrollIntoView()
  await expect.element(frame).toHaveAttribute('data-state', 'arriving')
  expect([isSeen(placeholder), isSeen(image)]).toEqual([false, true])
  expect(frame.getAnimations({ subtree: true })).toEqual([])
})

it('shows an image at once that this document has shown before', async () => {
  const view = picture()
  const first = await render(wrapped(view))
  await expect.element(parts(first.container).frame).toHaveAttribute('data-state', 'shown')
  await first.unmount()
  const { container } = await render(wrapped(view, true))
  expect(isSeen(parts(container).image)).toBe(true)
})

it.each([
  ['block', 'display: block; block-size: 90px'],
  ['grid', 'display: grid; block-size: 90px'],
  ['ratio', 'display: block; aspect-ratio: 4 / 1; block-size: auto'],
])('fills a parent of a given height: %s', async (_, rule) => {
  const own = new CSSStyleSheet()
  own.replaceSync(`[data-frame] { inline-size: 360px; ${rule} }`)
  document.adoptedStyleSheets.push(own)
  const { container } = await render(wrapped(picture()))
  const { frame, image } = parts(container)
  expect(frame.getBoundingClientRect()).toMatchObject({ width: 360, height: 90 })
  expect(image.getBoundingClientRect()).toMatchObject({ width: 360, height: 90 })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((entry) => entry !== own)
})
