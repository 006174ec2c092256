import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'
import { themeBackgrounds } from './theme-backgrounds.ts'

const query = '?inline-script'

/** `import source from './x.ts?inline-script'`: a module and its imports as a classic script. */
export function inlineScript(): Plugin {
  let isDevelopment = false
  let base = '/'
  return {
    name: 'inline-script',
    enforce: 'pre',
    configResolved(config) {
      isDevelopment = config.command === 'serve'
      base = config.base
    },
    async load(id) {
      if (!id.endsWith(query)) return null
      const entry = id.slice(0, -query.length)
      this.addWatchFile(entry)
      return `export default ${JSON.stringify(await inlined(entry, base, isDevelopment))}`
    },
  }
}

async function inlined(entry: string, base: string, isDevelopment: boolean): Promise<string> {
  const define = {
    'import.meta.env.DEV': String(isDevelopment),
    'import.meta.env.PROD': String(!isDevelopment),
    THEME_BACKGROUNDS: JSON.stringify(themeBackgrounds),
  }
  const code = await bundle(entry, { base, define })
  // A script element ends at the first closing tag anywhere in its text.
  return code.replaceAll('</', '<\\/')
}
