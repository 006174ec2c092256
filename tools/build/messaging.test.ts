import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { createLogger, createServer, resolveConfig, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Inbox, sendPath } from '#tools/serve/inbox.ts'
import { noSettings } from '#tools/serve/settings.ts'
import { temporaryFolder, writeFiles } from '#tools/temporary-folder.fixture.ts'
import config from '../../vite.config.ts'
import { messaging } from './messaging.ts'

let root = ''
let dev: ViteDevServer
let origin = ''
let lines: string[] = []

beforeEach(async () => {
  root = temporaryFolder()
  lines = []
  const customLogger = createLogger('silent')
  for (const level of ['info', 'error'] as const) {
    customLogger[level] = (line) => lines.push(line)
  }
  const { server } = config({ command: 'serve', mode: 'development' })
  const listening = { ...server, port: 0, host: '127.0.0.1', ws: false } as const
  dev = await createServer({
    ...{ root, configFile: false, customLogger, server: listening, plugins: [messaging()] },
    optimizeDeps: { noDiscovery: true },
  })
  await dev.listen()
  const address = dev.httpServer?.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
})

afterEach(async () => {
  vi.restoreAllMocks()
  await dev.close()
})

const post = () =>
  fetch(origin + sendPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ lib_version: '4', user_id: 'u', service_id: 's', template_id: 't' },
      template_params: { message: 'Hello' },
    }),
  })

it('the development server outlives a message that is cut off, and an error of the inbox', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const handle = vi.spyOn(Inbox.prototype, 'handle')
  socket.write(`POST ${sendPath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"lib`)
  await vi.waitFor(() => expect(handle).toHaveBeenCalled())
  socket.destroy()
  await vi.waitFor(() => expect(lines.join()).toContain('cut off'))
  handle.mockRejectedValueOnce(new Error('broken'))
  expect((await post()).status).toBe(500)
  expect((await post()).status).toBe(200)
})

it('serves neither messages, nor secrets, nor history', async () => {
  expect((await post()).status).toBe(200)
  writeFiles(root, { '.env.production': 'x', '.git/config': 'x' })
  const [message = ''] = await readdir(path.join(root, '.inbox'))
  for (const file of [`.inbox/${message}`, '.env.production', '.git/config']) {
    for (const place of [`/${file}`, `/@fs${root}/${file}`]) {
      for (const address of [place, `${place}?raw`, `${place}?import&raw`]) {
        const { status } = await fetch(origin + address)
        expect(status, address).toBeGreaterThanOrEqual(400)
      }
    }
  }
})

it('denies all that Vite denies by itself', async () => {
  const { server } = await resolveConfig({ configFile: false }, 'serve')
  expect(dev.config.server.fs.deny).toEqual(expect.arrayContaining(server.fs.deny))
})

it('tests read no settings, so that none of them reaches the owner’s service', () => {
  const { envDir, test } = config({ command: 'serve', mode: 'test' })
  expect(envDir).toBe(false)
  expect(test?.env).toEqual(noSettings)
  for (const name of Object.keys(noSettings)) expect(import.meta.env[name]).toBe('')
})
