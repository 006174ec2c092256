import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { YearPlot } from './year-plot.tsx'

const years = (...counts: number[]) => counts.map((count, index) => ({ year: 2019 + index, count }))

const beads = (svg: Element, selector: string) =>
  [...svg.querySelectorAll(selector)]
    .map((path) => path.getAttribute('d') ?? '')
    .join('')
    .split('l').length - 1

describe('YearPlot', () => {
  it('is an image that says what it shows, with every year on its axis', async () => {
    const screen = await render(
      <YearPlot counts={years(2, 5, 0, 3)} perBead={1} label="Ten projects" />,
    )
    const plot = screen.getByRole('img', { name: 'Ten projects' })
    await expect.element(plot).toBeVisible()
    for (const year of ['2019', '2020', '2021', '2022']) {
      await expect.element(screen.getByText(year)).toBeInTheDocument()
    }
  })

  it('has a bead for each project, those of the mode apart', async () => {
    const screen = await render(
      <YearPlot counts={years(2, 5, 0, 3)} perBead={1} label="Ten projects" />,
    )
    const svg = screen.getByRole('img').element()
    expect(beads(svg, 'path')).toBe(10)
    expect(beads(svg, 'path:not([opacity])')).toBe(5)
  })

  it('has a bead for several projects where there are many', async () => {
    const screen = await render(
      <YearPlot counts={years(20, 61, 0, 1)} perBead={10} label="Many projects" />,
    )
    const svg = screen.getByRole('img').element()
    expect(beads(svg, 'path')).toBe(9)
    expect(beads(svg, 'path:not([opacity])')).toBe(6)
  })

  it('tells by the projects, not the beads, which year is the mode', async () => {
    const screen = await render(
      <YearPlot counts={years(58, 61, 60)} perBead={10} label="Many projects" />,
    )
    await expect.element(screen.getByText('2020')).toHaveAttribute('data-mode')
  })

  it('marks the earliest of equal years', async () => {
    const screen = await render(
      <YearPlot counts={years(1, 4, 4, 2)} perBead={1} label="Eleven projects" />,
    )
    await expect.element(screen.getByText('2020')).toHaveAttribute('data-mode')
    await expect.element(screen.getByText('2021')).not.toHaveAttribute('data-mode')
  })

  it('stands without any project', async () => {
    const screen = await render(<YearPlot counts={years(0, 0)} perBead={1} label="No projects" />)
    const svg = screen.getByRole('img').element()
    expect(beads(svg, 'path')).toBe(0)
    expect(svg.querySelector('[data-mode]')).toBeNull()
  })

  it('turns with the writing, its years still readable', async () => {
    const screen = await render(
      <div dir="rtl" lang="ar">
        <YearPlot counts={years(1, 2)} perBead={1} label="Three projects" />
      </div>,
    )
    const left = (year: string) => screen.getByText(year).element().getBoundingClientRect().left
    expect(left('2019')).toBeGreaterThan(left('2020'))
  })
})
