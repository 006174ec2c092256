import '#app/styles/global.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import { solutionsView } from '#app/loaders/solutions.server.ts'
import { CellGrid } from './cell-grid.tsx'

it.each(['light', 'dark'])(
  'shows the focus on a link that is on a ground, in %s',
  async (theme) => {
    document.documentElement.dataset.theme = theme
    const cards = solutionsView('en').provide.cards.slice(0, 1)
    const { screen } = await renderAt(pagePath('en', 'solutions'), <CellGrid cards={cards} />)
    const link = screen.getByRole('link').last().element()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(link)
    const cell = screen.getByRole('listitem').element()
    expect(getComputedStyle(link).outlineColor).not.toBe(getComputedStyle(cell).backgroundColor)
    delete document.documentElement.dataset.theme
  },
)
