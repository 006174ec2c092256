import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import type { ClientGridView } from '#app/loaders/client-grid.server.ts'
import { ClientGrid } from './client-grid.tsx'
import '#app/styles/global.css'

const clients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index + 1}`,
    name: `Client ${index + 1}`,
    logo: `M0 0H${index + 1}` as const,
  }))

async function renderGrid(all: ClientGridView['clients'], inlineSize = 1280) {
  await page.viewport(inlineSize, 800)
  const grid = <ClientGrid clients={all} partners={[]} />
  const { screen } = await renderAt('/client-and-partner', grid)
  return { grid: screen.getByRole('region', { name: 'Clients' }) }
}

it.each([
  [390, 3, 46],
  [390, 3, 47],
  [1280, 6, 43],
  [1280, 6, 45],
  [1280, 6, 47],
])('at %i px, in rows of %i, fills the last one after %i', async (inlineSize, columns, count) => {
  const { grid } = await renderGrid(clients(count), inlineSize)
  const invitation = grid.getByRole('link', { name: 'A place for your name Contact us' })
  await expect.element(invitation).toHaveAttribute('href', pagePath('en', 'contactUs'))
  const cells = grid.getByRole('listitem').elements()
  const [first, last] = [cells[0], cells.at(-1)].map((cell) => cell?.getBoundingClientRect())
  const rest = invitation.element().getBoundingClientRect()
  expect(rest.top).toBe(last?.top)
  expect(rest.height).toBe(last?.height)
  const cellsLeft = columns - (count % columns)
  expect(rest.width / (first?.width ?? 0)).toBeCloseTo(cellsLeft, 1)
})

it.each([
  [390, 45],
  [1280, 48],
])('at %i px adds nothing to the full row that ends with %i', async (inlineSize, count) => {
  const { grid } = await renderGrid(clients(count), inlineSize)
  await expect.element(grid.getByText(`Client ${count}`, { exact: true })).toBeVisible()
  expect(grid.getByRole('link').elements()).toHaveLength(0)
})

it('has every mark of a row on one line, however long the names are', async () => {
  const name = 'A client with a name of several lines'
  const all = clients(3).map((client, index) => (index === 1 ? { ...client, name } : client))
  const { grid } = await renderGrid(all, 390)
  await expect.element(grid.getByText('Client 1', { exact: true })).toBeVisible()
  const cells = grid.getByRole('listitem').elements()
  const tops = cells.map((cell) => cell.querySelector('svg')?.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})
