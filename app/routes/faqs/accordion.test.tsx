import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Accordion } from './accordion.tsx'

const questions = [
  { id: 1, question: 'What does the company do?', answer: 'Data platforms.', anchor: 'a' },
  { id: 2, question: 'What are your values?', answer: 'Five of them.', anchor: 'b' },
]

describe('Accordion', () => {
  it('shows each question as a heading', async () => {
    const screen = await render(<Accordion questions={questions} />)
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(2)
    await expect.element(screen.getByText('Data platforms.')).not.toBeVisible()
  })

  it('leaves another accordion on the page alone', async () => {
    const screen = await render(
      <>
        <Accordion questions={questions.slice(0, 1)} />
        <Accordion questions={questions.slice(1)} />
      </>,
    )
    await screen.getByText('What does the company do?').click()
    await screen.getByText('What are your values?').click()
    await expect.element(screen.getByText('Data platforms.')).toBeVisible()
    await expect.element(screen.getByText('Five of them.')).toBeVisible()
  })
})
