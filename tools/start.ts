/** `npm start`: builds the site, serves it with the embedded inbox and prints the address. */
import path from 'node:path'
import { Inbox } from './inbox.ts'
import { embeddedSettingsIfUnset } from './messaging-settings.ts'
import { outputDirectory, runReactRouter } from './react-router.ts'
import { createSiteServer, listen } from './site-server.ts'
import { basePath } from './site-url.ts'

const root = path.resolve(import.meta.dirname, '..')
const base = basePath(root)
const wanted = Number(process.env.PORT ?? 4173)

await runReactRouter(root, 'build', embeddedSettingsIfUnset(root, 'production'))
const inbox = new Inbox({ directory: path.join(root, '.inbox'), log: console.log })
const port = await listenNearby(wanted)
console.log(`\nThe site is at http://localhost:${port}${base}/  (Ctrl+C ends it)`)

/** The wanted port, or any free one where that is taken and nobody asked for it by name. */
async function listenNearby(port: number): Promise<number> {
  const server = createSiteServer(outputDirectory(root), inbox, { base })
  try {
    return await listen(server, port)
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    if (!isTaken || process.env.PORT) throw error
    return listen(createSiteServer(outputDirectory(root), inbox, { base }), 0)
  }
}
