import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runnerImport } from 'vite'
import type { ContentReport } from './content-report.ts'

type ReportModule = typeof import('./content-report.ts')

/**
 * Reads the content anew and checks it, by files of their own: what reads content with a plain
 * import belongs to the configuration, and each edit would restart the development server.
 */
export async function readContent(root: string): Promise<ContentReport> {
  const file = path.join(root, 'tools/check/content-report.ts')
  try {
    const { module } = await runnerImport<ReportModule>(file, { root, logLevel: 'silent' })
    return await module.contentReport(root)
  } catch (error) {
    return { problems: [unreadable(root, error)], wording: [], isSample: true }
  }
}

/** A file that is no TypeScript: its name, line and column. What else fails keeps its own words. */
export function unreadable(root: string, error: unknown): string {
  const { message = `${error}`, stack } = error as Error
  const text = stripVTControlCharacters(message)
    .replaceAll(`${root}/`, '')
    .replace(/Failed to load url (\S+) .* in (\S+)\. Does the file exist\?/, '$2: no file $1')
  const place = text.match(/\[ (\S+:\d+:\d+) \]/)?.[1]
  const problem = text.match(/\[PARSE_ERROR\] (.*)/)?.[1]
  if (place && problem) {
    return `${place}: ${problem}: write an apostrophe as ’, and a comma after each field`
  }
  const thrownAt = `${stack}`
    .replaceAll(`${root}/`, '')
    .match(/\b(?:content|app)\/\S+\.ts:\d+/)?.[0]
  const where = /\b(content|app)\//.test(text) ? '' : `${thrownAt ?? 'content/'}: `
  return `${where}${text.replaceAll(/\s*\n\s*/g, ' ')}: see whether each name is spelled as in its own file`
}
