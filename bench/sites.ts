import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressFiles } from '#tools/build/compress-files.ts'
import { Inbox } from '#tools/serve/inbox.ts'
import { findNginx, hasBrotli, startNginx } from '#tools/serve/nginx.ts'
import { outputDirectory, runReactRouter } from '#tools/serve/react-router.ts'
import { embeddedSettings } from '#tools/serve/settings.ts'
import { createSiteServer, listen } from '#tools/serve/site-server.ts'

/** At `bareOrigin` the pages have no scripts, fonts and preloads. */
export type Site = Readonly<{ name: string; origin: string; bareOrigin: string }>

const root = path.resolve(import.meta.dirname, '..')

type Served = Readonly<{ sites: readonly Site[]; server: string; stop: () => Promise<void> }>

/**
 * Serves builds by nginx with brotli where it is installed, or else by the project's own server.
 *
 * @param built `DIR` or `name=DIR` of each; a new build of this project if empty
 */
export async function serveBuilds(built: readonly string[]): Promise<Served> {
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
    const copy = await bareCopy(path.resolve(directory))
    stops.push(() => rm(copy, { recursive: true }))
    const origin = await serve(path.resolve(directory))
    sites.push({ name, origin, bareOrigin: await serve(copy) })
  }
  return {
    sites,
    server: hasNginx ? 'nginx, as shipped' : "the project's own server",
    stop: async () => {
      for (const stop of stops.reverse()) await stop()
    },
  }
}

/** Without scripts, fonts and preloads. */
async function bareCopy(directory: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'minwal-bare-'))
  // nginx's worker runs as another user, who may not read a folder of `mkdtemp`.
  await chmod(copy, 0o755)
  await cp(directory, copy, { recursive: true })
  const files = await readdir(copy, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = path.join(copy, file)
    await writeFile(page, bare(await readFile(page, 'utf8')))
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
