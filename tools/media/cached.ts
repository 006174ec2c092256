import { createHash, randomUUID } from 'node:crypto'
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

/** Ten characters for the name of a file. @param settings what else it is made with */
export function contentHash(content: string | Uint8Array, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(content)
  return hash.digest('hex').slice(0, 10)
}
