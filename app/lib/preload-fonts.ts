import type { LinkDescriptor } from 'react-router'

/** Links that fetch fonts along with the style sheets, before any text asks for them. */
export function preloadFonts(...files: readonly string[]): LinkDescriptor[] {
  // Styles come late while developing, and a browser complains of what it has fetched in vain.
  if (import.meta.env.DEV) return []
  return files.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))
}
