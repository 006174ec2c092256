import { expect, it } from 'vitest'
import { letters } from '#app/brand/identity.ts'
import { newsletterView } from './newsletter.server.ts'

it.runIf(letters.length > 0)('has a letter only beside words in Arabic script', () => {
  expect(newsletterView('ar', letters[2]).drawing).not.toEqual(newsletterView('ar').drawing)
  expect(newsletterView('en', letters[2]).drawing).toEqual(newsletterView('en').drawing)
})
