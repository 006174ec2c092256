import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale } from '#app/i18n/locales.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { company } from '#content/company.ts'
import { outputDirectory } from '../serve/react-router.ts'
import { writeAppIcons } from './app-icons.ts'
import { compressFiles } from './compress-files.ts'
import { withPolicy } from './content-security-policy.ts'
import { writeFoundFiles } from './found-files.ts'
import { withLateStart } from './late-start.ts'
import { writeOfflineFiles } from './offline-files.ts'
import { writeOgPictures } from './og-pictures.ts'
import { lackedSheets, readSheets, withPageStyles } from './page-styles.ts'
import { securityText, securityTextNotice } from './security-text.ts'
import { writeWebManifests } from './web-manifest.ts'

type FinishOptions = Readonly<{
  /** The project's folder. */
  root: string
  /** Where the site stands below its host's root: `/website`, or nothing. */
  base: string
  /** Where the site is published, without a trailing slash. */
  siteUrl: string
  /** Other origins the pages may send requests to. */
  connectOrigins: readonly string[]
  /** Whether browsers keep the pages they have opened; otherwise those that do stop doing so. */
  keepsOfflineCopies: boolean
}>

/**
 * Turns the build's output into what a static host serves: the single-page fallback becomes
 * `404.html`, the root is the home page itself, each page carries its own Content-Security-Policy,
 * text is compressed ahead, and what no page asks for goes.
 */
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
  const sheets = await readSheets(output, base, index)
  for (const page of await pagesIn(output)) {
    const lacks = lackedSheets(sheets, page === notFound)
    await rewrite(page, async (html) => {
      const styled = await withPageStyles(headScriptFirst(html), sheets)
      return withPolicy(withLateStart(styled, lacks), options)
    })
  }
  await removeEnvelopes(path.join(output, 'data'))
  await mkdir(path.join(output, '.well-known'), { recursive: true })
  await writeFile(path.join(output, '.well-known/security.txt'), securityText(siteUrl))
  const notice = securityTextNotice(new Date())
  if (notice) console.warn(notice)
  await writeFoundFiles(output, siteUrl)
  await writeOgPictures(root, output)
  await writeAppIcons(output)
  await writeWebManifests(output, base)
  await writeOfflineFiles(output, options)
  await compressFiles(output)
}

/** The router puts pages into folders called after the base; the host already stands there. */
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

/**
 * React writes preloads before a script that stands above them. The head script decides whether
 * this document is wanted at all, so it goes right behind the charset.
 *
 * @throws Error when the page has no head script or no charset
 */
function headScriptFirst(html: string): string {
  const script = /<script>\(function\(\)\{.*?<\/script>/s.exec(html)?.[0]
  const charset = /<meta charSet="utf-8"\/>/.exec(html)?.[0]
  if (!script || !charset) throw new Error('no head script or no charset')
  return html.replace(script, () => '').replace(charset, () => charset + script)
}

/** Without JavaScript an unknown address leads home by itself. */
function withoutScriptGoHome(html: string, home: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="0;url=${home}"></noscript>`
  const title = `<title>${Object.values(company.name).join(' / ')}</title>`
  const robots = '<meta name="robots" content="noindex">'
  if (!html.includes('</head>')) throw new Error('no head to complete')
  return html.replace('</head>', `${title}${robots}${refresh}</head>`)
}

/** The router wraps each data file a second time in its own format, which nothing reads. */
async function removeEnvelopes(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  await Promise.all(
    files.filter((file) => file.endsWith('.data')).map((file) => rm(path.join(directory, file))),
  )
}
