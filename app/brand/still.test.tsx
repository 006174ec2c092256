import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { fetchLateCode } from '#app/platform/late-component.tsx'
import { still } from './still.tsx'

function Drawn({ label }: Readonly<{ label: string }>) {
  return <svg role="img" aria-label={label} />
}

let placesDrawn = 0

function Place() {
  placesDrawn += 1
  return null
}

it('keeps a place for a drawing that is still to come, then draws it', async () => {
  let letCome = () => {}
  const hasCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  const Art = still<{ label: string }>('svg', async () => {
    await hasCome
    return Drawn
  })
  const label = 'A loom'
  const place = 'Room'
  const screen = await render(<Art label={label} place={place} />)
  await expect.element(screen.getByText(place)).toBeInTheDocument()
  letCome()
  await expect.element(screen.getByRole('img', { name: label })).toBeInTheDocument()
  await expect.element(screen.getByText(place)).not.toBeInTheDocument()
})

it('renders its place first, however early its code has loaded', async () => {
  const Art = still<{ label: string }>('svg', async () => Drawn)
  await fetchLateCode()
  const screen = await render(<Art label="A loom" place={<Place />} />)
  expect(placesDrawn).toBe(1)
  await expect.element(screen.getByRole('img')).toBeInTheDocument()
})

it('leaves a place empty whose drawing fails to come', async () => {
  const Art = still<{ label: string }>('svg', () => Promise.reject(new Error('gone')))
  const place = 'Room'
  const screen = await render(<Art label="A loom" place={place} />)
  await expect.element(screen.getByText(place)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})
