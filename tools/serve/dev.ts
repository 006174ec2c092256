/** `npm run dev`: the site with hot reload and the embedded inbox. */
import path from 'node:path'
import { runReactRouter } from './react-router.ts'
import { embeddedSettingsIfUnset } from './settings.ts'

const root = path.resolve(import.meta.dirname, '../..')
const settings = embeddedSettingsIfUnset(root, 'development')
await runReactRouter(root, 'dev', settings, process.argv.slice(2))
