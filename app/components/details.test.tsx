import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import './details.ts'

const paper = (state: 'before' | 'after') => dispatchEvent(new Event(`${state}print`))

/** Two of a group, the first one open. */
async function renderGroup() {
  const onToggle = vi.fn()
  const screen = await render(
    <>
      <details name="group" open onToggle={onToggle}>
        <summary>One</summary>
        <p>First</p>
      </details>
      <details name="group" onToggle={onToggle}>
        <summary>Two</summary>
        <p>Second</p>
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
    await expect.element(screen.getByText('First')).toBeVisible()
    await expect.element(screen.getByText('Second')).toBeVisible()
    paper('after')
    await expect.element(screen.getByText('First')).toBeVisible()
    await expect.element(screen.getByText('Second')).not.toBeVisible()
    expect(onToggle.mock.calls.filter(([{ newState }]) => newState === 'open')).toEqual([])
  })

  it('are a group again after it', async () => {
    const { screen, onToggle } = await renderGroup()
    paper('before')
    paper('after')
    await screen.getByText('Two').click()
    await expect.element(screen.getByText('Second')).toBeVisible()
    await expect.element(screen.getByText('First')).not.toBeVisible()
    await vi.waitFor(() => expect(onToggle).toHaveBeenCalled())
  })
})
