import { expect, it, onTestFinished, vi } from 'vitest'
import { adoptWrittenText, draftLife, readDraft } from '#app/forms/draft.ts'
import { formAttribute } from './protocol.ts'
import { storeTypedTexts } from './store-texts.ts'

it('text typed before hydration lasts as long as a draft', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const form = document.body.appendChild(document.createElement('form'))
  onTestFinished(() => {
    vi.useRealTimers()
    form.remove()
    sessionStorage.clear()
  })
  form.dataset[formAttribute] = 'newsletter'
  const field = form.appendChild(document.createElement('input'))
  field.name = 'email'
  storeTypedTexts()
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('old@example.com')
  vi.setSystemTime(Date.now() + draftLife + 1)
  adoptWrittenText('newsletter')
  expect(readDraft('newsletter')).toBeUndefined()
  type('new@example.com')
  vi.setSystemTime(Date.now() + draftLife)
  adoptWrittenText('newsletter')
  expect(readDraft('newsletter')).toEqual({ values: { email: 'new@example.com' } })
})
