import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cachePrefix } from '#app/brand/identity.ts'

export function cacheDirectory(root: string): string {
  return path.join(root, `node_modules/.cache/${cachePrefix}-pictures`)
}

/** Written aside and renamed, so that concurrent builds and tests never read half of a file. */
export async function cached(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const made = await make()
  const aside = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(aside, made)
  await rename(aside, file)
  return made
}
