import { createBrowserRouter, RouterProvider, useLocation, useNavigation } from 'react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { popInOneStep } from './pop-in-one-step.ts'

const rendered: string[] = []

function Page() {
  const { pathname } = useLocation()
  rendered.push(`${pathname} ${useNavigation().state}`)
  return <h1>{pathname}</h1>
}

/** As data in memory: not in this step, but before the browser does anything else. */
async function loader() {
  for (let step = 0; step < 20; step++) await null
  return null
}

it('does not render the page that is left on the way back', async () => {
  popInOneStep()
  history.replaceState(null, '', '/first')
  const router = createBrowserRouter([{ path: '*', loader, Component: Page }])
  const screen = await render(<RouterProvider router={router} useTransitions={false} />)
  await router.navigate('/second')
  await expect.element(screen.getByRole('heading')).toHaveTextContent('/second')
  rendered.length = 0
  history.back()
  await expect.element(screen.getByRole('heading')).toHaveTextContent('/first')
  expect(rendered).not.toContain('/second loading')
})

it('gives each entry that a fragment makes a key of its own', async () => {
  popInOneStep()
  history.replaceState(null, '', '/first')
  const router = createBrowserRouter([{ path: '*', Component: Page }])
  await render(<RouterProvider router={router} useTransitions={false} />)
  const keys = new Set([router.state.location.key])
  for (const hash of ['#one', '#two']) {
    location.hash = hash
    await expect.poll(() => router.state.location.hash).toBe(hash)
    keys.add(router.state.location.key)
  }
  expect(keys.size).toBe(3)
  const { key } = router.state.location
  history.back()
  await expect.poll(() => router.state.location.hash).toBe('#one')
  expect(keys).toContain(router.state.location.key)
  expect(router.state.location.key).not.toBe(key)
})

it('keeps positions from the browser in a page that comes back as it was left', () => {
  popInOneStep()
  history.scrollRestoration = 'auto'
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(history.scrollRestoration).toBe('manual')
})

it('keeps the browser from scrolling before the router has noted the position of the left page', async () => {
  document.body.style.blockSize = '5000px'
  history.scrollRestoration = 'auto'
  popInOneStep()
  scrollTo(0, 800)
  history.pushState(null, '', '/second')
  scrollTo(0, 0)
  history.back()
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(scrollY).toBe(0)
  document.body.style.removeProperty('block-size')
})
