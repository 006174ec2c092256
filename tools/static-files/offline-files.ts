import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { localeKeys } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { offlinePath } from '#app/offline/copies.ts'
import { bundle } from '../build/bundle.ts'
import { withPolicy } from './content-security-policy.ts'
import { offlinePage } from './offline-page.ts'

type OfflineOptions = Readonly<{
  /** The project's folder. */
  root: string
  /** Where the site stands below its host's root. */
  base: string
  connectOrigins: readonly string[]
  keepsOfflineCopies: boolean
}>

/**
 * Writes `/sw.js` and the page it shows for pages it has no copy of.
 *
 * @param output the site's folder, with the finished pages in it
 */
export async function writeOfflineFiles(output: string, options: OfflineOptions): Promise<void> {
  const { root, base, keepsOfflineCopies } = options
  const styles = await bundle(path.join(root, 'app/styles/global.css'), production(base))
  const page = withPolicy(offlinePage(styles, base), options)
  await writeFile(path.join(output, offlinePath), page)
  await writeFile(
    path.join(output, 'sw.js'),
    await workerScript(output, root, base, keepsOfflineCopies),
  )
}

/**
 * The service worker, or the one that removes it. Browsers install a worker when a byte of it differs:
 * it ends with a hash of the pages it fetches ahead, so that those are fetched anew when they change.
 */
async function workerScript(
  output: string,
  root: string,
  base: string,
  keepsOfflineCopies: boolean,
): Promise<string> {
  if (!keepsOfflineCopies)
    return bundle(path.join(root, 'app/offline/remove-worker.ts'), production(base))
  const code = await bundle(path.join(root, 'app/offline/service-worker.ts'), production(base))
  const pages = localeKeys.map((locale) => `${pagePath(locale, 'contactUs')}/index.html`)
  const hash = createHash('sha256')
  for (const file of [offlinePath, ...pages]) hash.update(await readFile(path.join(output, file)))
  return `${code}\n// ${hash.digest('hex').slice(0, 16)}\n`
}

function production(base: string) {
  return { base: `${base}/`, define: { 'process.env.NODE_ENV': '"production"' } }
}
