import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Logo, Mark } from './mark.tsx'

it('shows the outline of a file in the colour of the text, each mark with a mask of its own', async () => {
  const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>')}`
  const { container } = await render(
    <>
      <Mark path={src} />
      <Mark path={src} />
    </>,
  )
  const masks = [...container.querySelectorAll('mask')]
  expect(masks.map((mask) => mask.querySelector('image')?.getAttribute('href'))).toEqual([src, src])
  const painted = [...container.querySelectorAll('path')]
  expect(painted.map((path) => path.getAttribute('mask'))).toEqual(
    masks.map(({ id }) => `url(#${id})`),
  )
  expect(new Set(masks.map(({ id }) => id)).size).toBe(2)
  expect(masks.map((mask) => getComputedStyle(mask).maskType)).toEqual(['alpha', 'alpha'])
})

it('keeps the mark before the Latin name in Arabic', async () => {
  const { container, getByText } = await render(
    <p dir="rtl">
      <Logo path="M2 2H30V30H2Z" name="Lumenfind" />
    </p>,
  )
  const name = getByText('Lumenfind').element().getBoundingClientRect()
  const mark = container.querySelector('svg')?.getBoundingClientRect()
  expect(mark?.left).toBe(name.left)
  expect(mark?.right).toBeLessThan(name.right)
})
