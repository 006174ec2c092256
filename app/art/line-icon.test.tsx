import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LineIcon } from './line-icon.tsx'

async function renderIcon(icon: React.ReactNode) {
  const { container } = await render(
    <main>
      {/* The tokens are not loaded here. */}
      <style>{'main { --accent: rgb(242, 168, 29); color: rgb(6, 38, 43) }'}</style>
      {icon}
    </main>,
  )
  const svg = container.querySelector('svg')
  const [strokes, nuqta] = container.querySelectorAll('path')
  return { svg, strokes, nuqta }
}

it('is decoration: strokes in the colour of the text and a saffron nuqta', async () => {
  const { svg, strokes, nuqta } = await renderIcon(<LineIcon name="compass" />)
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(strokes && getComputedStyle(strokes).stroke).toBe('rgb(6, 38, 43)')
  expect(nuqta && getComputedStyle(nuqta).fill).toBe('rgb(242, 168, 29)')
})

it.each([32, 40] as const)('is a square of its size: %i px', async (size) => {
  const { svg } = await renderIcon(<LineIcon name="shield" size={size} />)
  const box = svg?.getBoundingClientRect()
  expect([box?.width, box?.height]).toEqual([size, size])
})

it('is not mirrored in Arabic', async () => {
  const { svg } = await renderIcon(
    <p dir="rtl">
      <LineIcon name="loop" />
    </p>,
  )
  const matrix = svg?.getScreenCTM()
  expect(matrix?.a).toBeGreaterThan(0)
})

it('draws nothing for a name it does not know', async () => {
  const { strokes } = await renderIcon(<LineIcon name="unheard-of" />)
  expect(strokes).toBeUndefined()
})
