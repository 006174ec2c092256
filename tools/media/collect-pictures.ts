import type { Content } from '#content/all.ts'
import { entryName, fileOf } from '#content/places.ts'
import type { Picture } from '#content/types.ts'

/** `where` is the first place that names it: `content/blogs.ts: id 2: imgSrc`. */
export type NamedPicture = Readonly<{ file: string; where: string; isLogo?: boolean }>

/** Each picture once, in the order of the content. */
export function collectPictures(all: Content): NamedPicture[] {
  const found = new Map<string, NamedPicture>()
  for (const [collection, value] of Object.entries(all)) {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const entry of entries) {
      const isListed = Array.isArray(value)
      const source = isListed ? fileOf(collection, entry) : fileOf(collection)
      const place = [`content/${source}`, ...(isListed ? [entryName(entry)] : [])]
      for (const [field, picture] of picturesOf(entry)) {
        const where = [...place, field].filter(Boolean).join(': ')
        const { file } = picture
        if (!found.has(file)) found.set(file, { file, where, isLogo: !('alt' in picture) })
      }
    }
  }
  return [...found.values()]
}

/** Fields as in `images.0`. */
function* picturesOf(value: unknown, field = ''): Generator<[field: string, picture: Named]> {
  if (typeof value !== 'object' || value === null) return
  if ('file' in value) yield [field, value as Named]
  else {
    for (const [key, part] of Object.entries(value))
      yield* picturesOf(part, field ? `${field}.${key}` : key)
  }
}

/** A logo has no text of its own. */
type Named = Picture | Pick<Picture, 'file'>
