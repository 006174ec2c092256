import { Profiler } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FollowLinks, Link, type LinkProps } from './link.tsx'

const name = 'Projects'

async function renderLink(props: Omit<LinkProps, 'children'>) {
  const element = (
    <FollowLinks>
      <Link {...props}>{name}</Link>
    </FollowLinks>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/services'] })
  const screen = await render(<RouterProvider router={router} />)
  return { router, link: screen.getByRole('link', { name }) }
}

function Address() {
  return useLocation().pathname
}

/** What is not followed here must not lead the test away. */
const stay = (event: Event) => event.preventDefault()
beforeAll(() => addEventListener('click', stay))
afterAll(() => removeEventListener('click', stay))

describe('a link to a page of the site', () => {
  it('leads there without a new document', async () => {
    const { router, link } = await renderLink({ to: '/projects?page=2' })
    await expect.element(link).toHaveAttribute('href', '/projects?page=2')
    await link.click()
    expect(router.state.location).toMatchObject({ pathname: '/projects', search: '?page=2' })
    expect(router.state.historyAction).toBe('PUSH')
  })

  it('adds nothing to the history where the page is shown already', async () => {
    history.replaceState(null, '', '/services')
    const { router, link } = await renderLink({ to: '/services' })
    await link.click()
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('replaces the page shown where it is asked to', async () => {
    const { router, link } = await renderLink({ to: '/projects', replace: true })
    await link.click()
    expect(router.state.historyAction).toBe('REPLACE')
    expect(router.state.location.pathname).toBe('/projects')
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'] as const)(
    'is the browser’s with the key %s',
    async (modifier) => {
      const { router, link } = await renderLink({ to: '/projects' })
      await link.click({ modifiers: [modifier] })
      expect(router.state.location.pathname).toBe('/services')
    },
  )

  it('is not followed where its own handler says so', async () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
    const { router, link } = await renderLink({ to: '/projects', onClick })
    await link.click()
    expect(onClick).toHaveBeenCalledOnce()
    expect(router.state.location.pathname).toBe('/services')
  })

  it('does not render again when another page is shown', async () => {
    const onRender = vi.fn()
    const part = (
      <Profiler id="link" onRender={onRender}>
        <Link to="/projects">{name}</Link>
      </Profiler>
    )
    const element = (
      <FollowLinks>
        {part}
        <Address />
      </FollowLinks>
    )
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/services'] })
    const screen = await render(<RouterProvider router={router} />)
    onRender.mockClear()
    await router.navigate('/projects')
    await expect.element(screen.getByText('/projects')).toBeVisible()
    expect(onRender).not.toHaveBeenCalled()
  })
})
