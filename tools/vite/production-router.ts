import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const entries: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
}

/**
 * Gives visitors React Router's production build, without the checks and words for developers.
 * The package names the development build for both; the pages themselves are rendered with that.
 */
export function productionRouter(): Plugin {
  const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler: (id) => path.join(router, 'dist/production', entries[id] ?? ''),
    },
  }
}
