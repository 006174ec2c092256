import type { Plugin } from 'vite'

/**
 * Imports on demand as they are written. Vite wraps each in a helper that fetches style sheets and
 * modules ahead; here there is one style sheet, which the app brings, and nothing for it to do.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
