import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BelowHead } from './below-head.tsx'

/** What each page's first render put into the document, page by page. */
let firstRenders: string[] = []

function Page({ name }: Readonly<{ name: string }>) {
  useLayoutEffect(() => {
    const ids = [...document.querySelectorAll('main > p')].map(({ id }) => id)
    firstRenders.push([name, ...ids].join(' '))
  }, [name])
  return (
    <main>
      <p id="head">{name}</p>
      <BelowHead>
        <p id="rest" style={{ blockSize: '300vh' }} />
      </BelowHead>
    </main>
  )
}

let visits = 0

async function open(path: string) {
  firstRenders = []
  visits += 1
  const routes = ['one', 'two'].map((name) => ({
    path: name,
    element: <Page key={name} name={name} />,
  }))
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: path, key: `visit ${visits}` }],
  })
  const screen = await render(<RouterProvider router={router} useTransitions={false} />)
  /** Waits until a page is whole. */
  const arrive = async (name: string) => {
    await expect.element(screen.getByText(name)).toBeVisible()
    await expect.poll(() => document.getElementById('rest')).not.toBeNull()
  }
  return { router, arrive }
}

afterEach(() => scrollTo(0, 0))

describe('a page', () => {
  it('is whole in its file', () => {
    const html = renderToString(
      <MemoryRouter>
        <Page name="one" />
      </MemoryRouter>,
    )
    expect(html).toContain('id="rest"')
  })

  it('that is opened renders whole', async () => {
    await open('/one')
    expect(firstRenders).toEqual(['one head rest'])
  })

  it('that a link leads to renders its head first', async () => {
    const { router, arrive } = await open('/one')
    await router.navigate('/two')
    await arrive('two')
    expect(firstRenders).toEqual(['one head rest', 'two head'])
  })

  it('that a link leads to at an anchor renders whole', async () => {
    const { router, arrive } = await open('/one')
    await router.navigate('/two#rest')
    await arrive('two')
    expect(firstRenders).toEqual(['one head rest', 'two head rest'])
  })

  it('that was left at its head and is gone back to renders its head first', async () => {
    const { router, arrive } = await open('/one')
    await router.navigate('/two')
    await arrive('two')
    await router.navigate(-1)
    await arrive('one')
    expect(firstRenders.at(-1)).toBe('one head')
  })

  it('that was left further down and is gone back to renders whole', async () => {
    const { router, arrive } = await open('/one')
    scrollTo(0, innerHeight)
    await router.navigate('/two')
    await arrive('two')
    await router.navigate(-1)
    await arrive('one')
    expect(firstRenders.at(-1)).toBe('one head rest')
  })
})
