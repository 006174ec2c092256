import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { milestonesView } from '#app/loaders/milestones.server.ts'
import { Timeline } from './timeline.tsx'
import '#app/styles/global.css'

/** The first of those with a figure. */
const drawn = milestonesView('en')
  .milestones.filter(({ result }) => result)
  .slice(0, 1)

it.each(drawn)(
  'a milestone has its year, its story, and the unit of its figure beside it',
  async (milestone) => {
    const { href, points, result, year } = milestone
    await page.viewport(1440, 900)
    const { screen } = await renderAt('/milestone', <Timeline milestones={[milestone]} />)
    const text = (said: unknown) => screen.getByText(`${said}`, { exact: true })
    await expect.element(text(year)).toBeVisible()
    const story = screen.getByRole('link', { name: points[0] ?? '' })
    await expect.element(story).toHaveAttribute('href', href)
    const unit = text(result?.after).element().getBoundingClientRect()
    const figure = text(result?.value).last().element().getBoundingClientRect()
    expect(unit.left).toBeGreaterThan(figure.right)
    expect(unit.top).toBeLessThan(figure.bottom)
  },
)
