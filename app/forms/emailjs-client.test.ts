import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Inbox } from '#tools/serve/inbox.ts'
import { listen } from '#tools/serve/site-server.ts'
import { type MessagingSettings, sendMessage } from './emailjs-client.ts'

const inbox = new Inbox()
let server: Server
let settings: MessagingSettings

beforeEach(async () => {
  inbox.reset()
  server = createServer((request, response) => {
    void inbox.handle(request, response)
  })
  settings = {
    origin: `http://127.0.0.1:${await listen(server, 0)}`,
    userId: 'user',
    serviceId: 'service',
    contactTemplateId: 'contact',
    inboxTemplateId: 'inbox',
    tellsOrigin: false,
  }
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const contact = {
  form: 'contact',
  values: { name: 'Layla', email: 'a@b', message: 'Hello' },
} as const

describe('the body', () => {
  it('of a contact message', async () => {
    expect(await sendMessage(contact, settings)).toEqual({ outcome: 'sent' })
    expect(inbox.messages).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'user',
        service_id: 'service',
        template_id: 'contact',
        template_params: { from_name: 'Layla', from_email: 'a@b', message: 'Hello' },
      },
    ])
  })

  it('says where a contact message comes from only for an owner who asks for it', async () => {
    vi.stubGlobal('location', new URL('https://www.company.example/ar/contact-us'))
    const landing = 'https://www.company.example/services?utm_source=letter&page=2'
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: landing } as never])
    await sendMessage(contact, { ...settings, tellsOrigin: true })
    await sendMessage(contact, settings)
    const sent = 'Sent from /ar/contact-us; the visit began at /services?utm_source=letter.'
    const params = { from_name: 'Layla', from_email: 'a@b' }
    expect(inbox.messages.map(({ template_params }) => template_params)).toEqual([
      { ...params, message: `Hello\n\n${sent}` },
      { ...params, message: 'Hello' },
    ])
  })

  it('of a newsletter sign-up and of an inquiry, which share a template', async () => {
    await sendMessage({ form: 'newsletter', values: { email: 'a@b' } }, settings)
    await sendMessage({ form: 'inquiry', values: { question: 'Why?' } }, settings)
    expect(
      inbox.messages.map(({ template_id, template_params }) => [template_id, template_params]),
    ).toEqual([
      ['inbox', { from_email: 'a@b', from_question: '' }],
      ['inbox', { from_email: '', from_question: 'Why?' }],
    ])
  })
})

describe('the answer', () => {
  it.each([
    // A page of HTML is never taken for sent; where the line is cut, the message has arrived.
    ['ok', 'sent', 1],
    ['empty', 'sent', 1],
    ['html', 'unknown', 0],
    ['cut', 'unknown', 1],
    // A gateway leaves open what became of it.
    [502, 'unknown', 0],
    [504, 'unknown', 0],
  ] as const)('%s is %s', async (answer, outcome, arrived) => {
    inbox.answer = answer
    expect(await sendMessage(contact, settings)).toMatchObject({ outcome })
    expect(inbox.messages).toHaveLength(arrived)
  })

  it.each([400, 403, 404, 412, 429, 500, 503] as const)('%i is failed', async (answer) => {
    inbox.answer = answer
    expect(await sendMessage(contact, settings)).toEqual({
      outcome: 'failed',
      detail: `${answer}: Fault ${answer}`,
    })
  })

  it('OK is sent, whatever the status', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('OK', { status: 202 }))
    expect(await sendMessage(contact, settings)).toEqual({ outcome: 'sent' })
  })

  it('that never comes is unknown, and nothing is sent again', async () => {
    inbox.answer = 'hang'
    expect(await sendMessage(contact, settings, 200)).toEqual({
      outcome: 'unknown',
      detail: 'no answer in 200 ms',
    })
    expect(inbox.requests).toBe(1)
  })

  it.each([
    ['of no server', true, undefined, 'unknown'],
    ['of no server, while the browser knows it is offline,', false, undefined, 'offline'],
    // The browser is wrong about being offline.
    ['that comes all the same', false, 'ok', 'sent'],
    ['that hangs all the same', false, 'hang', 'unknown'],
    ['that is cut all the same', false, 'cut', 'unknown'],
  ] as const)('%s is told', async (_, onLine, answer, outcome) => {
    vi.stubGlobal('navigator', { onLine })
    if (answer) inbox.answer = answer
    else server.close()
    expect(await sendMessage(contact, settings, 200)).toMatchObject({ outcome })
    expect(inbox.messages).toHaveLength(answer ? 1 : 0)
  })
})

describe('missing settings', () => {
  it.each([
    ['userId', 'The user ID is required'],
    ['serviceId', 'The service ID is required'],
    ['contactTemplateId', 'The template ID is required'],
  ] as const)('%s fails without a request', async (name, detail) => {
    const result = await sendMessage(contact, { ...settings, [name]: '' })
    expect(result).toEqual({ outcome: 'failed', detail })
    expect(inbox.requests).toBe(0)
  })
})
