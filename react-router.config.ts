import type { Config } from '@react-router/dev/config'
import { type Plugin, runnerImport } from 'vite'
import {
  basePath,
  connectOrigins,
  keepsOfflineCopies,
  siteUrl,
  stopAtSettingProblems,
} from './tools/serve/settings.ts'

const root = import.meta.dirname
const mode = process.env.NODE_ENV ?? 'production'
stopAtSettingProblems(root, mode)
const base = basePath(root, mode)

/** Drawings import style sheets, which this import cannot read and a sharing picture does not need. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : null),
}

/** By its path: content that the configuration imports is read anew with each edit in development. */
async function load<Module>(file: string): Promise<Module> {
  const options = { root, plugins: [withoutStyles] }
  return (await runnerImport<Module>(`${root}/${file}`, options)).module
}

type FileNames = typeof import('#app/loaders/data-file-names.server.ts')
type Finish = typeof import('./tools/build/finish-static-files.ts')
type Notices = typeof import('./tools/build/notices.ts')

async function paths() {
  const names = await load<FileNames>('app/loaders/data-file-names.server.ts')
  return [...names.prerenderPaths(), ...names.dataFilePaths()]
}

export default {
  ssr: false,
  basename: `${base}/`,
  prerender: { paths, concurrency: 4 },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: true,
  },
  async buildEnd() {
    const { finishStaticFiles } = await load<Finish>('tools/build/finish-static-files.ts')
    await finishStaticFiles({
      root,
      base,
      siteUrl: siteUrl(root, mode),
      connectOrigins: connectOrigins(root, mode),
      keepsOfflineCopies: keepsOfflineCopies(root, mode),
    })
    const { buildNotices } = await load<Notices>('tools/build/notices.ts')
    for (const line of await buildNotices(root, mode)) console.warn(line)
  },
} satisfies Config
