import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { Inbox } from './inbox.ts'

/** Serves files, `404.html` for anything else, and the inbox; `base` is `/website` or empty. */
export function createSiteServer(directory: string, inbox: Inbox, base = ''): Server {
  const serve = staticHost(directory)
  return createServer(async (request, response) => {
    try {
      if (await inbox.handle(request, response)) return
    } catch {
      // The sender closed the connection meanwhile.
      response.destroy()
      return
    }
    const { url = '/' } = request
    if (url !== base && !url.startsWith(`${base}/`) && !url.startsWith(`${base}?`)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Another site\n')
      return
    }
    request.url = url.slice(base.length).replace(/^(?!\/)/, '/')
    serve(request, response)
  })
}

function staticHost(directory: string) {
  const fallback = readFallback(directory)
  const setHeaders = (response: ServerResponse, pathname: string) => {
    response.setHeader('Cache-Control', cacheControl(pathname))
  }
  const files = sirv(directory, { etag: true, brotli: true, gzip: true, setHeaders })
  return (request: IncomingMessage, response: ServerResponse) => {
    const answerMissing = () => {
      response.writeHead(404, {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/html; charset=utf-8',
      })
      response.end(request.method === 'HEAD' ? undefined : fallback)
    }
    // Configuration of other hosts.
    if (/^\/_(?:headers|redirects)(?:\?|$)/.test(request.url ?? '')) answerMissing()
    else files(request, response, answerMissing)
  }
}

function cacheControl(pathname: string): string {
  if (pathname.startsWith('/media/assets/')) return 'public, max-age=31536000, immutable'
  return 'no-cache'
}

function readFallback(directory: string): Buffer {
  const file = path.join(directory, '404.html')
  if (!existsSync(file)) throw new Error(`${directory} holds no built site`)
  return readFileSync(file)
}

/** Listens on loopback; port 0 picks a free one. @returns the port */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
