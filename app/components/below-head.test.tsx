import { type ReactNode, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BelowHead } from './below-head.tsx'

/** What of a page stood there when it was first drawn. */
let firstDrawn: string[] = []

/** Where its second section stood then. */
let firstPlace: ReturnType<typeof placeOf> | undefined

type PageProps = Readonly<{
  name: string
  parts?: readonly (readonly string[])[]
  children?: ReactNode
}>

function Page({ name, parts = [sections], children }: PageProps) {
  // Its child is drawn before this is called.
  useLayoutEffect(() => {
    const ids = [...document.querySelectorAll('main > p')].map(({ id }) => id)
    firstDrawn.push([name, ...ids].join(' '))
    firstPlace = placeOf('b')
  }, [name])
  return (
    <main data-search={useLocation().search}>
      <p id="head" style={block}>
        {name}
      </p>
      {parts.map((ids) => (
        <BelowHead key={ids.join()} name={ids.join()}>
          {ids.map((id) => (
            <p key={id} id={id} style={block} />
          ))}
        </BelowHead>
      ))}
      {children}
    </main>
  )
}

const sections = ['a', 'b', 'c', 'd']

const block = { margin: 0, blockSize: '60vh' }

/** A section's offset in the page, and how high the page is. */
function placeOf(id: string) {
  const top = document.getElementById(id)?.offsetTop
  return { top, height: document.documentElement.scrollHeight }
}

const routes = [
  { path: 'one', element: <Page key="one" name="one" /> },
  { path: 'two', element: <Page key="two" name="two" /> },
  {
    path: 'parted',
    element: <Page key="parted" name="parted" parts={[sections.slice(0, 2), sections.slice(2)]} />,
  },
  {
    path: 'beside',
    element: (
      <Page key="beside" name="beside" parts={[]}>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          <BelowHead>
            <p id="a" style={{ ...block, position: 'sticky', top: 0 }} />
            <div>
              {['b', 'c', 'd', 'e', 'f'].map((id) => (
                <p key={id} id={id} style={block} />
              ))}
            </div>
          </BelowHead>
        </div>
        <div style={{ blockSize: '200vh' }} />
      </Page>
    ),
  },
]

let visits = 0

async function visit(path = '/one') {
  firstDrawn = []
  visits += 1
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: path, key: `visit ${visits}` }],
  })
  const screen = await render(<RouterProvider router={router} />)
  /** Waits until a page that was gone to is whole. */
  const arrive = async (name: string) => {
    await expect.element(screen.getByText(name)).toBeVisible()
    await expect.poll(() => sections.every((id) => document.getElementById(id))).toBe(true)
  }
  return { router, arrive }
}

afterEach(() => scrollTo(0, 0))

describe('a page', () => {
  it('is whole in its file', () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/one'] })
    const html = renderToString(<RouterProvider router={router} />)
    for (const id of sections) expect(html).toContain(`id="${id}"`)
  })

  it('that a link leads to is drawn from its head on, and so is the one left at its head on the way back', async () => {
    const { router, arrive } = await visit()
    await router.navigate('/two')
    await arrive('two')
    expect(firstDrawn).toEqual(['one head a b c d', 'two head'])
    await router.navigate(-1)
    await arrive('one')
    expect(firstDrawn.at(-1)).toBe('one head')
  })

  it('that is wanted at one of its places is drawn whole', async () => {
    const { router, arrive } = await visit()
    await router.navigate('/two#a')
    await arrive('two')
    expect(firstDrawn).toEqual(['one head a b c d', 'two head a b c d'])
  })

  it.each(['one', 'parted'])(
    '%s, left further down, is gone back to from what was seen on, in its place',
    async (name) => {
      const { router, arrive } = await visit(`/${name}`)
      await scrollDown(1.3 * innerHeight)
      const place = placeOf('b')
      await router.navigate('/two')
      await arrive('two')
      await router.navigate(-1)
      await arrive(name)
      expect(firstDrawn.at(-1)).toBe(`${name} head b c`)
      expect(firstPlace).toEqual(place)
      expect(placeOf('b')).toEqual(place)
    },
  )

  it('left where none of its sections is seen is as high, though one is beside another and sticky', async () => {
    const { router, arrive } = await visit('/beside')
    await scrollDown(4 * innerHeight)
    const { height } = placeOf('b')
    await router.navigate('/two')
    await arrive('two')
    await router.navigate(-1)
    await arrive('beside')
    expect(firstDrawn.at(-1)).toBe('beside head')
    expect(firstPlace?.height).toBe(height)
  })

  it('left in the moment of a scroll, is gone back to from there', async () => {
    const { router, arrive } = await visit()
    scrollTo(0, 1.3 * innerHeight)
    document.body.click()
    await router.navigate('/two')
    await arrive('two')
    await router.navigate(-1)
    await arrive('one')
    expect(firstDrawn.at(-1)).toBe('one head b c')
  })

  it('is gone back to where it was, when its entry was replaced there', async () => {
    const { router, arrive } = await visit()
    await scrollDown(1.3 * innerHeight)
    await router.navigate('/one?story', { replace: true })
    await expect.poll(() => document.querySelector('[data-search="?story"]')).not.toBeNull()
    await router.navigate('/two')
    await arrive('two')
    await router.navigate(-1)
    await arrive('one')
    expect(firstDrawn.at(-1)).toBe('one head b c')
  })
})

type SectionOf = (search: string) => ReactNode

function WithSection({ section }: Readonly<{ section: SectionOf }>) {
  const { search } = useLocation()
  return (
    <>
      <output>{search}</output>
      <BelowHead>{section(search)}</BelowHead>
    </>
  )
}

let timesRendered = 0

function Counted({ children }: Readonly<{ children: ReactNode }>) {
  timesRendered += 1
  return <p>{children}</p>
}

describe('a section', () => {
  async function renderSections(section: SectionOf) {
    timesRendered = 0
    const element = <WithSection section={section} />
    const router = createMemoryRouter([{ path: '/', element }])
    const screen = await render(<RouterProvider router={router} />)
    return { router, screen }
  }

  it('shows what it is given, with the same loader data too', async () => {
    const { router, screen } = await renderSections((search) => <Counted>{`At ${search}`}</Counted>)
    await router.navigate('/?page=2')
    await expect.element(screen.getByText('At ?page=2')).toBeVisible()
    await router.navigate('/?page=3')
    await expect.element(screen.getByText('At ?page=3')).toBeVisible()
  })

  it('is not rendered again for another address alone', async () => {
    const cards = ['a', 'b']
    const { router, screen } = await renderSections(() => (
      <Counted>
        {cards.map((card) => (
          <b key={card}>{card}</b>
        ))}
      </Counted>
    ))
    await expect.element(screen.getByText('ab')).toBeVisible()
    const before = timesRendered
    await router.navigate('/?page=2')
    await expect.element(screen.getByRole('status')).toHaveTextContent('?page=2')
    expect(timesRendered).toBe(before)
  })
})

async function scrollDown(distance: number): Promise<void> {
  const isScrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollTo(0, distance)
  await isScrolled
}
