import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { writeOgPictures } from '#tools/media/write-og-pictures.ts'
import { outputDirectory } from '#tools/serve/react-router.ts'
import { compressFiles } from './compress-files.ts'
import { withPolicy } from './content-security-policy.ts'
import { withInlineSheets } from './inline-sheets.ts'
import { withLateStart } from './late-start.ts'
import { writeOfflineFiles } from './offline-files.ts'
import { securityTextNotice, writeSeoFiles } from './seo-files.ts'

type FinishOptions = Readonly<{
  root: string
  /** Base path: `/website`, or an empty string. */
  base: string
  /** Without a trailing slash. */
  siteUrl: string
  connectOrigins: readonly string[]
  /** Whether to ship the service worker or one that removes it. */
  keepsOfflineCopies: boolean
}>

/** Turns the build's output into what a static host serves. */
export async function finishStaticFiles(options: FinishOptions): Promise<void> {
  const { root, base, siteUrl } = options
  const output = outputDirectory(root)
  const home = pagePath(defaultLocale, 'home')
  const index = path.join(output, 'index.html')
  const notFound = path.join(output, '404.html')

  if (base) await liftPages(output, base)
  await rename(index, notFound)
  await rewrite(notFound, (html) => withoutScriptGoHome(html, base + home))
  await copyFile(path.join(output, home, 'index.html'), index)
  for (const page of await pagesIn(output)) {
    await rewrite(page, async (html) => {
      const styled = await withInlineSheets(html, output, base)
      return withPolicy(withLateStart(styled), options)
    })
  }
  await removeRouterData(output)
  const notice = securityTextNotice(new Date())
  if (notice) console.warn(notice)
  await writeSeoFiles(output, siteUrl, base)
  await writeOgPictures(root, output)
  await writeOfflineFiles(output, options)
  await compressFiles(output)
}

/** The router writes pages into a folder named after the base path, which the host adds already. */
async function liftPages(output: string, base: string): Promise<void> {
  const folder = path.join(output, base)
  for (const name of await readdir(folder)) {
    await rename(path.join(folder, name), path.join(output, name))
  }
  await rm(path.join(output, base.split('/')[1] ?? ''), { recursive: true })
}

async function pagesIn(output: string): Promise<string[]> {
  const files = await readdir(output, { recursive: true })
  return files.filter((file) => file.endsWith('.html')).map((file) => path.join(output, file))
}

async function rewrite(
  file: string,
  change: (text: string) => string | Promise<string>,
): Promise<void> {
  try {
    await writeFile(file, await change(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause })
  }
}

/** Without JavaScript an unknown address refreshes to home. */
function withoutScriptGoHome(html: string, home: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="0;url=${home}"></noscript>`
  const title = `<title>${Object.values(company.name).join(' / ')}</title>`
  const robots = '<meta name="robots" content="noindex">'
  if (!html.includes('</head>')) throw new Error('no head to complete')
  return html.replace('</head>', `${title}${robots}${refresh}</head>`)
}

/** The router writes all loader data in a format of its own, which nothing reads. */
async function removeRouterData(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  await Promise.all(
    files.filter((file) => file.endsWith('.data')).map((file) => rm(path.join(directory, file))),
  )
}
