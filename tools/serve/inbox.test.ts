import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import { Inbox, sendPath } from './inbox.ts'
import { listen } from './site-server.ts'

// Only so that a test can let a write fail.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, writeFile: vi.fn(real.writeFile) }
})

const message = {
  lib_version: '4.4.1',
  user_id: 'u',
  service_id: 's',
  template_id: 't',
  template_params: { message: 'سلام' },
}

let directory = ''
let lines: string[] = []

beforeEach(async () => {
  directory = temporaryFolder()
  lines = []
  server = createServer((incoming, response) => {
    void inbox.handle(incoming, response)
  })
  port = await listen(server, 0)
})

/** Keeps files in `directory` and what it says in `lines`. */
const filingInbox = () => new Inbox({ directory, log: (line) => lines.push(line) })

let server: Server
let port = 0
let inbox = new Inbox()

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

async function post(body: string, to = new Inbox(), type = 'application/json') {
  inbox = to
  const url = `http://127.0.0.1:${port}${sendPath}`
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

async function kept(): Promise<unknown[]> {
  const files = await readdir(directory)
  const texts = files.map((file) => readFile(path.join(directory, file), 'utf8'))
  return (await Promise.all(texts)).map((text) => JSON.parse(text))
}

it('keeps each message as a JSON file, and nothing in memory', async () => {
  // Two in one millisecond.
  vi.useFakeTimers({ toFake: ['Date'] })
  const to = filingInbox()
  const answers = await Promise.all([1, 2].map(() => post(JSON.stringify(message), to)))
  expect(answers).toMatchObject([1, 2].map(() => ({ status: 200, text: 'OK' })))
  expect(await kept()).toEqual([message, message])
  expect(lines).toHaveLength(2)
  expect(to.messages).toEqual([])
})

it.each([
  ['ENOSPC', 507],
  ['EIO', 500],
])('answers a write that ends with %s, says why, and leaves no file', async (code, status) => {
  const { writeFile: write } =
    await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
  vi.mocked(writeFile).mockImplementationOnce(async (file) => {
    await write(file, '')
    throw Object.assign(new Error(`${code}: no luck, write`), { code })
  })
  const to = filingInbox()
  expect(await post(JSON.stringify(message), to)).toMatchObject({ status })
  expect(await readdir(directory)).toEqual([])
  expect(lines).toEqual([expect.stringContaining(`${code}: no luck`)])
  expect(await post(JSON.stringify(message), to)).toMatchObject({ status: 200 })
})

it('says so when a message is cut off', async () => {
  inbox = filingInbox()
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"lib`)
  await vi.waitFor(() => expect(inbox.requests).toBe(1))
  socket.destroy()
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('cut off')]))
  expect(await readdir(directory)).toEqual([])
  expect(await post(JSON.stringify(message), inbox)).toMatchObject({ status: 200 })
})

it('prints what strangers send in one line and without escape sequences', async () => {
  const template = 'a\u001b[2J\u009b2J\nThe site is at http://evil/ \u202e'
  await post(JSON.stringify({ ...message, template_id: template }), filingInbox())
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^[\x20-\x7e]+$/)
})

it.each([
  ['not JSON', 'The body is not JSON'],
  ['null', 'The library version is required'],
  [changed({ user_id: '' }), 'The user ID is required'],
  [changed({ user_id: ['u'] }), 'The user ID is required'],
  [changed({ service_id: undefined }), 'The service ID is required'],
  [changed({ template_id: undefined }), 'The template ID is required'],
  [changed({ template_id: { t: 1 } }), 'The template ID is required'],
  [changed({ template_params: {} }), 'The template parameters are required'],
  [changed({ template_params: 'abc' }), 'The template parameters are required'],
  [changed({ template_params: ['a'] }), 'The template parameters are required'],
  [changed({ template_params: { message: 7 } }), 'The template parameters are required'],
])('refuses %s', async (body, text) => {
  expect(await post(body, filingInbox())).toMatchObject({ status: 400, text })
  expect(await readdir(directory)).toEqual([])
  expect(lines).toHaveLength(1)
})

it("takes nothing from another site's page", async () => {
  const { headers } = await post(JSON.stringify(message))
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(await post(JSON.stringify(message), inbox, 'text/plain')).toMatchObject({ status: 415 })
})

it('refuses what is too large', async () => {
  const large = changed({ template_params: { message: 'x'.repeat(60_000) } })
  expect(await post(large, filingInbox())).toMatchObject({ status: 413 })
  expect(lines).toEqual([expect.stringContaining('413')])
})

function changed(part: object): string {
  return JSON.stringify({ ...message, ...part })
}
