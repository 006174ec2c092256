import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Started } from './started.ts'

/**
 * A copy of a built site whose pages have neither scripts nor fonts nor preloads: what the same words,
 * styles and pictures cost by themselves. Its files are removed at the end of the run.
 *
 * @param directory the built site
 * @returns the copy's folder
 */
export async function bareCopy(directory: string, started: Started): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'minwal-bare-'))
  started.add(() => rm(copy, { recursive: true, force: true }))
  // The server's worker runs as another user, whom `mkdtemp` keeps out.
  await chmod(copy, 0o755)
  await cp(directory, copy, { recursive: true })
  const files = await readdir(copy, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = path.join(copy, file)
    const html = bare(await readFile(page, 'utf8'))
    await writeFile(page, html)
    await writeFile(`${page}.br`, await promisify(brotliCompress)(html))
    await writeFile(`${page}.gz`, await promisify(gzip)(html))
  }
  return copy
}

/** A page without scripts, fonts and preloads, nor the policy that names the hashes of what is gone. */
export function bare(html: string): string {
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
}
