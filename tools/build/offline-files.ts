import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { localeKeys } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { offlinePath } from '#app/offline/copies.ts'
import { bundle } from './bundle.ts'
import { type PolicyOptions, withPolicy } from './content-security-policy.ts'
import { offlinePage } from './offline-page.tsx'

export type OfflineOptions = PolicyOptions &
  Readonly<{
    root: string
    /** Base path: `/website`, or an empty string. */
    base: string
    /** Whether to ship the service worker or one that removes it. */
    keepsOfflineCopies: boolean
  }>

/** Browsers install a worker only when a byte differs: it ends with a hash of its pages. */
export async function writeOfflineFiles(output: string, options: OfflineOptions): Promise<void> {
  const { root, base, keepsOfflineCopies } = options
  const source = (name: string) => path.join(root, 'app/offline', name)
  const at = { base: `${base}/`, define: {} }
  if (!keepsOfflineCopies) {
    return writeFile(path.join(output, 'sw.js'), await bundle(source('remove-worker.ts'), at))
  }
  const styles = await bundle(source('offline-page.css'), at)
  const standIn = withPolicy(offlinePage(styles, base), options)
  await writeFile(path.join(output, offlinePath), standIn)
  const contactPages = localeKeys.map(async (locale) => {
    const file = path.join(output, pagePath(locale, 'contactUs'), 'index.html')
    return [locale, await readFile(file, 'utf8')] as const
  })
  const pages = await Promise.all(contactPages)
  const files = pages.map(([locale, html]) => [locale, namedFiles(html)] as const)
  const names = await readdir(path.join(output, 'media/assets'))
  const define = {
    CONTACT_FILES: JSON.stringify(Object.fromEntries(files)),
    BUILD_FILES: JSON.stringify(names.sort()),
  }
  const code = await bundle(source('service-worker.ts'), { ...at, define })
  const hash = createHash('sha256').update([standIn, ...pages.map(([, html]) => html)].join())
  await writeFile(path.join(output, 'sw.js'), `${code}\n// ${hash.digest('hex').slice(0, 16)}\n`)
}

/** Scripts and fonts, in quotes or in `url()`; a page's style sheets are in it, and their links disabled. */
export function namedFiles(html: string): string[] {
  const names = html.matchAll(/["(](?<name>\/[^"()\s]*\/assets\/[^"()\s]+\.(?:js|woff2))[")]/g)
  return [...new Set([...names].flatMap(({ groups }) => groups?.name ?? []))]
}
