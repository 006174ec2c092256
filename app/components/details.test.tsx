import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { supportDetails } from './details.ts'

supportDetails()

const words = { first: ['One', 'First'], second: ['Two', 'Second'] } as const

const paper = (state: 'before' | 'after') => dispatchEvent(new Event(`${state}print`))

/** Two of a group, the first one open. */
async function renderGroup() {
  const onToggle = vi.fn()
  const screen = await render(
    <>
      <details name="group" open onToggle={onToggle}>
        <summary>{words.first[0]}</summary>
        <p>{words.first[1]}</p>
      </details>
      <details name="group" onToggle={onToggle}>
        <summary>{words.second[0]}</summary>
        <p>{words.second[1]}</p>
      </details>
    </>,
  )
  await vi.waitFor(() => expect(onToggle).toHaveBeenCalled())
  onToggle.mockClear()
  return { screen, onToggle }
}

describe('details in browsers that print what is closed as closed', () => {
  it('are all open on paper, which the page does not hear of', async () => {
    const { screen, onToggle } = await renderGroup()
    paper('before')
    await expect.element(screen.getByText(words.first[1])).toBeVisible()
    await expect.element(screen.getByText(words.second[1])).toBeVisible()
    paper('after')
    await expect.element(screen.getByText(words.first[1])).toBeVisible()
    await expect.element(screen.getByText(words.second[1])).not.toBeVisible()
    expect(onToggle.mock.calls.filter(([{ newState }]) => newState === 'open')).toEqual([])
  })

  it('are a group again after it', async () => {
    const { screen, onToggle } = await renderGroup()
    paper('before')
    paper('after')
    await screen.getByText(words.second[0]).click()
    await expect.element(screen.getByText(words.second[1])).toBeVisible()
    await expect.element(screen.getByText(words.first[1])).not.toBeVisible()
    await vi.waitFor(() => expect(onToggle).toHaveBeenCalled())
  })
})
