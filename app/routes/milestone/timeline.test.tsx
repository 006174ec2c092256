import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderFrame } from '#app/layouts/frame.fixture.tsx'
import { milestonesView } from '#app/loaders/milestones.server.ts'
import { Timeline } from './timeline.tsx'
import '#app/styles/global.css'

it('a milestone has its year, its story, and the unit of its figure beside it', async () => {
  await page.viewport(1440, 900)
  const milestones = milestonesView('en').milestones.slice(0, 1)
  const { screen } = await renderFrame(<Timeline milestones={milestones} />, '/milestone')
  await expect.element(screen.getByText('2026')).toBeVisible()
  const story = screen.getByRole('link', { name: milestones[0]?.points[0] ?? '' })
  await expect.element(story).toHaveAttribute('href', milestones[0]?.href ?? '')
  const unit = screen.getByText('9 days').element().getBoundingClientRect()
  const figure = screen.getByText('9', { exact: true }).last().element().getBoundingClientRect()
  expect(unit.left).toBeGreaterThan(figure.right)
  expect(unit.top).toBeLessThan(figure.bottom)
})
