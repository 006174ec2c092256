import '#app/styles/global.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import { homeView } from '#app/loaders/home.server.ts'
import { Hero } from './hero.tsx'

it('has its words on the column of the page', async () => {
  await page.viewport(1920, 900)
  const { intro, hero } = homeView('en')
  const { screen } = await renderAt(
    pagePath('en', 'home'),
    // As beside a scroll bar.
    <div style={{ inlineSize: 'calc(100% - 15px)' }}>
      <p data-wrap="">{'The page’s column'}</p>
      <Hero {...hero} heading={intro.heading} lead={intro.lead} />
    </div>,
  )
  const column = screen.getByText('The page’s column').element().getBoundingClientRect()
  const words = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  expect(words.left).toBeCloseTo(column.left, 0)
})
