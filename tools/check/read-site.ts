import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Site, siteOf } from './site.ts'

/** Compressed copies, and files only a host reads. */
const notPublished = /\.(?:br|gz)$|^_(?:headers|redirects)$/

const compressible = /\.(?:html|css|js)$/

/** Sizes are those of copies `file.br`. @throws Error with code `ENOENT` without such a folder */
export async function readSite(directory: string, url: string): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
  const read = (name: string) => readFile(path.join(directory, name))
  const files = new Map<string, Buffer>()
  const sizes = new Map<string, number>()
  for (const name of names.filter((candidate) => !notPublished.test(candidate))) {
    const bytes = await read(name)
    files.set(name, bytes)
    if (names.includes(`${name}.br`)) sizes.set(name, (await read(`${name}.br`)).length)
    else if (!compressible.test(name)) sizes.set(name, bytes.length)
    else sizes.set(name, (await promisify(brotliCompress)(bytes)).length)
  }
  return siteOf(url, files, sizes)
}
