import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

export const sendPath = '/api/v1.0/email/send'

/** Exactly as it was posted. */
export type InboxMessage = Readonly<{
  lib_version: string
  user_id: string
  service_id: string
  template_id: string
  template_params: Readonly<Record<string, string>>
}>

/** Numbers are statuses. With `hang` and `cut` the message arrives and its sender gets no answer. */
export type InboxAnswer = 'ok' | 'html' | 'empty' | 'hang' | 'cut' | number

type InboxOptions = {
  /** Keeps each message as a JSON file; without a folder they stay in memory. */
  directory?: string
  log?: (line: string) => void
}

/** In bytes; the service refuses more than 50 kB. */
const maxBody = 50_000

/** EmailJS-compatible. Tests make it fail in every way a real service can. */
export class Inbox {
  readonly messages: InboxMessage[] = []
  /** Includes failed requests. */
  requests = 0
  answer: InboxAnswer = 'ok'
  readonly #options: InboxOptions
  readonly #held: ServerResponse[] = []

  constructor(options: InboxOptions = {}) {
    this.#options = options
  }

  reset(): void {
    this.messages.length = 0
    this.requests = 0
    this.answer = 'ok'
    this.#held.length = 0
  }

  /** Answers the requests held back by `hang`. */
  release(): void {
    for (const response of this.#held.splice(0)) reply(response, 200, 'OK')
  }

  /** @returns false for any path but `sendPath` */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if ((request.url ?? '').split('?')[0] !== sendPath) return false
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    response.setHeader('Cache-Control', 'no-store')
    if (request.method === 'OPTIONS') reply(response, 204, '')
    else if (request.method === 'POST') await this.#receive(request, response)
    else reply(response, 405, 'Method not allowed')
    return true
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1
    const body = await readBody(request)
    if (body === undefined) return reply(response, 413, 'The message is too large')
    const { answer } = this
    if (typeof answer === 'number') return reply(response, answer, `Fault ${answer}`)
    if (answer === 'html') return reply(response, 200, '<!doctype html><p>Sign in</p>', 'text/html')

    const message = parseMessage(body)
    if (typeof message === 'string') return reply(response, 400, message)
    await this.#keep(message)
    if (answer === 'hang') this.#held.push(response)
    else if (answer === 'cut') cutOff(response)
    else reply(response, 200, answer === 'empty' ? '' : 'OK')
  }

  async #keep(message: InboxMessage): Promise<void> {
    this.messages.push(message)
    const { directory, log } = this.#options
    if (directory) {
      await mkdir(directory, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${this.messages.length}.json`
      await writeFile(path.join(directory, name), `${JSON.stringify(message, null, 2)}\n`)
      log?.(`inbox: a message for ${message.template_id}, kept in ${path.join(directory, name)}`)
    }
  }
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '2' })
  response.write('O', () => response.destroy())
}

function reply(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= maxBody) parts.push(part)
  }
  return size > maxBody ? undefined : Buffer.concat(parts).toString('utf8')
}

/** The message, or the service's words for what is wrong. */
function parseMessage(body: string): InboxMessage | string {
  let parsed: Partial<InboxMessage>
  try {
    parsed = JSON.parse(body)
  } catch {
    return 'The body is not JSON'
  }
  if (!parsed?.lib_version) return 'The library version is required'
  if (!parsed.user_id) return 'The user ID is required'
  if (!parsed.service_id) return 'The service ID is required'
  if (!parsed.template_id) return 'The template ID is required'
  const params = Object.values(parsed.template_params ?? {})
  if (params.length === 0 || params.some((value) => typeof value !== 'string')) {
    return 'The template parameters are required'
  }
  return parsed as InboxMessage
}
