import '#app/styles/global.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import { aboutView } from '#app/loaders/about.server.ts'
import { Story } from './story.tsx'

it('keeps the thread of a second row clear of the text above it', async () => {
  await page.viewport(1280, 900)
  const { head, entries } = aboutView('en').story
  const all = Array.from({ length: 6 }, (_, place) => ({ ...entries[0], id: place }))
  const story = <Story head={head} entries={all as typeof entries} />
  const { screen } = await renderAt(pagePath('en', 'aboutUs'), story)
  const items = screen.getByRole('listitem').elements()
  const above = items[0]?.lastElementChild?.getBoundingClientRect()
  // A bead reaches 15 px above its thread.
  expect(items[4]?.getBoundingClientRect().top).toBeGreaterThan((above?.bottom ?? 0) + 15)
})
