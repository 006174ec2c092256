import type { Config } from '@react-router/dev/config'
import { dataFilePaths, prerenderPaths } from '#app/loaders/data-file-names.server.ts'
import { finishStaticFiles } from './tools/build/finish-static-files.ts'
import { basePath, connectOrigins, keepsOfflineCopies, siteUrl } from './tools/serve/settings.ts'

const root = import.meta.dirname
const mode = process.env.NODE_ENV ?? 'production'
const base = basePath(root, mode)

export default {
  ssr: false,
  basename: `${base}/`,
  prerender: { paths: [...prerenderPaths(), ...dataFilePaths()], concurrency: 4 },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: () =>
    finishStaticFiles({
      root,
      base,
      siteUrl: siteUrl(root, mode),
      connectOrigins: connectOrigins(root, mode),
      keepsOfflineCopies: keepsOfflineCopies(root, mode),
    }),
} satisfies Config
