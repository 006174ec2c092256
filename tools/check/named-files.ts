import path from 'node:path'
import { type Site, textOf } from './site.ts'
import { assetsIn } from './weight.ts'

/** In bytes. */
const largest = 1_000_000

const text = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/

export function fileSize(file: string, site: Site): string[] {
  const bytes = site.files.get(file)?.length ?? 0
  return bytes > largest ? [`is ${Math.ceil(bytes / 1000)} kB large, more than 1 MB`] : []
}

/** Hashed files named in any text, page data and imports included, must exist. */
export function mentionedAssets(file: string, site: Site): string[] {
  if (!text.test(file)) return []
  const imported = textOf(file, site).matchAll(
    /\b(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  )
  const named = [
    ...assetsIn(textOf(file, site)),
    ...[...imported].map(([, name]) => `media/assets/${name}`),
  ]
  return named
    .filter((asset) => !site.files.has(asset))
    .map((asset) => `names ${asset}, which does not exist`)
}

/** Every file that is loaded by name is named in a page, script, sheet or data file. */
export function unnamedFiles(file: string, site: Site): string[] {
  if (!file.startsWith('media/')) return []
  const name = path.posix.basename(file)
  const isNamed = [...site.files].some(
    ([other, bytes]) => other !== file && text.test(other) && bytes.includes(name),
  )
  return isNamed ? [] : ['is named by no other file']
}
