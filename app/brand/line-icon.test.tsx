import { describe, expect, it } from 'vitest'
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

const fillOf = (path?: Element) => path && getComputedStyle(path).fill

describe('LineIcon', () => {
  it('is decoration: strokes in the colour of the text and a saffron nuqta', async () => {
    const { svg, strokes, nuqta } = await renderIcon(<LineIcon name="compass" />)
    expect(svg?.getAttribute('aria-hidden')).toBe('true')
    expect(strokes && getComputedStyle(strokes).stroke).toBe('rgb(6, 38, 43)')
    expect(fillOf(nuqta)).toBe('rgb(242, 168, 29)')
  })

  it('has a nuqta in the colour of the text where it stands on saffron', async () => {
    const { nuqta } = await renderIcon(<LineIcon name="compass" tone="ink" />)
    expect(fillOf(nuqta)).toBe('rgb(6, 38, 43)')
  })

  it.each([
    ['small', 26],
    ['regular', 32],
    ['large', 40],
  ] as const)('is a square of its size: %s', async (size, pixels) => {
    const { svg } = await renderIcon(<LineIcon name="shield" size={size} />)
    const box = svg?.getBoundingClientRect()
    expect([box?.width, box?.height]).toEqual([pixels, pixels])
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
    const { svg } = await renderIcon(<LineIcon name="unheard-of" />)
    expect(svg).toBeNull()
  })
})
