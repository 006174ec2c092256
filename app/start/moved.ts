import { canonicalPath } from '#app/i18n/paths.ts'

/**
 * Where an old address of the site has gone; `undefined` for one that has not.
 *
 * @param table as JSON, from the old path to the new one; `/*` at the end stands for all that is below
 */
export function movedTo(table: string | undefined, pathname: string): string | undefined {
  if (!table) return undefined
  const path = canonicalPath(decoded(pathname))
  const moved = Object.entries(JSON.parse(table) as Record<string, string>)
  return moved.find(([from]) => {
    const old = canonicalPath(from.replace(/\/\*$/, ''))
    return path === old || (from.endsWith('/*') && path.startsWith(`${old}/`))
  })?.[1]
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // A broken escape.
    return pathname
  }
}
