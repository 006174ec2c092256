import { elementNames, mainHeading, uniqueIds } from './elements.ts'
import { canonical, indexing, ownWords } from './head.ts'
import { inlineCode } from './inline-code.ts'
import { documentLanguage, translations } from './languages.ts'
import { fileSize, leftovers, machinePaths, mentionedAssets } from './leftovers.ts'
import { pageLinks, scriptImports, styleLinks } from './links.ts'
import { ownResources, policyHashes, policyPlace, policySources } from './policy.ts'
import type { FileCheck, PageCheck, Site } from './site.ts'
import { weight } from './weight.ts'

/** What is asked of every page. */
const pageChecks: readonly PageCheck[] = [
  // Security
  inlineCode,
  policyPlace,
  policySources,
  policyHashes,
  ownResources,
  // Addresses
  pageLinks,
  canonical,
  translations,
  indexing,
  // Words and structure
  documentLanguage,
  ownWords,
  mainHeading,
  uniqueIds,
  elementNames,
  // Bytes
  weight,
]

/** What is asked of every file, pages included. */
const fileChecks: readonly FileCheck[] = [
  styleLinks,
  scriptImports,
  mentionedAssets,
  leftovers,
  fileSize,
  machinePaths,
]

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
