import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { milestonesView } from '#app/loaders/milestones.server.ts'
import { Timeline } from './timeline.tsx'
import '#app/styles/global.css'

/** The first of those with a figure. */
const drawn = milestonesView('en').milestones.filter(({ result }) => result)

it.each(drawn.slice(0, 1))(
  'a milestone has the unit of its figure beside it',
  async (milestone) => {
    await page.viewport(1440, 900)
    const { screen } = await renderAt('/milestone', <Timeline milestones={[milestone]} />)
    const boxOf = (said: unknown) =>
      screen.getByText(`${said}`, { exact: true }).last().element().getBoundingClientRect()
    const [figure, unit] = [boxOf(milestone.result?.value), boxOf(milestone.result?.after)]
    expect(unit.left).toBeGreaterThan(figure.right)
    expect(unit.top).toBeLessThan(figure.bottom)
  },
)
