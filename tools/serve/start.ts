/** `npm start`: builds the site, serves it with the embedded inbox and prints the address. */
import path from 'node:path'
import { Inbox } from './inbox.ts'
import { outputDirectory, runReactRouter } from './react-router.ts'
import { basePath, embeddedSettingsIfUnset, stopAtSettingProblems } from './settings.ts'
import { createSiteServer, listen } from './site-server.ts'

const root = path.resolve(import.meta.dirname, '../..')
stopAtSettingProblems(root, 'production')
const base = basePath(root)
const wanted = Number(process.env.PORT ?? 4173)

await runReactRouter(root, 'build', embeddedSettingsIfUnset(root, 'production'))
const inbox = new Inbox({ directory: path.join(root, '.inbox'), log: console.log })
const server = createSiteServer(outputDirectory(root), inbox, base)
const port = await listen(server, wanted).catch((error: NodeJS.ErrnoException) => {
  // A port from the environment is not replaced by another one.
  if (error.code !== 'EADDRINUSE' || process.env.PORT) throw error
  return listen(server, 0)
})
console.log(`\nThe site is at http://localhost:${port}${base}/  (Ctrl+C ends it)`)
