import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
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

function Named() {
  return <h1>{useLoaderData<{ name: string }>().name}</h1>
}

const start = () =>
  createMemoryRouter(
    [
      {
        Component: PageOutlet,
        children: [
          { id: 'first', path: '/', element: page },
          { id: 'post', path: '/posts/:slug', element: <input /> },
          { id: 'named', path: '/named', loader: () => ({ name: 'named' }), Component: Named },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )

describe('the place of the page', () => {
  it('lets a page of many elements go in one step', async () => {
    const router = start()
    const screen = await render(<RouterProvider router={router} useTransitions={false} />)
    const last = screen.container.querySelector('header')
    const removed: Node[] = []
    const observer = new MutationObserver((records) =>
      removed.push(...records.flatMap(({ removedNodes }) => [...removedNodes])),
    )
    observer.observe(screen.container, { childList: true, subtree: true })
    await router.navigate('/posts/a')
    await expect.poll(() => last?.isConnected).toBe(false)
    observer.disconnect()
    expect(removed).toHaveLength(1)
  })

  it('shows the next page before the last one is taken away', async () => {
    const router = start()
    const screen = await render(<RouterProvider router={router} useTransitions={false} />)
    const last = screen.container.querySelector('header')?.parentElement
    let seenWithNext: string | undefined
    const observer = new MutationObserver(() => {
      if (!last?.isConnected || !screen.container.querySelector('input')) return
      seenWithNext ??= getComputedStyle(last).contentVisibility
    })
    observer.observe(screen.container, { childList: true, subtree: true })
    await router.navigate('/posts/a')
    await expect.poll(() => last?.isConnected).toBe(false)
    observer.disconnect()
    expect(seenWithNext).toBe('hidden')
  })

  it('leaves a page its data until it goes', async () => {
    const router = start()
    const screen = await render(<RouterProvider router={router} useTransitions={false} />)
    await router.navigate('/named')
    await expect.poll(() => screen.container.querySelector('header')).toBeNull()
    // The element, not its locator: that one does not find what is only not shown.
    const heading = screen.getByRole('heading').element()
    expect(heading.textContent).toBe('named')
    const texts = new Set<string>()
    const observer = new MutationObserver(() => texts.add(screen.container.textContent))
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    await router.navigate('/posts/a')
    await expect.poll(() => heading.isConnected).toBe(false)
    observer.disconnect()
    expect([...texts]).toEqual(['named', ''])
  })

  it('keeps what one page has for two addresses', async () => {
    const router = start()
    await router.navigate('/posts/a')
    const screen = await render(<RouterProvider router={router} useTransitions={false} />)
    const field = screen.getByRole('textbox')
    await field.fill('typed')
    await router.navigate('/posts/b')
    await expect.element(field).toHaveValue('typed')
  })
})
