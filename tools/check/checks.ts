import { gluedWords } from './glued-words.ts'
import { fileSize, mentionedAssets, unnamedFiles } from './named-files.ts'
import { ownResources, policyHashes, policyPlace, policySources } from './policy.ts'
import type { FileCheck, PageCheck, Site } from './site.ts'
import { support } from './support.ts'
import { weight } from './weight.ts'

/**
 * Markup and links are checked by `e2e/static-files.spec.ts`, languages by `e2e/every-page.spec.ts`, heads
 * by `app/seo/page-meta.test.ts`.
 */
const pageChecks: readonly PageCheck[] = [
  policyPlace,
  policySources,
  policyHashes,
  ownResources,
  gluedWords,
  weight,
]

const fileChecks: readonly FileCheck[] = [mentionedAssets, unnamedFiles, fileSize, support]

/** A line for each: `file: problem`. */
export async function findings(site: Site): Promise<string[]> {
  const lines = site.pages.flatMap((page) =>
    pageChecks.flatMap((check) => check(page, site).map((problem) => `${page.file}: ${problem}`)),
  )
  for (const file of site.files.keys()) {
    for (const check of fileChecks) {
      const problems = await check(file, site)
      lines.push(...problems.map((problem) => `${file}: ${problem}`))
    }
  }
  return lines
}

export function summary({ pages, files }: Site): string {
  const others = files.size - pages.length
  const checks = pageChecks.length + fileChecks.length
  return `The built site is in order: ${pages.length} pages and ${others} other files, ${checks} checks.`
}
