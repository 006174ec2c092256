import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

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

/**
 * For CSS modules of a build: a class is called by its number. With its own name and three letters for
 * its file, each page is 1.2 kB larger (3 %, Brotli). The underscore lets a name begin with a digit, and
 * keeps it from being `ad`, which content blockers hide.
 *
 * @param file absolute path
 * @throws Error for a name that no sheet has
 */
export function className(name: string, file: string): string {
  numbers ??= numberNames()
  const number = numbers.get(key(name, file))
  if (number === undefined) throw new Error(`${file}: ${name} is no class that a search finds`)
  return `_${number.toString(36)}`
}
