import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** Read when a build asks for the first name: a development server and tests never do. */
let numbers: ReadonlyMap<string, number> | undefined

/** A number for each class and animation of CSS modules, the same in every environment of a build. */
function numberNames(): ReadonlyMap<string, number> {
  const sheets = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(root, 'app', file))
  const keys = sheets.flatMap((file) => {
    const names = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
    return [...names].map(([, name = '']) => key(name, file))
  })
  return new Map([...new Set(keys)].sort().map((each, number) => [each, number]))
}

function key(name: string, file: string): string {
  return `${path.relative(root, file).replaceAll(path.sep, '/')} ${name}`
}

/** No import can be called like these. */
const keywords =
  /^(?:case|catch|class|const|default|delete|do|else|enum|export|false|for|if|import|in|new|null|return|super|switch|this|true|try|var|void|while|with)$/

/**
 * For CSS modules of a build: a class is called by its number. With its own name and three letters for
 * its file, each page is 1.2 kB larger (3 %, Brotli). The underscore lets a name begin with a digit, and
 * keeps it from being `ad`, which content blockers hide.
 *
 * @param file absolute path
 * @throws Error for a name that no sheet has, or that no import can have
 */
export function className(name: string, file: string): string {
  if (keywords.test(name)) throw new Error(`${file}: .${name} is a keyword: call it otherwise`)
  numbers ??= numberNames()
  const number = numbers.get(key(name, file))
  if (number === undefined) throw new Error(`${file}: ${name} is no class that a search finds`)
  return `_${number.toString(36)}`
}

/**
 * Imports the classes of a sheet by name, so that each is written where it is used: the sheets' lists of
 * classes were 7 % of the code that pages share.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'import-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/app\/.+\.tsx$/ },
        handler(code) {
          const sheets = /^import (\w+) from (?='[^']+\.module\.css'$)/gm
          return { code: code.replace(sheets, 'import * as $1 from '), map: null }
        },
      },
    },
    {
      name: 'keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // A sheet whose names are all inlined would be left out with its module.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
