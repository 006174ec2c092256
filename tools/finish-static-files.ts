import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale } from '../app/i18n/locales.ts'
import { pagePath } from '../app/i18n/paths.ts'
import { company } from '../content/company.ts'
import { outputDirectory } from './react-router.ts'

/**
 * Turns the build's output into what a static host serves: the single-page fallback becomes
 * `404.html`, the root is the home page itself, and what no page asks for goes.
 */
export async function finishStaticFiles(root: string): Promise<void> {
  const output = outputDirectory(root)
  const home = pagePath(defaultLocale, 'home')
  const index = path.join(output, 'index.html')
  const notFound = path.join(output, '404.html')

  await headScriptFirst(output)
  await rename(index, notFound)
  await writeFile(notFound, withoutScriptGoHome(await readFile(notFound, 'utf8'), home))
  await copyFile(path.join(output, home, 'index.html'), index)
  await removeEnvelopes(path.join(output, 'data'))
}

/**
 * React writes preloads before a script that stands above them. The head script decides whether
 * this document is wanted at all, so it goes right behind the charset.
 */
async function headScriptFirst(output: string): Promise<void> {
  const files = await readdir(output, { recursive: true })
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(output, file))
  await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(page, 'utf8')
      const script = /<script>\(function\(\)\{.*?<\/script>/s.exec(html)?.[0]
      const charset = /<meta charSet="utf-8"\/>/.exec(html)?.[0]
      if (!script || !charset) throw new Error(`${page}: no head script or no charset`)
      const moved = html.replace(script, () => '').replace(charset, () => charset + script)
      await writeFile(page, moved)
    }),
  )
}

/** Without JavaScript an unknown address leads home by itself. */
function withoutScriptGoHome(html: string, home: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="0;url=${home}"></noscript>`
  const title = `<title>${Object.values(company.name).join(' / ')}</title>`
  const robots = '<meta name="robots" content="noindex">'
  if (!html.includes('</head>')) throw new Error('404.html: no head to complete')
  return html.replace('</head>', `${title}${robots}${refresh}</head>`)
}

/** The router wraps each data file a second time in its own format, which nothing reads. */
async function removeEnvelopes(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  await Promise.all(
    files.filter((file) => file.endsWith('.data')).map((file) => rm(path.join(directory, file))),
  )
}
