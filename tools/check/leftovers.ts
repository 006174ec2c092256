import path from 'node:path'
import { type Site, textOf } from './site.ts'
import { assetsIn } from './weight.ts'

/** In bytes. */
const largest = 1_000_000

const unwanted: readonly (readonly [RegExp, string])[] = [
  [/\.map$/, 'is a source map'],
  [/\.tsx?$/, 'is source code'],
  [/(?:^|\/)\.env[^/]*$/, 'holds settings'],
  [/(?:^|\/)\.vite\//, "belongs to the build's own notes"],
  [/^server\//, 'belongs to the server build'],
  [/\.data(?:\.\w+)?$/, "is loader data in the router's own format, which nothing reads"],
]

const text = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/

/** A page is called `/home`: only a folder below it counts, without a host or path before it. */
const machinePath =
  /file:\/\/\/|(?<![\w.-])\/(?:(?:home|Users)\/[a-z_][\w.-]*\/|(?:work|tmp|root|private|var\/folders)\/[\w.-])|\b[A-Z]:(?:\\\\[A-Za-z]|\\[A-Z])/

export function leftovers(file: string): string[] {
  return unwanted.filter(([pattern]) => pattern.test(file)).map(([, problem]) => problem)
}

export function fileSize(file: string, site: Site): string[] {
  const bytes = site.files.get(file)?.length ?? 0
  return bytes > largest ? [`is ${Math.ceil(bytes / 1000)} kB large, more than 1 MB`] : []
}

/** Paths of the machine that built the site. */
export function machinePaths(file: string, site: Site): string[] {
  if (!text.test(file)) return []
  const content = textOf(file, site)
  const found = machinePath.exec(content)
  if (!found) return []
  return [`holds a path of a machine: ${content.slice(found.index, found.index + 60)}`]
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
