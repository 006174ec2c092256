import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { makeOgPictures } from '../og/make-og-pictures.ts'

type Module = Readonly<{ makeOgPictures: typeof makeOgPictures }>

/**
 * Writes each page's picture for those who share it below `/media/og/`.
 *
 * @param root the project's folder
 * @param output the site's folder
 */
export async function writeOgPictures(root: string, output: string): Promise<void> {
  const file = path.join(root, 'tools/og/make-og-pictures.ts')
  const { module } = await runnerImport<Module>(file, { root, plugins: [withoutStyles()] })
  for (const { address, png } of await module.makeOgPictures(root)) {
    const place = path.join(output, address)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, png)
  }
}

/**
 * Drawings that also stand in pages import their style sheets, which mean nothing in a file. Of
 * them only the names of classes stay, as they are written.
 */
function withoutStyles(): Plugin {
  const empty = '\0no-styles'
  const names = 'export default new Proxy({}, { get: (_, name) => String(name) })'
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? empty : null),
    load: (id) => (id === empty ? names : null),
  }
}
