import { build, type Plugin } from 'vite'

const query = '?inline-script'

/**
 * `import source from './x.ts?inline-script'` gives the module and all it imports as one
 * minified classic script, for a `<script>` that must run before anything is painted.
 */
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
      return `export default ${JSON.stringify(await bundle(entry, base, isDevelopment))}`
    },
  }
}

async function bundle(entry: string, base: string, isDevelopment: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    base,
    logLevel: 'error',
    publicDir: false,
    define: {
      'import.meta.env.DEV': String(isDevelopment),
      'import.meta.env.PROD': String(!isDevelopment),
    },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'headScript' },
    },
  })
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunk = output.find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`${entry}: nothing to inline`)
  // A script element ends at the first closing tag in its text, wherever it stands.
  return chunk.code.trim().replaceAll('</', '<\\/')
}
