import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { renderSvg } from './render-svg.server.ts'
import { Svg } from './svg.tsx'
import styles from './year-plot.module.css'
import { YearPlot } from './year-plot.tsx'

const years = (...counts: number[]) => counts.map((count, index) => ({ year: 2019 + index, count }))

const drawPlot = (counts: ReturnType<typeof years>, label: string) => (
  <Svg drawing={renderSvg(YearPlot, { counts, label })} className={styles.plot} />
)

const beads = (svg: Element, selector: string) =>
  [...svg.querySelectorAll(selector)]
    .map((path) => path.getAttribute('d') ?? '')
    .join('')
    .split('l').length - 1

describe('YearPlot', () => {
  it('is an image that says what it shows, with every year on its axis', async () => {
    const screen = await render(drawPlot(years(2, 5, 0, 3), 'Ten projects'))
    const plot = screen.getByRole('img', { name: 'Ten projects' })
    await expect.element(plot).toBeVisible()
    for (const year of ['2019', '2020', '2021', '2022']) {
      await expect.element(screen.getByText(year)).toBeInTheDocument()
    }
  })

  it('has a bead for each project, those of the mode apart', async () => {
    const screen = await render(drawPlot(years(2, 5, 0, 3), 'Ten projects'))
    const svg = screen.getByRole('img').element()
    expect(beads(svg, 'path')).toBe(10)
    expect(beads(svg, 'path:not([opacity])')).toBe(5)
  })

  it('marks the earliest of equal years', async () => {
    const screen = await render(drawPlot(years(1, 4, 4, 2), 'Eleven projects'))
    await expect.element(screen.getByText('2020')).toHaveAttribute('data-mode')
    await expect.element(screen.getByText('2021')).not.toHaveAttribute('data-mode')
  })

  it('stands without any project', async () => {
    const screen = await render(drawPlot(years(0, 0), 'No projects'))
    const svg = screen.getByRole('img').element()
    expect(beads(svg, 'path')).toBe(0)
    expect(svg.querySelector('[data-mode]')).toBeNull()
  })

  it('turns with the writing, its years still readable', async () => {
    const screen = await render(
      <div dir="rtl" lang="ar">
        {drawPlot(years(1, 2), 'Three projects')}
      </div>,
    )
    const left = (year: string) => screen.getByText(year).element().getBoundingClientRect().left
    expect(left('2019')).toBeGreaterThan(left('2020'))
  })
})
