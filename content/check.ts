/**
 * `npm run check:content`, `npm run dev` and every build run it; one line tells file, entry, field,
 * problem and what to do.
 */
import { type Content, content } from './all.ts'
import { checkAdvice } from './check-advice.ts'
import { checkCollections } from './check-collections.ts'
import { checkCounts } from './check-counts.ts'
import { checkShapes } from './check-shapes.ts'
import { checkWording, listFigures } from './check-wording.ts'
import { collectLines, entryName, fileOf, type InFile, type Report } from './places.ts'
import type { Site } from './shapes.ts'

/** What would break a page. A build stops if there is any. */
export function contentProblems(site: Site, all: Content = content): string[] {
  return collectLines((inFile) => {
    const broken = checkShapes(all, site, inFile)
    checkCollections(all, broken, inFile)
  })
}

/** What could be better: it is told and never stops a build. @param all without problems */
export function wordingProblems(all: Content = content): string[] {
  return collectLines((inFile) => {
    checkEntries(all, inFile, checkWording)
    checkAdvice(all, inFile)
    checkCounts(all, inFile)
  })
}

/** A line each, for replacing the sample content. */
export function textsWithFigures(all: Content = content): string[] {
  return collectLines((inFile) => checkEntries(all, inFile, listFigures))
}

function checkEntries(
  all: Content,
  inFile: InFile,
  check: (entry: unknown, report: Report) => void,
): void {
  for (const [name, value] of Object.entries(all)) {
    if (!Array.isArray(value)) check(value, inFile(fileOf(name)))
    else for (const entry of value) check(entry, inFile(fileOf(name, entry), entryName(entry)))
  }
}
