import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import { ChangingMessage } from './changing-message.tsx'

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

async function renderTranslated(content: ReactNode) {
  const place = (children: ReactNode) => (
    <IntlProvider locale="en" messages={messages}>
      <p role="status">{children}</p>
    </IntlProvider>
  )
  const screen = await render(place(content))
  translate(screen.container)
  return {
    status: screen.getByRole('status'),
    show: (next: ReactNode) => screen.rerender(place(next)),
  }
}

describe('ChangingMessage on a translated page', () => {
  const one = <ChangingMessage id="search.count" values={{ count: 1 }} />

  it('says what is so now', async () => {
    const { status, show } = await renderTranslated(one)
    const before = status.element().textContent
    await show(<ChangingMessage id="search.count" values={{ count: 2 }} />)
    await expect.element(status).toHaveTextContent('2')
    expect(before).toContain('1')
    await expect.element(status).not.toHaveTextContent('1')
  })

  it('stays translated while it says the same', async () => {
    const { status, show } = await renderTranslated(one)
    const before = status.element().innerHTML
    await show(<ChangingMessage id="search.count" values={{ count: 1 }} />)
    expect(status.element().innerHTML).toBe(before)
  })

  it('goes, and makes room for another with an element in it', async () => {
    const { status, show } = await renderTranslated(one)
    await show(<ChangingMessage id="search.none" values={{ query: <bdi>{'weft'}</bdi> }} />)
    await expect.element(status).toHaveTextContent('weft')
    await expect.element(status).not.toHaveTextContent('1')
    translate(status.element())
    await show(undefined)
    await expect.element(status).toBeEmptyDOMElement()
  })
})
