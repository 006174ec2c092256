import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from './draft.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const values = { name: 'Layla', email: '', message: 'نصّ' }

/** A document of its own: what it kept in memory is gone with the one before. */
async function openDocument() {
  vi.resetModules()
  return import('./draft.ts')
}

/** As blocked storage does, and full storage of a text. */
function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => void vi.useRealTimers())

const wait = (time: number) => vi.setSystemTime(Date.now() + time)

describe('a draft', () => {
  it('outlives its document', async () => {
    const first = await openDocument()
    first.saveDraft('contact', values)
    const second = await openDocument()
    expect(second.readDraft('contact')).toEqual({ values })
    expect(second.readDraft('inquiry')).toBeUndefined()
  })

  it('is made once of what was written in a page left before its app had started', async () => {
    stored.set('written:contact', JSON.stringify({ message: 'newer', subject: 'a trap' }))
    const { adoptWrittenText, saveDraft, readDraft } = await openDocument()
    saveDraft('contact', values)
    adoptWrittenText('contact')
    const draft = { values: { ...values, message: 'newer' } }
    expect(readDraft('contact')).toEqual(draft)
    saveDraft('contact', values)
    adoptWrittenText('contact')
    expect(readDraft('contact')).toEqual({ values })
  })

  it('sent by another document of its tab is none', async () => {
    const first = await openDocument()
    first.saveDraft('contact', values)
    const second = await openDocument()
    second.finishAttempt('contact', 'sent')
    expect(first.readDraft('contact')).toBeUndefined()
  })

  it('ends half an hour after the last letter', async () => {
    const { draftLife, dropOldDrafts, saveDraft, readDraft } = await openDocument()
    saveDraft('contact', values)
    wait(draftLife - 1000)
    saveDraft('newsletter', { email: 'a@b' })
    dropOldDrafts()
    expect(readDraft('contact')).toEqual({ values })
    wait(2000)
    expect(readDraft('contact')).toBeUndefined()
    dropOldDrafts()
    expect([...stored.keys()]).toEqual(['draft:newsletter'])
  })

  it('ends half an hour after the last letter, also where it was shown again, or not sent', async () => {
    const first = await openDocument()
    first.saveDraft('contact', values)
    first.saveDraft('inquiry', { question: 'Why?' })
    stored.set('written:newsletter', JSON.stringify({ email: 'a@b', at: Date.now() }))
    wait(first.draftLife - 1000)
    const { adoptWrittenText, beginAttempt, saveDraft, readDraft, finishAttempt } =
      await openDocument()
    saveDraft('contact', values)
    beginAttempt('inquiry', { question: 'Why?' })
    finishAttempt('inquiry', 'failed')
    adoptWrittenText('newsletter')
    expect(readDraft('newsletter')).toEqual({ values: { email: 'a@b' } })
    wait(2000)
    for (const form of ['contact', 'inquiry', 'newsletter'] as const)
      expect(readDraft(form)).toBeUndefined()
  })

  it('ends in memory as well', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { draftLife, saveDraft, readDraft } = await openDocument()
    saveDraft('contact', values)
    wait(draftLife + 1)
    expect(readDraft('contact')).toBeUndefined()
  })

  it('is not made of text typed before hydration more than half an hour ago', async () => {
    const { adoptWrittenText, draftLife, dropOldDrafts, readDraft } = await openDocument()
    stored.set('written:contact', JSON.stringify({ message: 'old', at: Date.now() }))
    wait(draftLife + 1)
    stored.set('written:newsletter', JSON.stringify({ email: 'a@b', at: Date.now() }))
    adoptWrittenText('contact')
    expect(readDraft('contact')).toBeUndefined()
    dropOldDrafts()
    expect([...stored.keys()]).toEqual(['written:newsletter'])
  })

  it('of an empty form is none', async () => {
    const { saveDraft } = await openDocument()
    saveDraft('newsletter', { email: 'a' })
    saveDraft('newsletter', { email: '' })
    expect(stored.size).toBe(0)
  })

  it('that failed ends with its text, one on its way does not', async () => {
    const { beginAttempt, finishAttempt, saveDraft, readDraft } = await openDocument()
    beginAttempt('newsletter', { email: 'a' })
    saveDraft('newsletter', { email: '' })
    expect(readDraft('newsletter')).toEqual({ values: { email: '' }, attempt: 'pending' })
    finishAttempt('newsletter', 'failed')
    saveDraft('newsletter', { email: 'b' })
    saveDraft('newsletter', { email: '' })
    expect(stored.size).toBe(0)
  })

  it('is gone once it has arrived, and stays with its outcome where it has not', async () => {
    const { beginAttempt, readDraft, finishAttempt } = await openDocument()
    beginAttempt('contact', values)
    expect(readDraft('contact')).toEqual({ values, attempt: 'pending' })
    finishAttempt('contact', 'unknown')
    expect(readDraft('contact')).toEqual({ values, attempt: 'unknown' })
    finishAttempt('contact', 'sent')
    expect(readDraft('contact')).toBeUndefined()
    expect(stored.size).toBe(0)
  })
})

describe('storage', () => {
  it.each(['', '{', 'null', '7', '"text"', '[]', '{}', '{"values":null}', '{"values":"text"}'])(
    'holding %s counts as empty',
    async (junk) => {
      stored.set('draft:contact', junk)
      stored.set('written:contact', junk)
      const { adoptWrittenText, readDraft } = await openDocument()
      adoptWrittenText('contact')
      expect(readDraft('contact')).toBeUndefined()
    },
  )

  it.each<[string, unknown, Draft | undefined]>([
    [
      'foreign values',
      { values: { name: 7, other: 'x' } },
      { values: { name: '', email: '', message: '' } },
    ],
    ['an unknown outcome', { values, attempt: 'sent' }, { values }],
    ['an outcome that is none', { values, attempt: { outcome: 'failed' } }, { values }],
  ])('holding %s gives what is sound of it', async (_, junk, sound) => {
    stored.set('draft:contact', JSON.stringify(junk))
    const { readDraft } = await openDocument()
    expect(readDraft('contact')).toEqual(sound)
  })

  it.each([
    ['missing', undefined],
    ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('%s: a draft lasts as long as the document', async (_, blocked) => {
    vi.stubGlobal('sessionStorage', blocked)
    const { beginAttempt, saveDraft, readDraft, finishAttempt } = await openDocument()
    saveDraft('contact', values)
    expect(readDraft('contact')).toEqual({ values })
    beginAttempt('contact', values)
    finishAttempt('contact', 'failed')
    expect(readDraft('contact')).toEqual({ values, attempt: 'failed' })
    finishAttempt('contact', 'sent')
    expect(readDraft('contact')).toBeUndefined()
  })

  it('full: the newest text counts, and no older one comes back', async () => {
    const first = await openDocument()
    first.saveDraft('contact', { ...values, message: 'old' })
    vi.stubGlobal('sessionStorage', { ...storage, setItem: refuse })
    first.saveDraft('contact', values)
    expect(first.readDraft('contact')).toEqual({ values })
    const second = await openDocument()
    expect(second.readDraft('contact')).toBeUndefined()
  })
})
