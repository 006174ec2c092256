/** `npm start`: builds the site, serves it with the embedded inbox and prints the address. */
import path from 'node:path'
import { Inbox } from './inbox.ts'
import { outputDirectory, runReactRouter } from './react-router.ts'
import { basePath, embeddedSettingsIfUnset, stopAtSettingProblems } from './settings.ts'
import { createSiteServer, listen } from './site-server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const wanted = Number(process.env.PORT || 4173)
if (!(Number.isInteger(wanted) && wanted >= 0 && wanted < 65536))
  stop(`${process.env.PORT} is no port: write a number, 8080`)
stopAtSettingProblems(root, 'production')
const base = basePath(root)

await runReactRouter(root, 'build', embeddedSettingsIfUnset(root, 'production'))
const inbox = new Inbox({ directory: path.join(root, '.inbox'), log: console.log })
const server = createSiteServer(outputDirectory(root), inbox, base)
const port = await listen(server, wanted).catch((error: NodeJS.ErrnoException) => {
  // A port from the environment is not replaced by another one.
  if (process.env.PORT) return stop(`${error.message}: write another port`)
  if (error.code !== 'EADDRINUSE') throw error
  return listen(server, 0)
})
console.log(`\nThe site is at http://localhost:${port}${base}/  (Ctrl+C ends it)`)

/** In one line: thrown, it would stand in a stack. */
function stop(problem: string): never {
  console.error(`PORT: ${problem}`)
  process.exit(1)
}
