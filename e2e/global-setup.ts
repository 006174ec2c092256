import path from 'node:path'
import { embeddedSettings } from '../tools/messaging-settings.ts'
import { runReactRouter } from '../tools/react-router.ts'
import { siteUrl, testHost } from './host.ts'

/** Builds the site once, with its forms pointed at the inbox of the server that serves it. */
export default async function globalSetup() {
  if (testHost === 'plain' && !process.env.SITE_HOST) {
    console.warn('There is no nginx on this machine: the site is tried behind its own server only.')
  }
  const root = path.resolve(import.meta.dirname, '..')
  const settings = { ...embeddedSettings(), VITE_SITE_URL: siteUrl }
  await runReactRouter(root, 'build', settings)
}
