import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Server as AnyServer } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import type { Inbox } from './inbox.ts'
import { quoted } from './quoted.ts'

type Log = (line: string) => void

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Serves files, `404.html` for anything else, and the inbox; `base` is `/website` or empty. */
export function createSiteServer(
  directory: string,
  inbox: Pick<Inbox, 'handle'>,
  base = '',
  log: Log = console.error,
): Server {
  const serve = staticHost(directory, log)
  return createServer(async (request, response) => {
    const { method, url = '/' } = request
    try {
      if (await inbox.handle(request, response)) return
      if (url !== base && !url.startsWith(`${base}/`) && !url.startsWith(`${base}?`)) {
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Another site\n')
        return
      }
      request.url = url.slice(base.length).replace(/^(?!\/)/, '/')
      serve(request, response)
    } catch (error) {
      // An error ends its own request, and says so.
      const { stack = String(error) } = error as Partial<Error>
      log(`${method} ${quoted(url)} failed: ${quoted(stack)}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal error\n')
    }
  })
}

function staticHost(directory: string, log: Log): Handler {
  const setHeaders = (response: ServerResponse, address: string) => {
    response.setHeader('Cache-Control', cacheControl(address))
    // sirv names the character set of pages alone.
    if (/\.txt\/*$/.test(address)) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    closeWhatIsLeft(response, log)
  }
  // Looks for each file anew (`dev`), as a build replaces all files under a running server.
  const files = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true, setHeaders })
  return (request, response) => {
    const answerMissing = () => {
      const page = readFileSync(path.join(directory, '404.html'))
      response.writeHead(404, {
        'Cache-Control': cacheControl('/404.html'),
        'Content-Type': 'text/html; charset=utf-8',
      })
      response.end(request.method === 'HEAD' ? undefined : page)
    }
    if (isNoFile(request.url ?? '')) answerMissing()
    else files(request, response, answerMissing)
  }
}

/** The configuration of other hosts, names that begin with a dot, and two slashes, however they are spelled. */
function isNoFile(url: string): boolean {
  // The query ends the path before anything is decoded, as for sirv: `%3f` begins none.
  const [raw = ''] = url.split('?')
  const pathname = raw.replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent)
  return /^\/_(?:headers|redirects)\/*$|\/(?:\/|\.(?!well-known\/))/i.test(pathname)
}

/** sirv neither sees its file fail nor closes one whose reader has left. */
function closeWhatIsLeft(response: ServerResponse, log: Log): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', ({ message }) => {
      log(`A file went away: ${quoted(message)}`)
      response.destroy()
    })
    response.once('unpipe', () => file.destroy())
  })
}

function cacheControl(address: string): string {
  if (address.startsWith('/media/assets/')) return 'public, max-age=31536000, immutable'
  // A page's address has no dot in its last part; a page altered on the way is refused by its own policy.
  return /\/[^/.]*$|\.html$/.test(address) ? 'no-cache, no-transform' : 'no-cache'
}

/** Listens on loopback; port 0 picks a free one. @returns the port */
export async function listen(server: AnyServer, port: number): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** @returns a port of loopback that nothing listens on, for a program that takes no 0 */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0)
  server.close()
  await once(server, 'close')
  return port
}
