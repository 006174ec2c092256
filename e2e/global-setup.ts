import path from 'node:path'
import { runReactRouter } from '../tools/serve/react-router.ts'
import { embeddedSettings } from '../tools/serve/settings.ts'
import { base, isNginx, siteUrl } from './site.ts'

/** Builds the site once, with its forms pointed at the inbox of the server that serves it. */
export default async function globalSetup() {
  if (!isNginx && base === '') {
    console.warn(
      'There is no nginx on this machine: the site is tested behind its own server only.',
    )
  }
  const root = path.resolve(import.meta.dirname, '..')
  const settings = { ...embeddedSettings, VITE_SITE_URL: siteUrl }
  await runReactRouter(root, 'build', settings)
}
