import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** All that a build reads, apart from the owner's settings. */
const sources = [
  ...['app', 'content', 'public', 'tools'],
  ...['package.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json'],
]

/** @param withSettings whether `.env` and its like are copied as well */
export function copyProject(folder: string, withSettings = false): void {
  const settings = readdirSync(root).filter((name) => withSettings && name.startsWith('.env'))
  for (const name of [...sources, ...settings])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
}
