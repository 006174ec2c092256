import path from 'node:path'
import type { Plugin } from 'vite'

/** Only loaders and prerendering use these; their results are in the pages. */
const forBuilds = /^(?:content|app\/art|app\/seo(?!\/(?:table-|post-)?page-meta\.ts))\//

/**
 * Stops a build that puts content, or code that draws or writes structured data, into a visitors' script.
 * Code for prerendering alone (`import.meta.env.SSR`) is removed before; a single number passes, as the
 * bundler inlines it.
 */
export function refuseContent(): Plugin {
  let root = ''
  return {
    name: 'refuse-content',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const written = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
        .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      const name = (id: string) => path.relative(root, id)
      const found = written.find((id) => forBuilds.test(name(id)))
      if (!found) return
      const importers = this.getModuleInfo(found)?.importers.map(name).join(', ')
      this.error(`${name(found)} would be sent to visitors, imported by ${importers}.`)
    },
  }
}
