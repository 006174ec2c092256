import { expect, it } from 'vitest'
import { BrandLink } from './brand-link.tsx'
import { renderFrame } from './frame.fixture.tsx'

it.each([
  ['/home', 'Minwal', 'Minwal'],
  // In Arabic script the mark is the name already.
  ['/ar/home', 'منوال', ''],
])('the name stands once beside or in its mark, at %s', async (path, name, beside) => {
  const { screen } = await renderFrame(<BrandLink name={name} />, path)
  const link = screen.getByRole('link', { name })
  await expect.element(link).toBeVisible()
  expect(link.element().textContent).toBe(beside)
  expect(link.element().querySelectorAll('svg')).toHaveLength(1)
})
