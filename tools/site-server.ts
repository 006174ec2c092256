import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import {
  type HostName,
  type HostRules,
  hostRules,
  parseHeaders,
  parseRedirects,
  readOptional,
} from './hosts/host-rules.ts'
import type { Inbox } from './inbox.ts'

type SiteServerOptions = Readonly<{
  /** Where the site stands below the host's root: `/website`, or nothing. */
  base?: string
  /** Whose ways the server follows. */
  host?: HostName
}>

/**
 * Serves the built site as a static host would: files, `404.html` for everything else, and the
 * embedded inbox where the e-mail service would be.
 *
 * @param directory the built site
 */
export function createSiteServer(
  directory: string,
  inbox: Inbox,
  { base = '', host = 'plain' }: SiteServerOptions = {},
): Server {
  const serve = staticHost(directory, hostRules[host], base)
  return createServer(async (request, response) => {
    try {
      if (await inbox.handle(request, response)) return
    } catch {
      // The sender went away while the inbox was reading.
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

type Serve = (request: IncomingMessage, response: ServerResponse) => void

function staticHost(directory: string, rules: HostRules, base: string): Serve {
  const fallback = readFallback(directory)
  const instructions = rules.readsInstructions === true
  const headers = instructions ? parseHeaders(readOptional(directory, '_headers')) : []
  const redirects = instructions ? parseRedirects(readOptional(directory, '_redirects')) : []
  const dropsUnderscores = rules.mindsJekyll && !existsSync(path.join(directory, '.nojekyll'))
  const isHidden = (name: string) =>
    instructions ? /^\/_(headers|redirects)$/.test(name) : dropsUnderscores && /\/_/.test(name)

  const setHeaders = (response: ServerResponse, pathname: string) => {
    response.setHeader('Cache-Control', cacheControl(rules, pathname))
    for (const rule of headers.filter((candidate) => candidate.path.test(pathname))) {
      for (const [name, value] of rule.headers) response.setHeader(name, value)
    }
  }
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    setHeaders,
  })
  return (request, response) => {
    // Not `new URL`, for which two slashes at the beginning name another host.
    const [pathname = '/', search] = (request.url ?? '/').split(/(?=\?)/)
    const target =
      redirects.find(({ from }) => from === pathname) ?? slashRedirect(directory, rules, pathname)
    if (target) {
      response.writeHead(target.status, { Location: base + target.to + (search ?? '') }).end()
      return
    }
    const answerMissing = () => {
      setHeaders(response, pathname)
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : fallback)
    }
    if (isHidden(pathname)) answerMissing()
    else files(request, response, answerMissing)
  }
}

/** Hosts of one kind know a page by its folder only, with a slash. */
function slashRedirect(directory: string, { addsSlash }: HostRules, pathname: string) {
  if (!addsSlash) return undefined
  if (pathname.endsWith('/index.html')) {
    return { status: addsSlash, to: pathname.slice(0, -'index.html'.length) }
  }
  const index = path.join(directory, decode(pathname), 'index.html')
  const isPage = !pathname.endsWith('/') && existsSync(index) && statSync(index).isFile()
  return isPage ? { status: addsSlash, to: `${pathname}/` } : undefined
}

function cacheControl(rules: HostRules, pathname: string): string {
  const isNamedByContent = rules === hostRules.plain && pathname.startsWith('/media/assets/')
  return isNamedByContent ? 'public, max-age=31536000, immutable' : rules.cacheControl
}

function readFallback(directory: string): Buffer {
  const file = path.join(directory, '404.html')
  if (!existsSync(file)) throw new Error(`${directory} holds no built site`)
  return readFileSync(file)
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
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
