import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { Inbox, sendPath } from './inbox.ts'
import { listen } from './site-server.ts'

const message = {
  lib_version: '4.4.1',
  user_id: 'u',
  service_id: 's',
  template_id: 't',
  template_params: { message: 'سلام' },
}

async function post(body: string, inbox = new Inbox()) {
  const server = createServer((request, response) => {
    void inbox.handle(request, response)
  })
  const port = await listen(server, 0)
  try {
    const url = `http://127.0.0.1:${port}${sendPath}`
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body })
    return { status: response.status, text: await response.text() }
  } finally {
    server.close()
  }
}

describe('the embedded inbox', () => {
  it('keeps each message as a JSON file', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'inbox-'))
    const lines: string[] = []
    const inbox = new Inbox({ directory, log: (line) => lines.push(line) })
    expect(await post(JSON.stringify(message), inbox)).toEqual({ status: 200, text: 'OK' })
    const [file = ''] = await readdir(directory)
    expect(JSON.parse(await readFile(path.join(directory, file), 'utf8'))).toEqual(message)
    expect(lines).toHaveLength(1)
  })

  it.each([
    ['not JSON', 'The body is not JSON'],
    ['null', 'The library version is required'],
    [JSON.stringify({ ...message, user_id: '' }), 'The user ID is required'],
    [JSON.stringify({ ...message, service_id: undefined }), 'The service ID is required'],
    [JSON.stringify({ ...message, template_id: undefined }), 'The template ID is required'],
    [JSON.stringify({ ...message, template_params: {} }), 'The template parameters are required'],
    [
      JSON.stringify({ ...message, template_params: { message: 7 } }),
      'The template parameters are required',
    ],
  ])('refuses %s', async (body, text) => {
    expect(await post(body)).toEqual({ status: 400, text })
  })

  it('keeps every message, also of one text', async () => {
    const inbox = new Inbox()
    await post(JSON.stringify(message), inbox)
    await post(JSON.stringify(message), inbox)
    expect(inbox.messages).toHaveLength(2)
  })

  it('refuses what is too large', async () => {
    const large = { ...message, template_params: { message: 'x'.repeat(60_000) } }
    expect(await post(JSON.stringify(large))).toMatchObject({ status: 413 })
  })
})
