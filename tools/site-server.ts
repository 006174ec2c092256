import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { Inbox } from './inbox.ts'

/**
 * Serves the built site as a plain static host would: files, `404.html` for everything else,
 * and the embedded inbox where the e-mail service would be.
 *
 * @param directory the built site
 */
export function createSiteServer(directory: string, inbox: Inbox): Server {
  const fallbackFile = path.join(directory, '404.html')
  if (!existsSync(fallbackFile)) throw new Error(`${directory} holds no built site`)
  const fallback = readFileSync(fallbackFile)
  const files = sirv(directory, {
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith('/media/assets/')
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  return createServer(async (request, response) => {
    try {
      if (await inbox.handle(request, response)) return
    } catch {
      // The sender went away while the inbox was reading.
      response.destroy()
      return
    }
    files(request, response, () => {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      })
      response.end(request.method === 'HEAD' ? undefined : fallback)
    })
  })
}

/** Starts listening on loopback and resolves with the port; 0 picks a free one. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
