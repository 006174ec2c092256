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
