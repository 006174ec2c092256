import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

const tabs = ['All', 'Governance', 'Maps', 'Method'].map((label) => ({ id: label, label }))

function Subjects() {
  const [selected, setSelected] = useState('All')
  return (
    <Tabs label="Subjects" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>{`Posts: ${selected}`}</p>
    </Tabs>
  )
}

afterEach(() => {
  document.documentElement.dir = ''
})

it('names its row and labels the panel by the selected tab', async () => {
  const screen = await render(<Subjects />)
  await expect.element(screen.getByRole('tablist', { name: 'Subjects' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Maps' }).click()
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Maps' }))
    .toHaveTextContent('Posts: Maps')
  expect(screen.getByRole('tab', { selected: true }).elements()).toHaveLength(1)
})

it('is one stop for the Tab key', async () => {
  const screen = await render(<Subjects />)
  await userEvent.tab()
  await expect.element(screen.getByRole('tab', { name: 'All' })).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab')
})

it.each([
  ['ltr', '{ArrowRight}', 'Governance'],
  ['ltr', '{ArrowLeft}', 'Method'],
  ['rtl', '{ArrowLeft}', 'Governance'],
  ['rtl', '{ArrowRight}', 'Method'],
  ['ltr', '{End}', 'Method'],
  ['ltr', '{ArrowRight}{ArrowRight}{Home}', 'All'],
])('in %s, %s leads from the first tab to %s and chooses it', async (dir, keys, name) => {
  document.documentElement.dir = dir
  const screen = await render(<Subjects />)
  await screen.getByRole('tab', { name: 'All' }).click()
  await userEvent.keyboard(keys)
  const tab = screen.getByRole('tab', { name })
  await expect.element(tab).toHaveFocus()
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent(`Posts: ${name}`)
})

it('leaves keys with a modifier to the browser', async () => {
  const screen = await render(<Subjects />)
  const first = screen.getByRole('tab', { name: 'All' })
  await first.click()
  await userEvent.keyboard('{Alt>}{ArrowRight}{End}{/Alt}')
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
})

it.each(['ltr', 'rtl'])('scrolls its row, in %s, to the selected tab', async (dir) => {
  document.documentElement.dir = dir
  const screen = await render(
    <div style={{ inlineSize: 180 }}>
      <Subjects />
    </div>,
  )
  await screen.getByRole('tab', { name: 'All' }).click()
  await userEvent.keyboard('{End}')
  const isInside = () => {
    const row = screen.getByRole('tablist').element().getBoundingClientRect()
    const tab = screen.getByRole('tab', { name: 'Method' }).element().getBoundingClientRect()
    return tab.left >= row.left - 1 && tab.right <= row.right + 1
  }
  await expect.poll(isInside).toBe(true)
})
