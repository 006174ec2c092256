import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Icon, type InterfaceIconName } from './icon.tsx'

async function scaleOf(name: InterfaceIconName, dir: 'ltr' | 'rtl') {
  const { container } = await render(
    <p dir={dir}>
      <Icon name={name} />
    </p>,
  )
  const icon = container.querySelector('svg')
  return icon && getComputedStyle(icon).transform
}

it('turns with the writing direction where it points along the line', async () => {
  const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)'
  expect(await scaleOf('forward', 'ltr')).toBe('none')
  expect(await scaleOf('forward', 'rtl')).toBe(mirrored)
  expect(await scaleOf('down', 'rtl')).toBe('none')
})
