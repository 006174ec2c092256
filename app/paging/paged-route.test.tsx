import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { inFrame } from '#app/components/render.fixture.tsx'
import { dataPath, pagePath } from '#app/i18n/paths.ts'
import { createPagedRoute, type PagedData, type PagedRoute, usePagedRoute } from './paged-route.ts'
import { Pager } from './pager.tsx'
import { type PageSlice, pageHref, slicePage } from './pagination.ts'

// Data comes with the document of the page that was opened.
vi.hoisted(() => history.replaceState(null, '', '/projects'))

const address = pagePath('en', 'projects')
const names = Array.from({ length: 100 }, (_, index) => `Entry ${index + 1}`)
const pageOf = (page: number) => slicePage(names, page, 40)

type Data = PagedData & Readonly<{ title: string; list: PageSlice<string> }>

const fetchMock = vi.spyOn(globalThis, 'fetch')
const asked = () => fetchMock.mock.calls.map(([file]) => file)

afterEach(() => {
  delete document.documentElement.dataset.page
})

/** The functions that pages were given, at whatever step of a navigation. */
const given = new Set<unknown>()

function Page({ route }: { route: PagedRoute<Data> }) {
  const data = useLoaderData<Data>()
  const { top, titleRef, land, prefetch } = usePagedRoute(route, data, data.title)
  given.add(land).add(prefetch)
  const { page, pageCount, entries } = data.list
  const href = (target: number) => pageHref(address, target)
  return (
    <section ref={top}>
      <h1>{data.title}</h1>
      <h2 key={page} ref={titleRef} tabIndex={-1}>{`Part ${page}`}</h2>
      <p>{entries.join(', ')}</p>
      <Pager {...{ page, pageCount, href }} onApproach={prefetch} />
    </section>
  )
}

const answer: typeof fetch = async (file) => {
  return Response.json(pageOf(Number(/(\d+)\.json$/.exec(`${file}`)?.[1])))
}

/** A route with page 1 on file and every page in a data file of its own. */
async function renderRoute(folder: string, opened = address, network = answer) {
  fetchMock.mockReset().mockImplementation(network)
  const route = createPagedRoute<Data>(folder)
  const serverLoader = async (): Promise<Data> => ({ title: 'A list', list: pageOf(1) })
  const loader = ({ request }: { request: Request }) =>
    route.clientLoader({ request, serverLoader })
  const element = inFrame(address, <Page route={route} />)
  const routes = [{ path: address, loader, element, hydrateFallbackElement: <p /> }]
  const router = createMemoryRouter(routes, { initialEntries: [opened] })
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router }
}

it('lands on the way back also where the address has an anchor, as that of the link to the content', async () => {
  const { screen, router } = await renderRoute('g')
  await screen.getByRole('link', { name: 'Next' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Part 2' })).toHaveFocus()
  history.replaceState(null, '', '#main')
  onTestFinished(() => history.replaceState(null, '', address))
  await router.navigate(-1)
  await expect.element(screen.getByRole('heading', { name: 'Part 1' })).toHaveFocus()
})

it('gives its page the same functions all the way', async () => {
  given.clear()
  const { screen } = await renderRoute('h')
  await screen.getByRole('link', { name: 'Next' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Part 2' })).toHaveFocus()
  expect(given.size).toBe(2)
})

it('only names in the title the page that the address opened', async () => {
  const { screen } = await renderRoute('f', `${address}?page=3`)
  await expect.element(screen.getByText(/^Entry 81, /)).toBeVisible()
  expect(document.title).toBe('Part 3 — A list')
  expect(document.activeElement).toBe(document.body)
})

it('is page 1 where the address asks for a page past the end, and asks for no file', async () => {
  const { screen } = await renderRoute('b', `${address}?page=4`)
  await expect.element(screen.getByText(/^Entry 1, /)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Page 1' }))
    .toHaveAttribute('aria-current', 'page')
  expect(asked()).not.toContain(dataPath('en', 'b/4'))
})

it('shows the place the head script has kept', async () => {
  document.documentElement.dataset.page = 'pending'
  const { screen } = await renderRoute('c', `${address}?page=3`)
  await expect.element(screen.getByText(/^Entry 81, /)).toBeVisible()
  expect(document.documentElement.dataset.page).toBeUndefined()
})

it('asks again for a page that did not arrive', async () => {
  // From the start: the pointer may rest where the link is drawn, which requests the page ahead.
  const { screen, router } = await renderRoute('d', address, async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect.element(screen.getByText(/^Entry 1, /)).toBeVisible()
  await router.navigate(`${address}?page=3`)
  expect(router.state.errors).not.toBeNull()
  fetchMock.mockImplementation(answer)
  await router.navigate(`${address}?page=3`)
  await expect.element(screen.getByText(/^Entry 81, /)).toBeVisible()
})
