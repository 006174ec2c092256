import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('the action of every form', () => {
  it.each([
    ['what no form may send', { form: 'newsletter', values: { email: 'nobody' } }],
    ['a form that does not exist', { form: 'toString', values: {} }],
    ['no values at all', { form: 'inquiry' }],
    ['what is no submission', undefined],
    // Unit tests know no service.
    ['a service without settings', { form: 'newsletter', values: { email: 'a@b' } }],
  ])('answers %s with a failure and never throws', async (_, submission) => {
    expect(await submit(submission)).toMatchObject({ outcome: 'failed' })
  })

  it('shows what came of it and keeps it with the draft', async () => {
    const values = { email: 'a@b' }
    beginAttempt('newsletter', values)
    const result = await submit({ form: 'newsletter', values })
    expect(showOutcome).toHaveBeenCalledExactlyOnceWith(result, 'newsletter')
    expect(readDraft('newsletter')?.attempt).toBe('failed')
  })
})

describe('every page with a form', () => {
  const routes = path.resolve(import.meta.dirname, '../routes')
  const sources = readdirSync(routes).map((name) => {
    const files = readdirSync(path.join(routes, name)).filter((file) => file.endsWith('.tsx'))
    return { name, text: files.map((file) => readFileSync(path.join(routes, name, file), 'utf8')) }
  })
  const pages = sources.filter(({ text }) =>
    text.some((source) => /<(NewsletterBand|InquiryForm|ContactForm|MessageForm)\b/.test(source)),
  )

  it('is found', () => {
    expect(pages.map(({ name }) => name)).toContain('contact-us')
  })

  it.each(pages)(
    '$name brings the action along: without it a message would be an error',
    (page) => {
      expect(page.text.join()).toMatch(/^export const clientAction = messageAction$/m)
    },
  )
})
