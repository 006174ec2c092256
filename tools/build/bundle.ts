import { build } from 'vite'
import { buildTargets } from './browsers.ts'
import { refuseContent } from './refuse-content.ts'

type BundleOptions = Readonly<{
  /** Base path, with a slash at its end. */
  base: string
  define: Readonly<Record<string, string>>
}>

/** A minified classic script or style sheet. @throws Error when there is no output */
export async function bundle(entry: string, { base, define }: BundleOptions): Promise<string> {
  const isStyles = entry.endsWith('.css')
  const result = await build({
    configFile: false,
    base,
    logLevel: 'error',
    publicDir: false,
    plugins: [refuseContent()],
    define,
    build: {
      write: false,
      minify: true,
      target: buildTargets,
      rolldownOptions: {
        input: entry,
        output: { format: isStyles ? 'es' : 'iife' },
        // A name that is shared (app/start/protocol.ts) costs no more than one that is spelled.
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  })
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const file = files.find(({ fileName }) => fileName.endsWith(isStyles ? '.css' : '.js'))
  if (!file) throw new Error(`${entry}: nothing to write`)
  const isOurs =
    file.type === 'asset' || !file.moduleIds.some((id) => id.includes('/node_modules/'))
  if (!isOurs) throw new Error(`${entry}: its packages are missing in licenses.txt`)
  const text = file.type === 'chunk' ? file.code : file.source
  return text.toString().trim()
}
