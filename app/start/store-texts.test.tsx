import { expect, it, onTestFinished, vi } from 'vitest'
import { adoptWrittenText, draftLife, readDraft } from '#app/forms/draft.ts'
import { holdSubmissions } from './hold-submissions.ts'
import { formAttribute } from './protocol.ts'
import { storeTypedTexts } from './store-texts.ts'

/** A form that is not hydrated, in a document of which the head script has taken charge. */
function formBeforeHydration() {
  const form = document.body.appendChild(document.createElement('form'))
  onTestFinished(() => {
    form.remove()
    sessionStorage.clear()
  })
  form.dataset[formAttribute] = 'newsletter'
  const field = form.appendChild(document.createElement('input'))
  field.name = 'email'
  holdSubmissions()
  storeTypedTexts()
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { form, type }
}

it('text typed before hydration lasts as long as a draft', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { type } = formBeforeHydration()
  type('old@example.com')
  vi.setSystemTime(Date.now() + draftLife + 1)
  adoptWrittenText('newsletter')
  expect(readDraft('newsletter')).toBeUndefined()
  type('new@example.com')
  vi.setSystemTime(Date.now() + draftLife)
  adoptWrittenText('newsletter')
  expect(readDraft('newsletter')).toEqual({ values: { email: 'new@example.com' } })
})

it('text that was to be sent from a page that was left has failed', () => {
  const { form, type } = formBeforeHydration()
  type('a@b')
  form.requestSubmit()
  form.remove()
  adoptWrittenText('newsletter')
  expect(readDraft('newsletter')).toEqual({ values: { email: 'a@b' }, attempt: 'failed' })
})
