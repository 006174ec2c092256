import type { ComponentProps } from 'react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import { dataPath, pagePath } from '#app/i18n/paths.ts'
import { createPagedView } from '#app/lib/paged-view.ts'
import { slicePage } from '#app/lib/pagination.ts'
import type { ClientList, WallEntry } from '#app/views/wall.server.ts'
import { Wall } from './wall.tsx'
import '#app/styles/global.css'

const address = pagePath('en', 'clientAndPartner')
const partners: readonly WallEntry[] = [{ key: 'partner', name: 'A partner', logo: 'M0 0H1' }]
const clients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index + 1}`,
    name: `Client ${index + 1}`,
    logo: `M0 0H${index + 1}`,
  }))

type View = Readonly<{ clients: ClientList }>

const fetchMock = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  delete document.documentElement.dataset.page
})

type WallData = Pick<ComponentProps<typeof Wall>, 'list' | 'loadPage'>

function Page() {
  return <Wall {...useLoaderData<WallData>()} partners={partners} isSettled />
}

/** The page as its route has it: page 1 on file, the others in files of their own. */
async function renderWall(all: readonly WallEntry[], opened = address) {
  const pages = createPagedView({
    folder: 'clients',
    partOf: (view: View) => view.clients,
    countOf: (view) => view.clients.pageCount,
  })
  fetchMock.mockReset().mockImplementation(async (file) => {
    return Response.json(slicePage(all, Number(/(\d+)\.json$/.exec(`${file}`)?.[1]), 48))
  })
  const loader = async ({ request }: { request: Request }): Promise<WallData> => {
    const serverLoader = async () => ({ clients: slicePage(all, 1, 48) })
    const { part } = await pages.load({ request, serverLoader })
    return { list: part, loadPage: pages.loadPart }
  }
  const routes = [{ path: address, loader, element: <Page />, hydrateFallbackElement: <p /> }]
  const router = createMemoryRouter(routes, { initialEntries: [opened] })
  const screen = await render(
    <IntlProvider locale="en" messages={messages}>
      <RouterProvider router={router} />
    </IntlProvider>,
  )
  return { screen, router, wall: screen.getByRole('region', { name: 'Clients' }) }
}

describe('the wall of clients', () => {
  it('has no pager and says no numbers where all stand on one page', async () => {
    const { screen, wall } = await renderWall(clients(48))
    await expect.element(wall.getByText('Client 48', { exact: true })).toBeVisible()
    expect(screen.getByRole('navigation').elements()).toHaveLength(0)
    expect(screen.getByRole('status').elements()).toHaveLength(0)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('leafs by the address, to files of one page each, and back', async () => {
    const { screen, router, wall } = await renderWall(clients(100))
    await expect.element(screen.getByRole('status')).toHaveTextContent('clients 1–48 of 100')
    expect(wall.getByRole('list').first().getByRole('listitem').elements()).toHaveLength(48)
    await screen.getByRole('link', { name: 'Next' }).click()
    await expect.element(wall.getByText('Client 49', { exact: true })).toBeVisible()
    expect(wall.getByText('Client 48', { exact: true }).elements()).toHaveLength(0)
    await expect.element(screen.getByRole('status')).toHaveTextContent('clients 49–96 of 100')
    expect(router.state.location.search).toBe('?page=2')
    expect(fetchMock.mock.calls[0]?.[0]).toBe(dataPath('en', 'clients/2'))
    await expect.element(screen.getByText('A partner')).toBeVisible()
    await router.navigate(-1)
    await expect.element(wall.getByText('Client 1', { exact: true })).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  it('is page 1 where the address asks for a page that is not there', async () => {
    const { screen } = await renderWall(clients(100), `${address}?page=4`)
    await expect.element(screen.getByRole('status')).toHaveTextContent('clients 1–48 of 100')
    await expect
      .element(screen.getByRole('link', { name: 'Page 1' }))
      .toHaveAttribute('aria-current', 'page')
  })

  it('shows the place the head script has kept', async () => {
    document.documentElement.dataset.page = 'pending'
    const { screen } = await renderWall(clients(100), `${address}?page=3`)
    await expect.element(screen.getByRole('status')).toHaveTextContent('clients 97–100 of 100')
    expect(document.documentElement.dataset.page).toBeUndefined()
  })

  it.each([
    [390, 3, 46],
    [390, 3, 47],
    [1280, 6, 43],
    [1280, 6, 45],
    [1280, 6, 47],
  ])('at %i px, in rows of %i, fills the last one after %i', async (inlineSize, columns, count) => {
    await page.viewport(inlineSize, 800)
    const { wall } = await renderWall(clients(count))
    const invitation = wall.getByRole('link', { name: 'A place for your name Contact us' })
    await expect.element(invitation).toHaveAttribute('href', pagePath('en', 'contactUs'))
    const cells = wall.getByRole('listitem').elements()
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
    await page.viewport(inlineSize, 800)
    const { wall } = await renderWall(clients(count))
    await expect.element(wall.getByText(`Client ${count}`, { exact: true })).toBeVisible()
    expect(wall.getByRole('link').elements()).toHaveLength(0)
  })

  it('has every mark of a row on one line, however long the names are', async () => {
    await page.viewport(390, 800)
    const [short, long, ...others] = clients(3)
    if (!short || !long) throw new Error('no clients')
    const { wall } = await renderWall([
      short,
      { ...long, name: 'A client with a name of several lines' },
      ...others,
    ])
    await expect.element(wall.getByText('Client 1', { exact: true })).toBeVisible()
    const cells = wall.getByRole('listitem').elements()
    const tops = cells.map((cell) => cell.querySelector('svg')?.getBoundingClientRect().top)
    expect(new Set(tops).size).toBe(1)
  })
})
