import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageIn } from '#app/platform/storage.fixture.ts'
import {
  adoptWrittenText,
  beginAttempt,
  draftLife,
  dropOldDrafts,
  finishAttempt,
  readDraft,
  saveDraft,
} from './draft.ts'

const stored = new Map<string, string>()
const storage = storageIn(stored)
const values = { name: 'Layla', email: '', message: 'نصّ' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (time: number) => vi.setSystemTime(Date.now() + time)

describe('a draft', () => {
  it('is of its form', () => {
    saveDraft('contact', values)
    expect(readDraft('contact')).toEqual({ values })
    expect(readDraft('inquiry')).toBeUndefined()
  })

  it('is made once of what was written in a page left before its app had started', () => {
    stored.set('written:contact', JSON.stringify({ message: 'newer', subject: 'a trap' }))
    saveDraft('contact', values)
    adoptWrittenText('contact')
    expect(readDraft('contact')).toEqual({ values: { ...values, message: 'newer' } })
    saveDraft('contact', values)
    adoptWrittenText('contact')
    expect(readDraft('contact')).toEqual({ values })
  })

  // Text typed before hydration likewise: app/start/store-texts.test.tsx.
  it('ends half an hour after the last letter, also where it was shown again, or not sent', () => {
    saveDraft('contact', values)
    saveDraft('inquiry', { question: 'Why?' })
    stored.set('written:contact', JSON.stringify({ message: 'old', at: Date.now() }))
    wait(draftLife - 1000)
    saveDraft('newsletter', { email: 'a@b' })
    saveDraft('contact', values)
    beginAttempt('inquiry', { question: 'Why?' })
    finishAttempt('inquiry', 'failed')
    dropOldDrafts()
    expect(readDraft('contact')).toEqual({ values })
    wait(2000)
    expect(readDraft('contact')).toBeUndefined()
    dropOldDrafts()
    expect([...stored.keys()]).toEqual(['draft:newsletter'])
  })

  it('of an empty form is none, unless its text is on its way', () => {
    beginAttempt('newsletter', { email: 'a' })
    saveDraft('newsletter', { email: '' })
    expect(readDraft('newsletter')).toEqual({ values: { email: '' }, attempt: 'pending' })
    finishAttempt('newsletter', 'failed')
    saveDraft('newsletter', { email: 'b' })
    saveDraft('newsletter', { email: '' })
    expect(stored.size).toBe(0)
  })

  it('is gone once it has arrived, and stays with its outcome where it has not', () => {
    beginAttempt('contact', values)
    expect(readDraft('contact')).toEqual({ values, attempt: 'pending' })
    finishAttempt('contact', 'unknown')
    expect(readDraft('contact')).toEqual({ values, attempt: 'unknown' })
    finishAttempt('contact', 'sent')
    expect(stored.size).toBe(0)
  })
})

describe('storage', () => {
  it.each(['{', 'null', '7', '"text"', '[]', '{"values":"text"}'])(
    'holding %s counts as empty',
    (junk) => {
      stored.set('draft:contact', junk)
      stored.set('written:contact', junk)
      adoptWrittenText('contact')
      expect(readDraft('contact')).toBeUndefined()
    },
  )

  it('holding something else gives what is sound of it', () => {
    const draft = { values: { name: 7, email: 'a@b', other: 'x' }, attempt: 'sent' }
    stored.set('draft:contact', JSON.stringify(draft))
    expect(readDraft('contact')).toEqual({ values: { name: '', email: 'a@b', message: '' } })
  })

  it('that is full brings no older text back', () => {
    saveDraft('contact', { ...values, message: 'old' })
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { ...storage, setItem })
    saveDraft('contact', values)
    expect(readDraft('contact')).toBeUndefined()
  })
})
