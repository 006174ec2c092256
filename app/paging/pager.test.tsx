import { useSearchParams } from 'react-router'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { Pager } from './pager.tsx'

type ListProps = Readonly<{ first: number; pageCount: number; onApproach: () => void }>

function List({ first, ...props }: ListProps) {
  const [query] = useSearchParams()
  const page = Number(query.get('page') ?? first)
  return <Pager {...props} page={page} href={(n) => `/list?page=${n}`} />
}

async function renderPager(first: number, pageCount: number) {
  const onApproach = vi.fn()
  const { screen, router } = await renderAt('/', <List {...{ first, pageCount, onApproach }} />)
  return { screen, onApproach, router }
}

it.each([
  ['Prev', 2, 1],
  ['Next', 4, 5],
])('%s keeps the focus from page %i to page %i', async (name, from, to) => {
  const { screen, router } = await renderPager(from, 5)
  const step = screen.getByRole('link', { name })
  ;(step.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(step).toHaveAttribute('aria-disabled', 'true')
  expect(router.state.location.search).toBe(`?page=${to}`)
  await expect.element(step).toHaveFocus()
  await expect.element(step).not.toHaveAttribute('href')
})

it('tells which page a pointer or the keyboard approaches', async () => {
  const { screen, onApproach } = await renderPager(1, 5)
  await screen.getByRole('link', { name: 'Page 4' }).hover()
  expect(onApproach).toHaveBeenCalledWith(4)
})

it('is buttons where the pages have no address', async () => {
  const onSelect = vi.fn()
  const pager = <Pager page={1} pageCount={2} onSelect={onSelect} onApproach={vi.fn()} />
  const { screen } = await renderAt('/', pager)
  await screen.getByRole('button', { name: 'Prev' }).click({ force: true })
  expect(onSelect).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'Page 1' }).click()
  expect(onSelect.mock.calls).toEqual([[2], [1]])
})
