import { expect, it } from 'vitest'
import { markScript } from '#app/brand/identity.ts'
import { renderAt } from '#app/components/render.fixture.tsx'
import { BrandLink } from './brand-link.tsx'

it.each([
  ['/home', 'Minwal', 'ltr'],
  ['/ar/home', 'منوال', 'rtl'],
])('the name stands once beside or in its mark, at %s', async (path, name, dir) => {
  const { screen } = await renderAt(path, <BrandLink name={name} />)
  const link = screen.getByRole('link', { name })
  await expect.element(link).toBeVisible()
  expect(link.element().textContent).toBe(dir === markScript ? '' : name)
  expect(link.element().querySelectorAll('svg')).toHaveLength(1)
})
