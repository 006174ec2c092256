import { useLayoutEffect } from 'react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { entryAnchor } from '#app/paging/pagination.ts'
import { useOpenEntry } from './use-open-entry.ts'

const opened = location.href
const ids = [1, 2, 3]

type Listener = (search: string) => void

/** A list of three, and a listener told of each new address just before the list is. */
function List({ onCommit }: { onCommit?: Listener }) {
  const { list, onToggle } = useOpenEntry(ids)
  return (
    <>
      {onCommit && <Commits listener={onCommit} />}
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id} id={entryAnchor(id)} data-entry={id}>
            <details name="entries" onToggle={onToggle}>
              <summary>{`Open ${id}`}</summary>
              <p>{`Story ${id}`}</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

function Commits({ listener }: { listener: Listener }) {
  const { search } = useLocation()
  useLayoutEffect(() => listener(search), [listener, search])
  return null
}

async function renderList(search: string, onCommit?: Listener) {
  history.replaceState(null, '', `/projects${search}`)
  const router = createBrowserRouter([
    { path: '/projects', element: <List {...(onCommit && { onCommit })} /> },
  ])
  const screen = await render(<RouterProvider router={router} />)
  const summary = (id: number) => screen.getByText(`Open ${id}`)
  const story = (id: number) => screen.getByText(`Story ${id}`)
  return { router, summary, story }
}

afterEach(() => history.replaceState(null, '', opened))

it('an entry is closed by an address that names none', async () => {
  const { router, story } = await renderList('')
  await router.navigate('/projects?project=1')
  await expect.element(story(1)).toBeVisible()
  await router.navigate(-1)
  await expect.element(story(1)).not.toBeVisible()
})

it('the open entry is the one clicked last, also while the address of the one before is rendered', async () => {
  const { summary, story } = await renderList('', (search) => {
    const second = document.querySelector<HTMLElement>('[data-entry="2"] summary')
    if (search === '?project=1') second?.click()
  })
  await summary(1).click()
  await expect.poll(() => location.search).toBe('?project=2')
  await expect.element(story(2)).toBeVisible()
  await expect.element(story(1)).not.toBeVisible()
})
