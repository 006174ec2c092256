import { expect, it } from 'vitest'
import { newsletterView } from './newsletter.server.ts'

it('has a letter only beside words in Arabic script', () => {
  expect(newsletterView('ar', 'و').drawing).not.toEqual(newsletterView('ar').drawing)
  expect(newsletterView('en', 'و').drawing).toEqual(newsletterView('en').drawing)
})
