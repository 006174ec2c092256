import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { supportDetails } from './details.ts'

supportDetails()

const paper = (state: 'before' | 'after') => dispatchEvent(new Event(`${state}print`))

/** Two of a group, the first one open. */
async function renderGroup() {
  const onToggle = vi.fn()
  const screen = await render(
    ['One', 'Two'].map((name, place) => (
      <details key={name} name="group" open={place === 0} onToggle={onToggle}>
        <summary>{name}</summary>
        <p>{`Text of ${name}`}</p>
      </details>
    )),
  )
  await vi.waitFor(() => expect(onToggle).toHaveBeenCalled())
  onToggle.mockClear()
  const text = (name: string) => expect.element(screen.getByText(`Text of ${name}`))
  return { screen, text, onToggle }
}

it('are open on paper, which browsers may print as closed; the page does not hear of it, and they are a group again', async () => {
  const { screen, text, onToggle } = await renderGroup()
  paper('before')
  await text('One').toBeVisible()
  await text('Two').toBeVisible()
  paper('after')
  await text('One').toBeVisible()
  await text('Two').not.toBeVisible()
  expect(onToggle.mock.calls.filter(([{ newState }]) => newState === 'open')).toEqual([])
  onToggle.mockClear()
  await screen.getByText('Two', { exact: true }).click()
  await text('Two').toBeVisible()
  await text('One').not.toBeVisible()
  await vi.waitFor(() => expect(onToggle).toHaveBeenCalled())
})
