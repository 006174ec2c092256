import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Svg } from '#app/brand/svg.tsx'
import styles from '#app/brand/year-plot.module.css'
import { renderSvg } from './render-svg.server.ts'
import { markedBeads, projectsPerBead, YearPlot } from './year-plot.tsx'
import '#app/styles/global.css'

const years = (...counts: number[]) => counts.map((count, index) => ({ year: 2019 + index, count }))

const drawPlot = (counts: ReturnType<typeof years>) => (
  <Svg drawing={renderSvg(YearPlot, { counts })} className={styles.plot} />
)

const beads = (svg: Element, selector: string) =>
  [...svg.querySelectorAll(selector)]
    .map((path) => path.getAttribute('d') ?? '')
    .join('')
    .split('l').length - 1

function svgOf({ container }: { container: Element }): Element {
  return container.querySelector('svg') ?? container
}

it('is as high with three years as with a dozen', async () => {
  const ratio = async (...counts: number[]) => {
    const screen = await render(drawPlot(years(...counts)))
    const { width, height } = svgOf(screen).getBoundingClientRect()
    await screen.unmount()
    return (height / width).toFixed(2)
  }
  expect(await ratio(4, 5, 3)).toBe(await ratio(1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 5, 4))
})

it('has every year on its axis, a bead for each project, those of the mode apart', async () => {
  const screen = await render(drawPlot(years(2, 5, 0, 3)))
  for (const year of ['2019', '2020', '2021', '2022'])
    await expect.element(screen.getByText(year)).toBeInTheDocument()
  const svg = svgOf(screen)
  expect(beads(svg, 'path')).toBe(10)
  expect(beads(svg, 'path:not([opacity])')).toBe(5)
})

it('marks the earliest of equal years', async () => {
  const screen = await render(drawPlot(years(1, 4, 4, 2)))
  await expect.element(screen.getByText('2020')).toHaveAttribute('data-mode')
  await expect.element(screen.getByText('2021')).not.toHaveAttribute('data-mode')
})

it('stands without any project', async () => {
  const screen = await render(drawPlot(years(0, 0)))
  const svg = svgOf(screen)
  expect(beads(svg, 'path')).toBe(0)
  expect(svg.querySelector('[data-mode]')).toBeNull()
})

it('has a ring about each marked bead', async () => {
  const counts = years(2, 5, 0, 3)
  const screen = await render(
    <Svg
      drawing={{
        attributes: {},
        markup: `<path d="${markedBeads(counts, [{ year: 2022, place: 2 }])}"/>`,
      }}
    />,
  )
  const ring = svgOf(screen).querySelector('path')?.getBBox()
  const plot = await render(drawPlot(counts))
  const beadsOfLevel = svgOf(plot).querySelectorAll<SVGPathElement>('path[opacity]')
  const bead = beadsOfLevel[2]?.getBBox()
  const middle = (box?: DOMRect) => box && [box.x + box.width / 2, box.y + box.height / 2]
  expect(middle(ring)).toEqual(middle(bead))
  expect(markedBeads(counts, [])).toBe('')
})

it.each([
  [[2, 5, 0, 3], 1, 10],
  [[6, 1], 1, 7],
  [[7, 1], 2, 5],
  [[400, 90, 510], 85, 13],
])('is as high with %j projects, %i to a bead', async (counts, perBead, shown) => {
  const heightOf = (screen: { container: Element }) =>
    svgOf(screen).getAttribute('viewBox')?.split(' ').at(-1)
  const few = await render(drawPlot(years(1)))
  const screen = await render(drawPlot(years(...counts)))
  expect(projectsPerBead(years(...counts))).toBe(perBead)
  expect(beads(svgOf(screen), 'path')).toBe(shown)
  expect(heightOf(screen)).toBe(heightOf(few))
})

it('has one ring about a bead of several projects', () => {
  const counts = years(12)
  const marked = [0, 1, 2, 11].map((place) => ({ year: 2019, place }))
  expect(markedBeads(counts, marked).match(/M/g)).toHaveLength(3)
  expect(markedBeads(counts, marked.slice(0, 2))).toBe(markedBeads(counts, marked.slice(0, 1)))
})

it('turns with the writing, its years still readable', async () => {
  const screen = await render(
    <div dir="rtl" lang="ar">
      {drawPlot(years(1, 2))}
    </div>,
  )
  const left = (year: string) => screen.getByText(year).element().getBoundingClientRect().left
  expect(left('2019')).toBeGreaterThan(left('2020'))
})
