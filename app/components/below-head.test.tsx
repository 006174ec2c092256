import { type ReactNode, useLayoutEffect } from 'react'
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
  /** Leaves for the other page, and goes back to the one of this name. */
  const leaveAndReturn = async (name: string) => {
    await router.navigate('/two')
    await arrive('two')
    await router.navigate(-1)
    await arrive(name)
  }
  return { router, arrive, leaveAndReturn }
}

afterEach(() => scrollTo(0, 0))

describe('a page', () => {
  it('that a link leads to is drawn from its head on, and so is the one left at its head on the way back', async () => {
    const { leaveAndReturn } = await visit()
    await leaveAndReturn('one')
    expect(firstDrawn).toEqual(['one head a b c d', 'two head', 'one head'])
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
      const { leaveAndReturn } = await visit(`/${name}`)
      await scrollDown(1.3 * innerHeight)
      const place = placeOf('b')
      await leaveAndReturn(name)
      expect(firstDrawn.at(-1)).toBe(`${name} head b c`)
      expect(firstPlace).toEqual(place)
      expect(placeOf('b')).toEqual(place)
    },
  )

  it('left where none of its sections is seen is as high, though one is beside another and sticky', async () => {
    const { leaveAndReturn } = await visit('/beside')
    await scrollDown(4 * innerHeight)
    const { height } = placeOf('b')
    await leaveAndReturn('beside')
    expect(firstDrawn.at(-1)).toBe('beside head')
    expect(firstPlace?.height).toBe(height)
  })

  it('left in the moment of a scroll, is gone back to from there', async () => {
    const { leaveAndReturn } = await visit()
    scrollTo(0, 1.3 * innerHeight)
    document.body.click()
    await leaveAndReturn('one')
    expect(firstDrawn.at(-1)).toBe('one head b c')
  })

  it('is gone back to where it was, when its entry was replaced there', async () => {
    const { router, leaveAndReturn } = await visit()
    await scrollDown(1.3 * innerHeight)
    await router.navigate('/one?story', { replace: true })
    await expect.poll(() => document.querySelector('[data-search="?story"]')).not.toBeNull()
    await leaveAndReturn('one')
    expect(firstDrawn.at(-1)).toBe('one head b c')
  })
})

let timesRendered = 0

function Counted({ children }: Readonly<{ children: ReactNode }>) {
  timesRendered += 1
  return <p>{children}</p>
}

function List() {
  const query = new URLSearchParams(useLocation().search)
  return (
    <>
      <output>{query.get('project')}</output>
      <BelowHead>
        <Counted>
          {['Page', query.get('page')].map((word) => (
            <b key={word}>{word}</b>
          ))}
        </Counted>
      </BelowHead>
    </>
  )
}

it('renders a section again for other content, and not for another address alone', async () => {
  const router = createMemoryRouter([{ path: '/', element: <List /> }])
  const screen = await render(<RouterProvider router={router} />)
  await router.navigate('/?page=2')
  await expect.element(screen.getByText('Page2')).toBeVisible()
  const before = timesRendered
  await router.navigate('/?page=2&project=1')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1')
  expect(timesRendered).toBe(before)
})

async function scrollDown(distance: number): Promise<void> {
  const isScrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollTo(0, distance)
  await isScrolled
}
