import type { IncomingMessage } from 'node:http'

/** Exactly as it was posted. */
export type InboxMessage = Readonly<{
  lib_version: string
  user_id: string
  service_id: string
  template_id: string
  template_params: Readonly<Record<string, string>>
}>

/** In bytes; the service refuses more than 50 kB. */
const maxBody = 50_000

/** What follows the first `maxBody` bytes is read and dropped. @throws Error when it is cut off */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    if (size <= maxBody) parts.push(part)
    size += part.length
  }
  return Buffer.concat(parts)
}

const ids = [
  ['lib_version', 'The library version is required'],
  ['user_id', 'The user ID is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
] as const

type Parsed = { message: InboxMessage } | { status: number; problem: string }

/** The message, or the service's words for what is wrong. */
export function parseMessage({ headers }: IncomingMessage, body: Buffer): Parsed {
  if (body.length > maxBody) return { status: 413, problem: 'The message is too large' }
  // A page of another site may post anything but JSON without being asked.
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return { status: 415, problem: 'The message is not sent as JSON' }
  }
  let parsed: Partial<Record<keyof InboxMessage, unknown>> | null
  try {
    parsed = JSON.parse(body.toString())
  } catch {
    return { status: 400, problem: 'The body is not JSON' }
  }
  const isText = (value: unknown) => typeof value === 'string'
  const missing = ids.find(([name]) => !parsed?.[name] || !isText(parsed[name]))
  if (missing) return { status: 400, problem: missing[1] }
  const params = parsed?.template_params ?? {}
  const values = typeof params === 'object' && !Array.isArray(params) ? Object.values(params) : []
  if (values.length === 0 || !values.every(isText)) {
    return { status: 400, problem: 'The template parameters are required' }
  }
  return { message: parsed as InboxMessage }
}
