import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale, localeKeys, locales } from '#app/i18n/locales.ts'
import { blogPath, pagePath } from '#app/i18n/paths.ts'
import { noPost } from '#app/loaders/data-file-names.server.ts'
import { movedAttribute, pathAttribute, themeAttribute } from '#app/start/protocol.ts'
import { company } from '#content/company.ts'
import { redirects } from '#content/redirects.ts'
import { makeOgPictures } from '#tools/media/make-og-pictures.ts'
import { publicDirectory } from '#tools/media/make-pictures.ts'
import { outputDirectory } from '#tools/serve/react-router.ts'
import { bundle } from './bundle.ts'
import { compressFiles } from './compress-files.ts'
import { withPolicy } from './content-security-policy.ts'
import { withInlineSheets } from './inline-sheets.ts'
import { withLateStart } from './late-start.ts'
import { writeLicenses } from './licenses.ts'
import { type OfflineOptions, writeOfflineFiles } from './offline-files.ts'
import { isPageFile } from './page-files.ts'
import { exactFirst, writeRedirects } from './redirects.ts'
import { writeSeoFiles } from './seo-files.ts'

/** `siteUrl` is without a trailing slash. */
type FinishOptions = OfflineOptions & Readonly<{ siteUrl: string }>

/** Turns the build's output into what a static host serves. */
export async function finishStaticFiles(options: FinishOptions): Promise<void> {
  const { root, base, siteUrl } = options
  const output = outputDirectory(root)
  const home = pagePath(defaultLocale, 'home')
  const notFound = path.join(output, '404.html')

  if (base) await liftPages(output, base)
  await removePlaceholders(output)
  await rename(path.join(output, 'index.html'), notFound)
  const leadOn = await bundle(path.join(root, 'app/start/lead-on.ts'), {
    base: `${base}/`,
    define: {},
  })
  await rewrite(notFound, (html) => withMoved(leadHome(html, base + home), leadOn))
  for (const page of await pagesIn(output)) {
    await rewrite(page, async (html) => {
      const named = page === notFound ? html : withPath(html, path.relative(output, page))
      const styled = await withInlineSheets(named, output, base)
      return withPolicy(withLateStart(styled), options)
    })
  }
  await copyHomePages(output)
  await removeRouterData(output)
  await removeUnnamedAssets(output)
  await writeSeoFiles(output, siteUrl, base)
  await writeRedirects(output, redirects, base)
  await makeOgPictures(root, output)
  await writeOfflineFiles(output, options)
  await writeLicenses(root, output)
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

async function removePlaceholders(output: string): Promise<void> {
  for (const locale of localeKeys)
    await rm(path.join(output, blogPath(locale, noPost)), { recursive: true, force: true })
}

async function pagesIn(output: string): Promise<string[]> {
  const files = await readdir(output, { recursive: true })
  return files.filter(isPageFile).map((file) => path.join(output, file))
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

/** A page that knows its path stays where it is when it is opened elsewhere. @param file `faqs/index.html` */
function withPath(html: string, file: string): string {
  return html.replace('<html ', `<html data-${pathAttribute}="/${path.posix.dirname(file)}" `)
}

/** The root of each language is its home page, for hosts that know no redirects. */
async function copyHomePages(output: string): Promise<void> {
  for (const locale of localeKeys) {
    const home = path.join(output, pagePath(locale, 'home'), 'index.html')
    await copyFile(home, path.join(output, locales[locale].prefix, 'index.html'))
  }
}

/**
 * Refreshes the fallback to home where the head script did not run: without JavaScript, or where a proxy
 * has changed the script, which the policy then refuses. Otherwise a comment begins before the refresh,
 * since browsers carry out what they have parsed even if it is removed.
 */
function leadHome(html: string, home: string): string {
  const run = `document.documentElement.dataset.${themeAttribute}&&document.write("<!--")`
  const refresh = `<script>${run}</script><meta http-equiv="refresh" content="0; url=${home}"><!-- -->`
  const title = `<title>${Object.values(company.name).join(' / ')}</title>`
  const robots = '<meta name="robots" content="noindex">'
  if (!html.includes('</head>')) throw new Error('no head to complete')
  return html.replace('</head>', `${title}${robots}${refresh}</head>`)
}

/** Old addresses lead to their new pages from here, before the head script leads all others home. */
function withMoved(html: string, leadOn: string): string {
  const table = JSON.stringify(Object.fromEntries(exactFirst(redirects)))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
  const head = /<html (.*?<meta charSet="utf-8"\s*\/?>)/is
  if (!head.test(html)) throw new Error('no charset to put the old addresses behind')
  const mark = `data-${movedAttribute}="${table}"`
  return html.replace(head, (_, start) => `<html ${mark} ${start}<script>${leadOn}</script>`)
}

/** The router writes all loader data in a format of its own, which nothing reads. */
async function removeRouterData(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  await Promise.all(
    files.filter((file) => file.endsWith('.data')).map((file) => rm(path.join(directory, file))),
  )
}

/** The style sheet of the server's build, whose rules are in another order, and pictures that no page shows. */
async function removeUnnamedAssets(output: string): Promise<void> {
  const files = await readdir(output, { recursive: true })
  const texts = files.filter((file) => /\.(?:html|js|css|json)$/.test(file))
  const named = new Set<string>()
  for (const file of texts) {
    const text = await readFile(path.join(output, file), 'utf8')
    for (const [name] of text.matchAll(/[\w.-]+\.\w+/g)) named.add(name)
  }
  const assets = path.join(output, publicDirectory)
  for (const name of await readdir(assets)) {
    if (!named.has(name)) await rm(path.join(assets, name))
  }
}
