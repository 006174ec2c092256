import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { outputDirectory, runReactRouter } from '../tools/serve/react-router.ts'
import { embeddedSettings } from '../tools/serve/settings.ts'
import { base, isNginx, siteUrl } from './site.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What the tested site is built with. */
export const settings = { ...embeddedSettings, VITE_SITE_URL: siteUrl }

/** What the last build for tests was made with and left. */
const noteFile = path.join(root, 'build/tests.json')

/** Builds the site once, with its forms pointed at the inbox of the server that serves it. */
export default async function globalSetup() {
  if (!isNginx && base === '') {
    console.warn(
      'There is no nginx on this machine: the site is tested behind its own server only.',
    )
  }
  await runReactRouter(root, 'build', settings)
  await writeFile(noteFile, await noteOfBuild())
}

/** Whether the site is built as tests need it, from the sources as they are. */
export async function isBuilt(): Promise<boolean> {
  try {
    const note = await readFile(noteFile, 'utf8')
    if (note !== (await noteOfBuild())) return false
    const { mtimeMs } = await stat(noteFile)
    return (await timesOfSources()).every((time) => time < mtimeMs)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Its settings, and the time of its files, which any other build changes. */
async function noteOfBuild(): Promise<string> {
  const { mtimeMs } = await stat(path.join(outputDirectory(root), '404.html'))
  return JSON.stringify({ settings, mtimeMs })
}

/** In ms, of files and of folders, which change where a file goes. */
async function timesOfSources(): Promise<number[]> {
  const names = await readdir(root)
  const rooms = ['app', 'content', 'public', 'tools']
  const own = names.filter((name) => /^(?:\.env.*|package.*|.*\.config\.ts)$/.test(name))
  const inside = rooms.map(async (room) => {
    const files = await readdir(path.join(root, room), { recursive: true })
    return [room, ...files.map((file) => path.join(room, file))]
  })
  const files = [...own, ...(await Promise.all(inside)).flat()]
  return Promise.all(files.map(async (file) => (await stat(path.join(root, file))).mtimeMs))
}
