import type { Config } from '@react-router/dev/config'
import { dataFilePaths } from './app/content.server.ts'
import { prerenderPaths } from './app/i18n/paths.ts'
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
