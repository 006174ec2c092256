import { expect, it } from 'vitest'
import { markScript } from '#app/brand/identity.ts'
import { BrandLink } from './brand-link.tsx'
import { renderFrame } from './frame.fixture.tsx'

it.each([
  ['/home', 'Minwal', 'ltr'],
  ['/ar/home', 'منوال', 'rtl'],
])('the name stands once beside or in its mark, at %s', async (path, name, dir) => {
  const { screen } = await renderFrame(<BrandLink name={name} />, path)
  const link = screen.getByRole('link', { name })
  await expect.element(link).toBeVisible()
  expect(link.element().textContent).toBe(dir === markScript ? '' : name)
  expect(link.element().querySelectorAll('svg')).toHaveLength(1)
})
