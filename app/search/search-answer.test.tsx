import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderAt } from '#app/components/render.fixture.tsx'
import { SearchAnswer } from './search-answer.tsx'
import { createIndex } from './search-index.ts'

async function renderAnswer(query: string, passage: string, onLeave = () => {}) {
  const search = await createIndex([
    { kind: 'page', title: 'اتصل بنا', href: '/ar/contact-us', passages: [passage] },
  ])
  const { screen } = await renderAt(
    '/ar/home',
    <SearchAnswer {...{ query, search, hasFailed: false, onRetry: () => {}, onLeave }} />,
  )
  return screen
}

/** The words from left to right, as they are drawn. */
function asDrawn(element: Element): string[] {
  const texts: [number, string][] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[+\d]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      texts.push([range.getBoundingClientRect().left, word])
    }
  }
  return texts.sort(([a], [b]) => a - b).map(([, word]) => word)
}

describe('an Arabic excerpt', () => {
  it.each(['الرياض', '966', '0000'])('has a phone number in order, asked for %s', async (query) => {
    const screen = await renderAnswer(query, 'الرياض · طريق الملك فهد · +966 11 000 0000')
    const excerpt = screen.getByText('طريق الملك فهد')
    const drawn = asDrawn(excerpt.element().closest('a') ?? document.body)
    expect(drawn.join('')).toBe('+966110000000')
  })

  it('has it in order where the excerpt ends or begins within the number', async () => {
    const screen = await renderAnswer('الرياض', '000 0000 · الرياض · +966 11')
    const link = screen.getByRole('link').element()
    expect(asDrawn(link).join('')).toBe('+966110000000')
  })
})

describe('an answer', () => {
  it('names each result shortly, and has white space between its texts', async () => {
    const screen = await renderAnswer('الرياض', 'الرياض · طريق الملك فهد')
    const link = screen.getByRole('link')
    await expect.element(link).toHaveAccessibleName('اتصل بنا صفحة')
    await expect.element(link).toHaveAccessibleDescription('الرياض · طريق الملك فهد')
    expect(link.element().textContent).toBe('اتصل بنا صفحة الرياض · طريق الملك فهد')
  })

  it('is left by a result that leads on, not by one that the browser opens elsewhere', async () => {
    const onLeave = vi.fn()
    const screen = await renderAnswer('الرياض', 'الرياض', onLeave)
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay)
    onTestFinished(() => removeEventListener('click', stay))
    await screen.getByRole('link').click({ modifiers: ['ControlOrMeta'] })
    expect(onLeave).not.toHaveBeenCalled()
    await screen.getByRole('link').click()
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it.each(['R&D', '?', 'zz'])('is no hint for %s', async (query) => {
    const screen = await renderAnswer(query, 'الرياض')
    await expect.element(screen.getByRole('status')).toHaveTextContent(/^لا نتائج/)
  })
})
