import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'

type OgModule = typeof import('./make-og-pictures.ts')

/** Drawings import style sheets, which Node cannot read and a picture does not need. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : null),
}

export async function writeOgPictures(root: string, output: string): Promise<void> {
  const file = path.join(root, 'tools/media/make-og-pictures.ts')
  const { module } = await runnerImport<OgModule>(file, { root, plugins: [withoutStyles] })
  await module.makeOgPictures(root, output)
}
