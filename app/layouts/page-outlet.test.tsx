import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageOutlet } from './page-outlet.tsx'

const page = (
  <>
    <header />
    <section />
    <section />
  </>
)

const start = () =>
  createMemoryRouter(
    [
      {
        Component: PageOutlet,
        children: [
          { id: 'first', path: '/', element: page },
          { id: 'post', path: '/posts/:slug', element: <input /> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )

describe('the place of the page', () => {
  it('lets a page of many elements go in one step', async () => {
    const router = start()
    const screen = await render(<RouterProvider router={router} />)
    const removed: Node[] = []
    const observer = new MutationObserver((records) =>
      removed.push(...records.flatMap(({ removedNodes }) => [...removedNodes])),
    )
    observer.observe(screen.container, { childList: true, subtree: true })
    await router.navigate('/posts/a')
    await expect.element(screen.getByRole('textbox')).toBeVisible()
    observer.disconnect()
    expect(removed).toHaveLength(1)
  })

  it('keeps what one page has for two addresses', async () => {
    const router = start()
    await router.navigate('/posts/a')
    const screen = await render(<RouterProvider router={router} />)
    const field = screen.getByRole('textbox')
    await field.fill('typed')
    await router.navigate('/posts/b')
    await expect.element(field).toHaveValue('typed')
  })
})
