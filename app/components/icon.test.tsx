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

it.each(['forward', 'backward', 'external'] as const)(
  '%s points along the line, so it turns with the writing direction',
  async (name) => {
    expect(await scaleOf(name, 'ltr')).toBe('none')
    expect(await scaleOf(name, 'rtl')).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
)

it.each(['down', 'check', 'play', 'search', 'x', 'linkedin'] as const)(
  '%s is the same in both directions',
  async (name) => {
    expect(await scaleOf(name, 'rtl')).toBe('none')
  },
)
