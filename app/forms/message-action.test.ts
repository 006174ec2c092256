import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { storageIn } from '#app/platform/storage.fixture.ts'
import { beginAttempt, readDraft } from './draft.ts'
import { messageAction } from './message-action.ts'
import { showOutcome } from './popups.tsx'

vi.mock('./popups.tsx', () => ({ showOutcome: vi.fn() }))

const submit = (submission: unknown) =>
  messageAction({
    request: new Request('http://localhost/', { method: 'POST', body: JSON.stringify(submission) }),
  } as Parameters<typeof messageAction>[0])

beforeEach(() => {
  vi.mocked(showOutcome).mockClear()
})

it.each([
  ['what no form may send', { form: 'newsletter', values: { email: 'nobody' } }],
  ['a form that does not exist', { form: 'toString', values: {} }],
  ['what is no submission', undefined],
])('answers %s with a failure and never throws', async (_, submission) => {
  expect(await submit(submission)).toMatchObject({ outcome: 'failed' })
})

it('shows what came of a message and keeps it with the draft', async () => {
  vi.stubGlobal('sessionStorage', storageIn(new Map()))
  const values = { email: 'a@b' }
  beginAttempt('newsletter', values)
  // Unit tests know no service.
  const result = await submit({ form: 'newsletter', values })
  expect(showOutcome).toHaveBeenCalledExactlyOnceWith(result, 'newsletter')
  expect(readDraft('newsletter')?.attempt).toBe('failed')
})

it('comes with every page that has a form: without it a message would be an error', () => {
  const routes = path.resolve(import.meta.dirname, '../routes')
  const pages = readdirSync(routes).map((page) => {
    const files = readdirSync(path.join(routes, page)).filter((file) => file.endsWith('.tsx'))
    const sources = files.map((file) => readFileSync(path.join(routes, page, file), 'utf8'))
    return { page, source: sources.join() }
  })
  const having = (text: RegExp) =>
    pages.filter(({ source }) => text.test(source)).map(({ page }) => page)
  const withForm = having(/<(NewsletterBand|InquiryForm|ContactForm|MessageForm)\b/)
  expect(withForm).toContain('contact-us')
  expect(having(/^export const clientAction = messageAction$/m)).toEqual(withForm)
})
