import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '#tools/temporary-folder.fixture.ts'
import { Inbox } from './inbox.ts'
import { createSiteServer, listen } from './site-server.ts'

let directory = ''
let server: Server
let port = 0
let lines: string[] = []

const large = 'x'.repeat(4_000_000)

async function build(home: string): Promise<void> {
  await rm(directory, { recursive: true, force: true })
  const pages = { '404.html': 'missing', 'home/index.html': home, 'llms.txt': 'م' }
  writeFiles(directory, { ...pages, 'large.svg': large, _headers: '/*', '.env': 'x' })
}

async function serve(inbox: Pick<Inbox, 'handle'> = new Inbox()): Promise<void> {
  server = createSiteServer(directory, inbox, '', (line) => lines.push(line))
  port = await listen(server, 0)
}

beforeEach(async () => {
  directory = path.join(temporaryFolder(), 'client')
  lines = []
  await build('first')
})

afterEach(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const ask = (address: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${address}`, init)

/** Sends a request as it is written, and leaves after the first bytes of the answer. */
async function askAndLeave(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}\r\nHost: x\r\n\r\n`)
  const text = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString()))
    socket.once('close', () => resolve(''))
    socket.once('error', () => resolve(''))
  })
  socket.destroy()
  return text
}

const failure = new Error('broken \u001b[2J')
it('answers a request whose handler fails, and the next one', async () => {
  const broken = vi.fn<Inbox['handle']>(async () => false).mockRejectedValueOnce(failure)
  await serve({ handle: broken })
  expect((await ask('/home')).status).toBe(500)
  expect(lines).toEqual([expect.stringMatching(/^GET "\/home" failed: [\x20-\x7e]*broken/)])
  expect(await (await ask('/home')).text()).toBe('first')
})

it('outlives a range that sirv cannot read', async () => {
  await serve()
  await askAndLeave('GET /home HTTP/1.1\r\nRange: bytes=4-2')
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('RangeError')]))
  expect((await ask('/home')).status).toBe(200)
})

it('loses one request to a file that cannot be read', async () => {
  const socket = createServer().listen(path.join(directory, 'gone.svg'))
  await once(socket, 'listening')
  await serve()
  await expect(ask('/gone.svg')).rejects.toThrow()
  expect(lines).toEqual([expect.stringContaining('ENXIO')])
  expect((await ask('/large.svg')).status).toBe(200)
  socket.close()
})

it('serves what a build has put in the place of its files', async () => {
  await serve()
  expect(await (await ask('/home')).text()).toBe('first')
  await build('second, and longer')
  const answer = await ask('/home')
  expect(answer.headers.get('content-length')).toBe('18')
  expect(await answer.text()).toBe('second, and longer')
  await rm(path.join(directory, '404.html'))
  expect((await ask('/gone')).status).toBe(500)
})

it.skipIf(!existsSync('/proc/self/fd'))('closes the file of a download cut off', async () => {
  await serve()
  const isOpen = async () => (await readdir('/proc/self/fd')).length
  const before = await isOpen()
  const starts = await Promise.all(
    Array.from({ length: 50 }, () => askAndLeave('GET /large.svg HTTP/1.1')),
  )
  expect(starts.every((start) => start.startsWith('HTTP/1.1 200'))).toBe(true)
  await vi.waitFor(async () => expect(await isOpen()).toBeLessThan(before + 10))
})

const hidden =
  '/_headers /_headers/ //_headers /_HEADERS /%5fheaders /%5Fheaders%2f?x /.env /%2eenv //home'
it.each(hidden.split(' '))('does not serve %s', async (address) => {
  await serve()
  const answer = await ask(address)
  expect([answer.status, await answer.text()]).toEqual([404, 'missing'])
})

// As no browser writes an address: it would leave out the two dots.
it.each(['/x%3f/../_headers', '/x%3F/../.env'])('does not serve %s', async (address) => {
  await serve()
  expect(await askAndLeave(`GET ${address} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404 /)
})

it('names the character set of texts', async () => {
  await serve()
  const { headers } = await ask('/llms.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
})
