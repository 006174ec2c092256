import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { Svg } from '#app/brand/svg.tsx'
import styles from '#app/brand/year-plot.module.css'
import { renderSvg } from './render-svg.server.ts'
import { markedBeads, projectsPerBead, YearPlot } from './year-plot.tsx'
import '#app/styles/global.css'

const years = (...counts: number[]) => counts.map((count, index) => ({ year: 2019 + index, count }))

async function renderPlot(...counts: number[]) {
  const drawing = renderSvg(YearPlot, { counts: years(...counts) })
  const screen = await render(<Svg drawing={drawing} className={styles.plot} />)
  const [svg] = screen.container.children
  if (!svg) throw new Error('no plot')
  const { width, height } = svg.getBoundingClientRect()
  return { screen, svg, shape: (height / width).toFixed(2) }
}

const countBeads = (svg: Element, selector: string) =>
  [...svg.querySelectorAll(selector)]
    .map((path) => path.getAttribute('d') ?? '')
    .join('')
    .split('l').length - 1

it.each([
  [[2, 5, 0, 3], 1, 10, 5],
  [[6, 1], 1, 7, 6],
  [[7, 1], 2, 5, 4],
  [[400, 90, 510], 85, 13, 6],
])(
  'has %j projects, %i to a bead, in the shape of any other plot',
  async (counts, perBead, ...shown) => {
    const { screen, svg, shape } = await renderPlot(...counts)
    for (const { year } of years(...counts))
      await expect.element(screen.getByText(`${year}`)).toBeInTheDocument()
    expect(projectsPerBead(years(...counts))).toBe(perBead)
    // Those of the mode are apart.
    expect([countBeads(svg, 'path'), countBeads(svg, 'path:not([opacity])')]).toEqual(shown)
    expect(shape).toBe((await renderPlot(1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 5, 4)).shape)
  },
)

it('marks the earliest of equal years', async () => {
  const { screen } = await renderPlot(1, 4, 4, 2)
  await expect.element(screen.getByText('2020')).toHaveAttribute('data-mode')
  await expect.element(screen.getByText('2021')).not.toHaveAttribute('data-mode')
})

it('has a ring about each marked bead, one about a bead of several projects', async () => {
  const { svg } = await renderPlot(2, 5, 0, 3)
  const d = markedBeads(years(2, 5, 0, 3), [{ year: 2022, place: 2 }])
  const screen = await render(<Svg drawing={{ attributes: {}, markup: `<path d="${d}"/>` }} />)
  const ring = screen.container.querySelector('path')?.getBBox()
  const bead = svg.querySelectorAll<SVGPathElement>('path[opacity]')[2]?.getBBox()
  const middle = (box?: DOMRect) => box && [box.x + box.width / 2, box.y + box.height / 2]
  expect(middle(ring)).toEqual(middle(bead))
  const marked = [0, 1, 2, 11].map((place) => ({ year: 2019, place }))
  expect(markedBeads(years(12), marked).match(/M/g)).toHaveLength(3)
})

it('turns with the writing', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { screen } = await renderPlot(1, 2)
  const left = (year: string) => screen.getByText(year).element().getBoundingClientRect().left
  expect(left('2019')).toBeGreaterThan(left('2020'))
})
