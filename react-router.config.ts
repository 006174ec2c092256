import type { Config } from '@react-router/dev/config'
import { prerenderPaths } from './app/i18n/paths.ts'
import { dataFilePaths } from './app/views/data-file-names.server.ts'
import { finishStaticFiles } from './tools/finish-static-files.ts'

export default {
  ssr: false,
  prerender: {
    paths: [...prerenderPaths(), ...dataFilePaths()],
    concurrency: 4,
  },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: ({ viteConfig }) => finishStaticFiles(viteConfig.root),
} satisfies Config
