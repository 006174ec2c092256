import { gluedWords } from './glued-words.ts'
import { canonical, indexing, ownPath, ownWords } from './head.ts'
import { documentLanguage, translations } from './languages.ts'
import { fileSize, leftovers, machinePaths, mentionedAssets, unnamedFiles } from './leftovers.ts'
import { inlineCode, ownResources, policyHashes, policyPlace, policySources } from './policy.ts'
import type { FileCheck, PageCheck, Site } from './site.ts'
import { support } from './support.ts'
import { weight } from './weight.ts'

/** Markup and links are checked by `e2e/static-files.spec.ts`. */
const pageChecks: readonly PageCheck[] = [
  inlineCode,
  policyPlace,
  policySources,
  policyHashes,
  ownResources,
  canonical,
  translations,
  indexing,
  documentLanguage,
  ownPath,
  ownWords,
  gluedWords,
  weight,
]

const fileChecks: readonly FileCheck[] = [
  mentionedAssets,
  unnamedFiles,
  leftovers,
  fileSize,
  machinePaths,
  support,
]

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
