import { build } from 'vite'
import { refuseContent } from './refuse-content.ts'

type BundleOptions = Readonly<{
  /** The site's path below its host's root, with a slash at its end. */
  base: string
  /** What names stand for in the code, as Vite's `define` takes it. */
  define: Readonly<Record<string, string>>
}>

/**
 * A classic script for browsers, or a style sheet, with all it imports; minified.
 *
 * @param entry a file ending in `.ts` or `.css`
 * @throws Error when nothing comes of it
 */
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
      target: 'es2022',
      cssTarget: 'esnext',
      rolldownOptions: { input: entry, output: { format: isStyles ? 'es' : 'iife' } },
    },
  })
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const file = files.find(({ fileName }) => fileName.endsWith(isStyles ? '.css' : '.js'))
  if (!file) throw new Error(`${entry}: nothing to write`)
  const text = file.type === 'chunk' ? file.code : file.source
  return text.toString().trim()
}
