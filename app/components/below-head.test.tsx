import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BelowHead } from './below-head.tsx'

/** What of a page stood there when it was first drawn. */
let firstDrawn: string[] = []

function Page({ name }: Readonly<{ name: string }>) {
  // Its child is drawn before this is called.
  useLayoutEffect(() => {
    const ids = [...document.querySelectorAll('main > p')].map(({ id }) => id)
    firstDrawn.push([name, ...ids].join(' '))
  }, [name])
  return (
    <main style={{ minBlockSize: '300vh' }}>
      <p id="head">{name}</p>
      <BelowHead>
        <p id="rest" data-testid="rest" />
      </BelowHead>
    </main>
  )
}

const routes = ['one', 'two'].map((name) => ({
  path: name,
  element: <Page key={name} name={name} />,
}))

let visits = 0

async function visit() {
  firstDrawn = []
  visits += 1
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: '/one', key: `visit ${visits}` }],
  })
  const screen = await render(<RouterProvider router={router} />)
  /** Waits until a page that was gone to is whole. */
  const arrive = async (name: string) => {
    await expect.element(screen.getByText(name)).toBeVisible()
    await expect.element(screen.getByTestId('rest')).toBeInTheDocument()
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

  it('that is opened is drawn whole', async () => {
    await visit()
    expect(firstDrawn).toEqual(['one head rest'])
  })

  it('that a link leads to is drawn from its head on', async () => {
    const { router, arrive } = await visit()
    await router.navigate('/two')
    await arrive('two')
    expect(firstDrawn).toEqual(['one head rest', 'two head'])
  })

  it('that is wanted at one of its places is drawn whole', async () => {
    const { router, arrive } = await visit()
    await router.navigate('/two#rest')
    await arrive('two')
    expect(firstDrawn).toEqual(['one head rest', 'two head rest'])
  })

  it('that was left at its head is gone back to from its head on', async () => {
    const { router, arrive } = await visit()
    await router.navigate('/two')
    await arrive('two')
    await router.navigate(-1)
    await arrive('one')
    expect(firstDrawn.at(-1)).toBe('one head')
  })

  it('that was left further down is gone back to whole, so that its place is there', async () => {
    const { router, arrive } = await visit()
    const isScrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollTo(0, innerHeight)
    await isScrolled
    await router.navigate('/two')
    await arrive('two')
    await router.navigate(-1)
    await arrive('one')
    expect(firstDrawn.at(-1)).toBe('one head rest')
  })
})
