import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { type InboxMessage, parseMessage, readBody } from './inbox-message.ts'
import { quoted } from './quoted.ts'

export const sendPath = '/api/v1.0/email/send'

/** Numbers are statuses. With `hang` and `cut` the message arrives and its sender gets no answer. */
export type InboxAnswer = 'ok' | 'html' | 'empty' | 'hang' | 'cut' | number

type InboxOptions = {
  /** Keeps each message as a JSON file; without a folder they stay in `messages`. */
  directory?: string
  log?: (line: string) => void
}

/** EmailJS-compatible. Tests make it fail in every way a real service can. */
export class Inbox {
  /** Empty where messages are files. */
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
    response.setHeader('Cache-Control', 'no-store')
    if (request.method === 'POST') await this.#receive(request, response)
    else reply(response, 405, 'Method not allowed')
    return true
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1
    const body = await readBody(request).catch((error: Error) => error)
    if (body instanceof Error) {
      this.#log(`a message was cut off (${body.message})`)
      response.destroy()
      return
    }
    const { answer } = this
    if (typeof answer === 'number') return reply(response, answer, `Fault ${answer}`)
    if (answer === 'html') return reply(response, 200, '<!doctype html><p>Sign in</p>', 'text/html')

    const parsed = parseMessage(request, body)
    if (!('message' in parsed)) return this.#refuse(response, parsed.status, parsed.problem)
    try {
      await this.#keep(parsed.message)
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      const status = ['ENOSPC', 'EDQUOT'].includes(code) ? 507 : 500
      return this.#refuse(response, status, 'The message could not be kept', message)
    }
    if (answer === 'hang') this.#held.push(response)
    else if (answer === 'cut') cutOff(response)
    else reply(response, 200, answer === 'empty' ? '' : 'OK')
  }

  #refuse(response: ServerResponse, status: number, text: string, cause = text): void {
    this.#log(`a message was refused with ${status}: ${quoted(cause)}`)
    reply(response, status, text)
  }

  async #keep(message: InboxMessage): Promise<void> {
    const { directory } = this.#options
    if (!directory) {
      this.messages.push(message)
      return
    }
    const file = await writeOwnFile(directory, `${JSON.stringify(message, null, 2)}\n`)
    this.#log(`a message for ${quoted(message.template_id)}, kept in ${file}`)
  }

  #log(line: string): void {
    this.#options.log?.(`inbox: ${line}`)
  }
}

/** Whole or not there at all, and on the disk before the sender reads OK. @returns its path */
async function writeOwnFile(directory: string, text: string): Promise<string> {
  await mkdir(directory, { recursive: true })
  const time = new Date().toISOString().replaceAll(':', '-')
  const file = path.join(directory, `${time}-${randomUUID()}.json`)
  const part = `${file}.tmp`
  try {
    await writeFile(part, text, { flag: 'wx', flush: true })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return file
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '2' })
  response.write('O', () => response.destroy())
}

function reply(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
}
