import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import type { SearchDocument } from '#app/loaders/search.server.ts'
import { openOnSearchKey } from '#app/start/open-search.ts'
import { SearchButton, SearchDialog } from './search-dialog.tsx'

const documents: readonly SearchDocument[] = [
  {
    kind: 'service',
    title: 'Data management',
    href: '/services?page=12',
    passages: ['A catalogue.'],
  },
  {
    kind: 'project',
    title: 'Price index',
    href: '/projects?page=2',
    passages: ['Data from till receipts.'],
  },
  { kind: 'page', title: 'FAQs', href: '/faqs', passages: ['Six answers about data.'] },
]

const otherName = 'A field of the page'
const fetchMock = vi.spyOn(globalThis, 'fetch')
const root = document.documentElement

// The head script does so on every page.
beforeAll(() => openOnSearchKey())

beforeEach(() => {
  // Without scripts there is no button.
  root.dataset.theme = 'light'
  fetchMock.mockReset().mockImplementation(async () => {
    return new Response(documents.map((document) => JSON.stringify(document)).join(',\n'))
  })
})

afterEach(() => {
  delete root.dataset.theme
})

async function renderSearch() {
  await page.viewport(1000, 700)
  const { screen } = await renderAt(
    '/home',
    <>
      <SearchButton />
      <input aria-label={otherName} />
      <SearchDialog />
    </>,
  )
  const opener = screen.getByRole('button', { name: 'Search', exact: true })
  const dialog = screen.getByRole('dialog', { name: 'Search' })
  return {
    opener,
    dialog,
    field: dialog.getByRole('textbox', { name: 'Search this site' }),
    status: dialog.getByRole('status'),
    links: dialog.getByRole('link'),
  }
}

function press(target: Element, keys: KeyboardEventInit) {
  target.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true }))
}

// First of all: once the index has loaded, it is kept.
it('says when its index does not load, and asks again on a word of the visitor', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }))
  const { opener, dialog, status } = await renderSearch()
  expect(fetchMock).not.toHaveBeenCalled()
  await opener.click()
  await expect.element(status).toHaveTextContent('The search did not load.')
  expect(silenced).toHaveBeenCalledOnce()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(status).toHaveTextContent('Search services, projects')
  expect(fetchMock).toHaveBeenCalledTimes(2)
  silenced.mockRestore()
})

it('opens with the key /, but not while something is typed, nor with a shortcut', async () => {
  const { dialog, field } = await renderSearch()
  const other = page.getByRole('textbox', { name: otherName })
  await other.click()
  await userEvent.keyboard('/')
  press(root, { key: '/', ctrlKey: true })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(other).toHaveValue('/')
  await userEvent.tab()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

it('opens again in the moment it has closed, when its field has the focus still', async () => {
  const { opener, dialog, field } = await renderSearch()
  await opener.click()
  await expect.element(field).toHaveFocus()
  const input = field.element()
  document.querySelector('dialog')?.close()
  await expect.element(dialog).not.toBeInTheDocument()
  // The same key of an Arabic keyboard.
  press(input, { key: 'ظ' })
  await expect.element(field).toHaveFocus()
})

it('counts what it finds, marks the words and says what each result is', async () => {
  const { opener, status, links } = await renderSearch()
  await opener.click()
  await userEvent.keyboard('DATA')
  await expect.element(status).toHaveTextContent('3 results')
  await expect.element(links.nth(0)).toHaveTextContent(/^Data management Service A catalogue\.$/)
  const marks = Array.from(document.querySelectorAll('dialog mark'), (mark) => mark.textContent)
  expect(marks).toEqual(['Data', 'Data', 'data'])
})

it('leaves arrow keys with Shift to the field, to select with', async () => {
  const { opener, field, status, links } = await renderSearch()
  await opener.click()
  await userEvent.keyboard('data')
  await expect.element(status).toHaveTextContent('3 results')
  await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(links.nth(0)).toHaveFocus()
})

it('closes as the visitor goes back, and on a click beside it', async () => {
  const { opener, dialog } = await renderSearch()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await userEvent.click(document.querySelector('dialog') as Element, { position: { x: 3, y: 3 } })
  await expect.element(dialog).not.toBeInTheDocument()
})
