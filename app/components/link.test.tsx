import { Profiler } from 'react'
import { useLocation } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Link, type LinkProps, PartLink } from './link.tsx'
import { renderAt } from './render.fixture.tsx'

const name = 'Projects'

async function renderLink(props: Omit<LinkProps, 'children'>) {
  const { screen, router } = await renderAt('/services', <Link {...props}>{name}</Link>)
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
  it.each([
    ['adds to the history', { to: '/projects?page=2' }, 'PUSH'],
    ['adds nothing to it where the page is shown already', { to: '/services' }, 'REPLACE'],
    ['replaces the page shown where it is asked to', { to: '/faqs', replace: true }, 'REPLACE'],
  ])('leads there without a new document, and %s', async (_, props, action) => {
    history.replaceState(null, '', '/services')
    const { router, link } = await renderLink(props)
    await expect.element(link).toHaveAttribute('href', props.to)
    await link.click()
    const { location, historyAction } = router.state
    expect([location.pathname + location.search, historyAction]).toEqual([props.to, action])
  })

  it.each([
    [true, {}],
    [false, { preventScrollReset: true }],
  ])('to the page that is shown leads to its heading: %s with %o', async (isLed, props) => {
    history.replaceState(null, '', '/services')
    const { screen } = await renderAt(
      '/services',
      <>
        <h1 tabIndex={-1}>{'Services'}</h1>
        <Link to="/services" {...props}>
          {name}
        </Link>
      </>,
    )
    const link = screen.getByRole('link', { name })
    await link.click()
    await expect.element(isLed ? screen.getByRole('heading') : link).toHaveFocus()
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'] as const)(
    'is the browser’s with the key %s',
    async (modifier) => {
      const onFollow = vi.fn()
      const { router, link } = await renderLink({ to: '/projects', onFollow })
      await link.click({ modifiers: [modifier] })
      expect(router.state.location.pathname).toBe('/services')
      expect(onFollow).not.toHaveBeenCalled()
      await link.click()
      expect(onFollow).toHaveBeenCalledOnce()
    },
  )

  it('is not followed where a click has been prevented', async () => {
    const prevent = (event: Event) => event.preventDefault()
    addEventListener('click', prevent, { capture: true, once: true })
    const { router, link } = await renderLink({ to: '/projects' })
    await link.click()
    expect(router.state.location.pathname).toBe('/services')
  })

  it('does not render again when another page is shown', async () => {
    const onRender = vi.fn()
    const { screen, router } = await renderAt(
      '/services',
      <>
        <Profiler id="link" onRender={onRender}>
          <Link to="/projects">{name}</Link>
        </Profiler>
        <Address />
      </>,
    )
    onRender.mockClear()
    await router.navigate('/projects')
    await expect.element(screen.getByText('/projects')).toBeVisible()
    expect(onRender).not.toHaveBeenCalled()
  })
})

describe('a link to a part of the page', () => {
  it('leads there by an entry of the history, and is the browser’s with a key', async () => {
    const { screen, router } = await renderAt(
      '/services',
      <>
        <PartLink id="part">{name}</PartLink>
        <svg height={2 * innerHeight} aria-hidden="true" />
        <h2 id="part" tabIndex={-1}>
          {name}
        </h2>
      </>,
    )
    const link = screen.getByRole('link', { name })
    const part = screen.getByRole('heading', { name })
    await link.click({ modifiers: ['Control'] })
    await expect.element(part).not.toHaveFocus()
    expect(router.state.location.hash).toBe('')
    await link.click()
    await expect.element(part).toHaveFocus()
    await expect.element(part).toBeInViewport()
    expect([router.state.location.hash, router.state.historyAction]).toEqual(['#part', 'PUSH'])
  })
})
