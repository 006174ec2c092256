import '#app/styles/global.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SevenShapes } from './seven-shapes.tsx'

it('drift for some 90 s and end where they began', async () => {
  await render(<SevenShapes />)
  const [drift] = document.getAnimations()
  const { endTime, iterations = 1, direction } = drift?.effect?.getComputedTiming() ?? {}
  expect(endTime).toBe(96_000)
  expect([direction, iterations % 2]).toEqual(['alternate', 0])
})
