import type { CheerioAPI } from 'cheerio'
import { scriptProblems } from './script-support.ts'
import { type Site, textOf } from './site.ts'
import { styleProblems } from './style-support.ts'

/** One sheet stands in each page. */
const seen = new Map<string, string[]>()

/** Scripts and style sheets that the oldest promised browsers do not understand. */
export async function support(file: string, site: Site): Promise<string[]> {
  if (file.endsWith('.js')) return known(textOf(file, site), scriptProblems)
  if (file.endsWith('.css')) return known(textOf(file, site), styleProblems)
  const page = site.pages.find((candidate) => candidate.file === file)
  if (!page) return []
  const problems: string[] = []
  for (const code of textsOf(page.$, 'script:not([src])')) {
    problems.push(...(await known(code, scriptProblems)))
  }
  for (const code of textsOf(page.$, 'style')) problems.push(...(await known(code, styleProblems)))
  return problems
}

function textsOf($: CheerioAPI, css: string): string[] {
  return $(css)
    .not('[type$="json"],[type=speculationrules]')
    .toArray()
    .map((element) => $(element).text())
}

async function known(
  code: string,
  check: (code: string) => string[] | Promise<string[]>,
): Promise<string[]> {
  const before = seen.get(code)
  if (before) return before
  const problems = await check(code)
  seen.set(code, problems)
  return problems
}
