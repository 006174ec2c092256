import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * What a build made: each file's bytes as they go over the wire, with brotli where the build made it.
 * Names lose the part that is made of their content; files that then share one are added up.
 */
export function builtFiles(directory: string): ReadonlyMap<string, number> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(path.join(directory, name)).isFile())
  const known = new Set(files)
  const sizes = new Map<string, number>()
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) continue
    const onWire = known.has(`${file}.br`) ? `${file}.br` : file
    const name = withoutHash(file)
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(path.join(directory, onWire)).size)
  }
  return sizes
}

/** How many files a build made, compressed copies among them. */
export function countFiles(directory: string): number {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => statSync(path.join(directory, name)).isFile()).length
}

function withoutHash(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}
