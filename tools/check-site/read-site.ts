import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type Place, type Site, siteOf } from './site.ts'

/** Copies made for a host to send, and files only a host reads. */
const notPublished = /\.(?:br|gz)$|(?:^|\/)_(?:headers|redirects)$/

/** What pages are weighed by and hosts compress. */
const weighedText = /\.(?:html|css|js)$/

/**
 * The built site under a folder. A `file.br` beside a file says what that file weighs; without one,
 * it is compressed here.
 *
 * @throws Error with code `ENOENT` when there is no such folder
 */
export async function readSite(directory: string, place: Place): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
  const all = await readAll(directory, names)
  const published = [...all].filter(([name]) => !notPublished.test(name))
  const sizes = await Promise.all(
    published.map(async ([name, bytes]): Promise<[string, number]> => {
      const compressed = all.get(`${name}.br`)
      return [name, compressed ? compressed.length : await sentSize(name, bytes)]
    }),
  )
  return siteOf(place, new Map(published), new Map(sizes))
}

async function readAll(directory: string, names: string[]): Promise<Map<string, Buffer>> {
  const read = async (name: string): Promise<[string, Buffer]> => [
    name,
    await readFile(path.join(directory, name)),
  ]
  return new Map(await Promise.all(names.map(read)))
}

/** Fonts and pictures are compressed already and travel as they are. */
async function sentSize(name: string, bytes: Buffer): Promise<number> {
  if (!weighedText.test(name)) return bytes.length
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return (await promisify(brotliCompress)(bytes, { params })).length
}
