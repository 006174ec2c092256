import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dataPath } from '#app/i18n/paths.ts'
import { renderFrame } from '#app/layouts/frame.fixture.tsx'
import type { SearchDocument } from '#app/views/search.server.ts'
import { SearchPanel } from './search-panel.tsx'

const entry = (title: string): SearchDocument => ({
  kind: 'project',
  title,
  href: '/projects',
  passages: ['Something delivered.'],
})

/** The files of the search, each with one entry. */
const files = new Map([
  [dataPath('en', 'search'), 'Price index'],
  [dataPath('en', 'search/2'), 'Older index'],
  [dataPath('en', 'search/3'), 'Oldest register'],
])
const [first = '', second = '', third = ''] = files.keys()
const stillSearching = 'Older entries are still being searched.'
const notSearched = 'Older entries could not be searched.'

const fetchMock = vi.spyOn(globalThis, 'fetch')
const asked = () => fetchMock.mock.calls.map(([file]) => `${file}`)

/** Answers with the files, once the promise has kept its word; some do not come. */
function answer(isReady: Promise<unknown>, lost: readonly string[] = []) {
  fetchMock.mockReset().mockImplementation(async (file) => {
    if (file !== first) await isReady
    if (lost.includes(`${file}`)) return new Response('', { status: 503 })
    return Response.json({ parts: files.size, documents: [entry(files.get(`${file}`) ?? '')] })
  })
}

async function renderPanel() {
  const { screen } = await renderFrame(<SearchPanel dialog={createRef()} />, '/home')
  return {
    field: screen.getByRole('textbox'),
    status: screen.getByRole('status'),
    links: screen.getByRole('link'),
    retry: screen.getByRole('button', { name: 'Try again' }),
  }
}

describe('a search whose index comes in parts', () => {
  // First of all: once parts of the index have come, they stay.
  it('answers from the first, and says what it has not searched', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
    let letGo = () => {}
    const isReady = new Promise<void>((resolve) => {
      letGo = resolve
    })
    answer(isReady, [third])
    const { field, status, links, retry } = await renderPanel()
    await expect.element(status).toHaveTextContent('Search services, projects')
    expect(asked()).toEqual([first])

    await userEvent.type(field, 'index')
    await expect.element(status).toHaveTextContent(`1 result ${stillSearching}`)
    await expect.element(links).toHaveTextContent('Price index')
    expect(asked()).toEqual([first, second, third])
    await userEvent.fill(field, 'register')
    await expect.element(links).not.toBeInTheDocument()
    await expect.element(status).toHaveTextContent(new RegExp(`^\\s*${stillSearching}$`))

    letGo()
    await expect.element(status).toHaveTextContent(`Nothing found for “register”.`)
    await expect.element(status).toHaveTextContent(notSearched)
    expect(silenced).toHaveBeenCalledOnce()
    await userEvent.fill(field, 'index')
    await expect.element(status).toHaveTextContent(`2 results ${notSearched}`)
    await userEvent.fill(field, 'register')
    answer(isReady)
    await retry.click()
    await expect.element(links).toHaveTextContent('Oldest register')
    await expect.element(status).toHaveTextContent(/^1 result$/)
    await expect.element(retry).not.toBeInTheDocument()
    expect(asked()).toEqual([third])
    silenced.mockRestore()
  })

  it('searches everything at once when all has come before', async () => {
    answer(Promise.resolve())
    const { field, status, links } = await renderPanel()
    await userEvent.type(field, 'index')
    await expect.element(status).toHaveTextContent(/^2 results$/)
    expect(links.elements()).toHaveLength(2)
    expect(asked()).toEqual([])
  })
})
