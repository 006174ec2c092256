import { canonical, indexing, ownWords } from './head.ts'
import { documentLanguage, translations } from './languages.ts'
import { fileSize, leftovers, machinePaths, mentionedAssets } from './leftovers.ts'
import { inlineCode, ownResources, policyHashes, policyPlace, policySources } from './policy.ts'
import type { FileCheck, PageCheck, Site } from './site.ts'
import { weight } from './weight.ts'

/** html-validate and linkinator check markup and links; see `e2e/static-files.spec.ts`. */
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
  ownWords,
  weight,
]

/** For every file, pages included. */
const fileChecks: readonly FileCheck[] = [mentionedAssets, leftovers, fileSize, machinePaths]

/** Everything wrong with the built site, a line for each finding: `file: problem`. */
export function findings(site: Site): string[] {
  const inPages = site.pages.flatMap((page) =>
    pageChecks.flatMap((check) => check(page, site).map((problem) => `${page.file}: ${problem}`)),
  )
  const inFiles = [...site.files.keys()].flatMap((file) =>
    fileChecks.flatMap((check) => check(file, site).map((problem) => `${file}: ${problem}`)),
  )
  return [...inPages, ...inFiles]
}

/** One line for a site in order. */
export function summary({ pages, files }: Site): string {
  const others = files.size - pages.length
  const checks = pageChecks.length + fileChecks.length
  return `The built site is in order: ${pages.length} pages and ${others} other files, ${checks} checks.`
}
