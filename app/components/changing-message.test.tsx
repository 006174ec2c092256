import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ChangingMessage } from './changing-message.tsx'
import { withMessages } from './render.fixture.tsx'

/** Replaces each text as a browser's translator does. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
}

const found = (count: number) => <ChangingMessage id="search.count" values={{ count }} />

/** A translated page that says “1 result”. */
async function renderTranslated() {
  const place = (children: ReactNode) => withMessages('en', <p role="status">{children}</p>)
  const screen = await render(place(found(1)))
  translate(screen.container)
  return {
    status: screen.getByRole('status'),
    show: (next: ReactNode) => screen.rerender(place(next)),
  }
}

it('stays translated while it says the same, and says what is so now', async () => {
  const { status, show } = await renderTranslated()
  const before = status.element().innerHTML
  expect(before).toContain('1')
  await show(found(1))
  expect(status.element().innerHTML).toBe(before)
  await show(found(2))
  await expect.element(status).toHaveTextContent('2')
  await expect.element(status).not.toHaveTextContent('1')
})

it('goes from a translated page, and makes room for another with an element in it', async () => {
  const { status, show } = await renderTranslated()
  await show(<ChangingMessage id="search.none" values={{ query: <bdi>{'weft'}</bdi> }} />)
  await expect.element(status).toHaveTextContent('weft')
  await expect.element(status).not.toHaveTextContent('1')
  translate(status.element())
  await show(undefined)
  await expect.element(status).toBeEmptyDOMElement()
})
