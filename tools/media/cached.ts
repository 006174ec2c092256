import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where results are kept from one build to the next. */
export function cacheDirectory(root: string): string {
  return path.join(root, 'node_modules/.cache/minwal-pictures')
}

/**
 * The content of a file that is made once. It is written aside and renamed, so that builds and
 * tests that run at the same time never read half of one.
 */
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
