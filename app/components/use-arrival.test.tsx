import { useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderAt } from './render.fixture.tsx'

/** A document of its own, opened in a way. Its page names a part: `/?part=2`. */
async function openDocument(type: NavigationTimingType, address: string) {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
  const { useArrival } = await import('./use-arrival.ts')
  // biome-ignore lint/correctness/noComponentHookFactories: of each document's module
  function Parts() {
    const { search } = useLocation()
    useArrival(search, () => {
      const view = document.querySelector<HTMLElement>(`[data-part="${search}"]`)
      return view && { view, focus: view }
    })
    return ['?part=1', '?part=2'].map((part) => (
      <div key={part}>
        <svg width="100%" height={2 * innerHeight} aria-hidden="true" />
        <h2 data-part={part} tabIndex={-1}>
          {part}
        </h2>
      </div>
    ))
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const { screen, router } = await renderAt(address, <Parts />)
  return { router, part: (name: string) => screen.getByText(name) }
}

it('is where a document was opened, and where a link leads', async () => {
  const { router, part } = await openDocument('navigate', '/?part=1')
  await expect.element(part('?part=1')).toHaveFocus()
  await expect.element(part('?part=1')).toBeInViewport()
  await router.navigate('/?part=2')
  await expect.element(part('?part=2')).toHaveFocus()
  await expect.element(part('?part=2')).toBeInViewport()
  // The same link once more, as of a search.
  scrollTo({ top: 0, behavior: 'instant' })
  ;(part('?part=2').element() as HTMLElement).blur()
  await router.navigate('/?part=2', { replace: true })
  await expect.element(part('?part=2')).toHaveFocus()
  await expect.element(part('?part=2')).toBeInViewport()
})

it.each(['reload', 'back_forward'] as const)('is not where a %s has led', async (type) => {
  const { part } = await openDocument(type, '/?part=1')
  await nextFrames()
  await expect.element(part('?part=1')).not.toHaveFocus()
  expect(scrollY).toBe(0)
})

it('takes the focus from nothing that a visitor has focused before', async () => {
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await openDocument('navigate', '/?part=1')
  await nextFrames()
  await expect.element(field).toHaveFocus()
  expect(scrollY).toBe(0)
  field.remove()
})

it('is not where the way back leads', async () => {
  const { router, part } = await openDocument('navigate', '/')
  // What replaces an entry where the visitor is has been brought into view by no link.
  await router.navigate('/?part=2', { replace: true })
  await nextFrames()
  await expect.element(part('?part=2')).not.toHaveFocus()
  await router.navigate('/?part=1')
  await expect.element(part('?part=1')).toHaveFocus()
  await router.navigate(-1)
  await nextFrames()
  await expect.element(part('?part=2')).not.toHaveFocus()
})

function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
