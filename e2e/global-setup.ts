import path from 'node:path'
import { buildSite } from '../tools/build-site.ts'
import { embeddedSettings } from '../tools/messaging-settings.ts'

/** Builds the site once, with its forms pointed at the inbox of the server that serves it. */
export default async function globalSetup() {
  await buildSite(path.resolve(import.meta.dirname, '..'), embeddedSettings())
}
