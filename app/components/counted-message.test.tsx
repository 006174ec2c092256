import { hydrateRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import { isHydrating } from '#app/lib/hydration.ts'
import { CountedMessage } from './counted-message.tsx'

vi.mock(import('#app/lib/hydration.ts'), async (load) => ({
  ...(await load()),
  isHydrating: vi.fn(() => false),
}))

const posts = (count: number, onDrawn?: (element: Element | null) => void) => (
  <IntlProvider locale="en" messages={messages}>
    <p ref={onDrawn}>
      <CountedMessage id="blogs.count" values={{ count }} />
    </p>
  </IntlProvider>
)

afterEach(() => {
  vi.mocked(isHydrating).mockReset()
  vi.restoreAllMocks()
})

describe('a message with a number', () => {
  it('is in the right form, and follows the number', async () => {
    const screen = await render(posts(1))
    await expect.element(screen.getByText('1 post', { exact: true })).toBeVisible()
    await screen.rerender(posts(2))
    await expect.element(screen.getByText('2 posts')).toBeVisible()
  })

  it('stays as it stands in the file until the number is another', async () => {
    vi.mocked(isHydrating).mockReturnValue(true)
    const rules = vi.spyOn(Intl.PluralRules.prototype, 'select')
    const failures = vi.fn()
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = '<p><span>9 posts, as written</span></p>'
    let root: Root | undefined
    await new Promise<unknown>((resolve) => {
      root = hydrateRoot(place, posts(9, resolve), { onRecoverableError: failures })
    })
    expect(place.textContent).toBe('9 posts, as written')
    expect(rules).not.toHaveBeenCalled()
    expect(failures).not.toHaveBeenCalled()
    root?.render(posts(3))
    await expect.poll(() => place.textContent).toBe('3 posts')
    root?.unmount()
    place.remove()
  })
})
