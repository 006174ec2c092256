import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressFiles } from '#tools/build/compress-files.ts'
import { Inbox } from '#tools/serve/inbox.ts'
import { findNginx, hasBrotli, startNginx } from '#tools/serve/nginx.ts'
import { outputDirectory, runReactRouter } from '#tools/serve/react-router.ts'
import { embeddedSettings } from '#tools/serve/settings.ts'
import { createSiteServer, listen } from '#tools/serve/site-server.ts'

/** Pages to compare with, and what is left out of them; the rest, pictures too, they keep. */
export const controls = {
  bare: { lacks: 'scripts, fonts and preloads', reduce: bare },
  unstyled: { lacks: 'scripts, fonts, preloads and style sheets', reduce: unstyled },
} as const

type Control = keyof typeof controls

export const controlNames = Object.keys(controls) as readonly Control[]

export type Site = Readonly<{
  name: string
  origin: string
  /** Only where they are asked for. */
  controlOrigins?: Readonly<Record<Control, string>>
}>

const root = path.resolve(import.meta.dirname, '..')

type Served = Readonly<{ sites: readonly Site[]; server: string; stop: () => Promise<void> }>

/**
 * Serves builds by nginx with brotli where it is installed, or else by the project's own server.
 *
 * @param built `DIR` or `name=DIR` of each; a new build of this project if empty
 * @param hasControls whether to serve the controls as well, which takes a while
 */
export async function serveBuilds(built: readonly string[], hasControls: boolean): Promise<Served> {
  if (built.length === 0) await runReactRouter(root, 'build', embeddedSettings)
  const given = built.length === 0 ? [`this build=${outputDirectory(root)}`] : built
  const hasNginx = findNginx() !== undefined && hasBrotli()
  const stops: (() => unknown)[] = []

  async function serve(directory: string): Promise<string> {
    const server = createSiteServer(directory, new Inbox())
    const port = await listen(server, 0)
    stops.push(() => server.close().closeAllConnections())
    if (!hasNginx) return `http://localhost:${port}`
    const nginx = await startNginx(directory, port)
    stops.push(nginx.stop)
    return nginx.origin
  }

  const sites: Site[] = []
  for (const text of given) {
    const [, name = text, directory = text] = /^([^=/]+)=(.+)$/.exec(text) ?? []
    const serveControl = async (control: Control) => {
      const copy = await reducedCopy(path.resolve(directory), controls[control].reduce)
      stops.push(() => rm(copy, { recursive: true }))
      return serve(copy)
    }
    const origin = await serve(path.resolve(directory))
    const controlOrigins = hasControls && {
      bare: await serveControl('bare'),
      unstyled: await serveControl('unstyled'),
    }
    sites.push({ name, origin, ...(controlOrigins && { controlOrigins }) })
  }
  return {
    sites,
    server: hasNginx ? 'nginx, as shipped' : "the project's own server",
    stop: async () => {
      for (const stop of stops.reverse()) await stop()
    },
  }
}

async function reducedCopy(directory: string, reduce: (html: string) => string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'minwal-control-'))
  // nginx's worker runs as another user, who may not read a folder of `mkdtemp`.
  await chmod(copy, 0o755)
  await cp(directory, copy, { recursive: true })
  const files = await readdir(copy, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = path.join(copy, file)
    await writeFile(page, reduce(await readFile(page, 'utf8')))
  }
  await compressFiles(copy)
  return copy
}

/** Drops the policy too, which holds the hashes of scripts and styles. */
function bare(html: string): string {
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
}

function unstyled(html: string): string {
  return bare(html)
    .replaceAll(/<style\b.*?<\/style>/gs, '')
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
}
