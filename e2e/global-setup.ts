import path from 'node:path'
import { embeddedSettings } from '../tools/messaging-settings.ts'
import { runReactRouter } from '../tools/react-router.ts'

/** Builds the site once, with its forms pointed at the inbox of the server that serves it. */
export default async function globalSetup() {
  await runReactRouter(path.resolve(import.meta.dirname, '..'), 'build', embeddedSettings())
}
