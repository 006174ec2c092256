/** `npm run dev`: the site with hot reload and the embedded inbox. */
import path from 'node:path'
import { embeddedSettingsIfUnset } from './messaging-settings.ts'
import { runReactRouter } from './react-router.ts'

const root = path.resolve(import.meta.dirname, '..')

await runReactRouter(
  root,
  'dev',
  embeddedSettingsIfUnset(root, 'development'),
  process.argv.slice(2),
)
