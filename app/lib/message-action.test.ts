import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { messageAction } from './message-action.ts'
import { onOutcome } from './message-traffic.ts'
import type { SendResult } from './messaging.ts'

const submit = (submission: unknown) =>
  messageAction({
    request: new Request('http://localhost/', {
      method: 'POST',
      body: JSON.stringify(submission),
    }),
  } as Parameters<typeof messageAction>[0])

const heard: [string, SendResult][] = []
const stop = onOutcome((form, result) => heard.push([form, result]))

afterEach(() => {
  heard.length = 0
})

describe('the action of every form', () => {
  it.each([
    ['what no form may send', { form: 'newsletter', id: '1', values: { email: 'nobody' } }],
    ['a form that does not exist', { form: 'toString', id: '1', values: {} }],
    ['no values at all', { form: 'inquiry', id: '1' }],
    ['what is no submission', undefined],
    // Unit tests know no service.
    ['a service without settings', { form: 'newsletter', id: '1', values: { email: 'a@b' } }],
  ])('answers %s with a failure and never throws', async (_, submission) => {
    expect(await submit(submission)).toMatchObject({ outcome: 'failed' })
  })

  it('tells all who listen what came of it', async () => {
    const result = await submit({ form: 'newsletter', id: '1', values: { email: 'a@b' } })
    expect(heard).toEqual([['newsletter', result]])
    stop()
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
