import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { Accordion } from './accordion.tsx'

const questions = [
  { id: 1, question: 'What does the company do?', answer: 'Data platforms.', anchor: 'a' },
  { id: 2, question: 'What are your values?', answer: 'Five of them.', anchor: 'b' },
]

async function renderQuestions(hash = '') {
  const { screen, router } = await renderAt(`/faqs${hash}`, <Accordion questions={questions} />)
  const first = screen.getByText('Data platforms.')
  const second = screen.getByText('Five of them.')
  return { router, first, second }
}

// The first test: each file of tests opens one document, and the browser itself is at no fragment.
it('opens and focuses the question that an address names, and opens it again on the way back', async () => {
  const { router, first, second } = await renderQuestions('#b')
  await expect.element(second).toBeVisible()
  const focused = () => document.activeElement?.textContent
  await expect.poll(focused).toBe('What are your values?')
  await router.navigate('/faqs#a')
  await expect.element(first).toBeVisible()
  await expect.element(second).not.toBeVisible()
  await expect.poll(focused).toBe('What does the company do?')
  // The same link once more.
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(first).not.toBeVisible()
  await router.navigate('/faqs#a', { replace: true })
  await expect.element(first).toBeVisible()
  await router.navigate(-1)
  await expect.element(second).toBeVisible()
})
