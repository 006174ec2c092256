import path from 'node:path'
import { findNginx, hasBrotli, startNginx } from '../hosts/nginx.ts'
import { Inbox } from '../inbox.ts'
import { embeddedSettings } from '../messaging-settings.ts'
import { outputDirectory, runReactRouter } from '../react-router.ts'
import { createSiteServer, listen } from '../site-server.ts'
import { bareCopy } from './bare-copy.ts'
import type { Started } from './started.ts'

/**
 * A built site, served: what to call it in a report, where it is, and where its pages are without
 * scripts, fonts and preloads.
 */
export type ServedSite = Readonly<{ name: string; origin: string; bareOrigin: string }>

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Serves the builds a run measures: those it is given, or a new one of this project.
 *
 * @param built `DIR` or `name=DIR` of each; unnamed ones are called A, B, C
 */
export async function serveSites(
  built: readonly string[],
  started: Started,
): Promise<readonly ServedSite[]> {
  if (built.length === 0) {
    await runReactRouter(root, 'build', embeddedSettings())
    return [await serveSite('this build', outputDirectory(root), started)]
  }
  const sites: ServedSite[] = []
  for (const [index, given] of built.entries()) {
    const { name = 'ABCDEFGH'[index] ?? `${index}`, directory = given } =
      /^(?<name>[^=/]+)=(?<directory>.+)$/.exec(given)?.groups ?? {}
    sites.push(await serveSite(name, path.resolve(directory), started))
  }
  return sites
}

async function serveSite(name: string, directory: string, started: Started): Promise<ServedSite> {
  return {
    name,
    origin: await serve(directory, started),
    bareOrigin: await serve(await bareCopy(directory, started), started),
  }
}

/** Serves a built site the way it is shipped where this machine can, and gives its origin. */
async function serve(directory: string, started: Started): Promise<string> {
  const server = createSiteServer(directory, new Inbox())
  const port = await listen(server, 0)
  started.add(() => {
    server.closeAllConnections()
    server.close()
  })
  if (!findNginx() || !hasBrotli()) return `http://localhost:${port}`
  const nginx = await startNginx(directory, port)
  started.add(nginx.stop)
  return nginx.origin
}

/** What serves the sites, for a report. */
export function serverInWords(): string {
  return findNginx() && hasBrotli() ? 'nginx, as shipped' : "the project's own server"
}
