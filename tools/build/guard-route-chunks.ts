import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const importer = fileURLToPath(new URL('../../app/platform/chunk-guard.ts', import.meta.url))

const unguarded = {
  load: /await import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*route\.module\s*\)/,
  fail: /console\.error\(\s*`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
}

/**
 * React Router answers a failed route chunk with an unguarded `location.reload()`: an endless loop on
 * the fallback page, a dead click after a deployment. This imports through `importChunk` and lets the
 * error reach the error boundary. The reload is intended (remix-run/remix#8932); the patch can go once
 * `loadRouteModule` throws instead. The build stops if the router's code no longer matches.
 */
export function guardRouteChunks(): Plugin {
  let guarded = false
  return {
    name: 'guard-route-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs/, code: 'async function loadRouteModule' },
      handler(code) {
        if (!unguarded.load.test(code) || !unguarded.fail.test(code)) {
          throw new Error(
            'react-router: loadRouteModule has changed; see tools/build/guard-route-chunks.ts',
          )
        }
        guarded = true
        const body = code
          .replace(unguarded.load, 'await importChunk(route.module)')
          .replace(unguarded.fail, 'throw error;')
        return {
          code: `import { importChunk } from ${JSON.stringify(importer)};\n${body}`,
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (!error && !guarded)
        throw new Error('react-router: loadRouteModule was not found to guard')
    },
  }
}
