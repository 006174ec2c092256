import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

it('has one question open at a time, by mouse and by keyboard, and closes it again', async () => {
  const { first, second } = await renderQuestions()
  await page.getByText('What does the company do?').click()
  await expect.element(first).toBeVisible()
  await page.getByText('What are your values?').click()
  await expect.element(second).toBeVisible()
  await expect.element(first).not.toBeVisible()
  await page.getByText('What are your values?').click()
  await expect.element(second).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(second).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}[Space]')
  await expect.element(first).toBeVisible()
  await expect.element(second).not.toBeVisible()
})
