import type { Grown } from './growth.ts'
import type { PageToMeasure } from './pages.ts'
import { ratio } from './statistics.ts'
import { type Cell, decimals, table } from './table.ts'

/** A page may differ by this share and still counts as of the same size. */
const tolerance = 0.01

/** What has to name every page, and is read by machines only. */
const mayGrow = ['sitemap.xml']

/** The tables of the growing content: what the builds took, and which files grow. */
export function growthReport(results: readonly Grown[], pages: readonly PageToMeasure[]): string {
  const steps = results.map(({ times }) => `${times} ×`)
  const pageFiles = pages.flatMap(({ path }) => [
    `${path.slice(1)}/index.html`,
    `${path.slice(1)}.data`,
  ])
  const otherFiles = [...(results[0]?.sizes.keys() ?? [])].filter(
    (name) => !pageFiles.includes(name) && isGrowing(results, name),
  )
  return [
    '### What a build takes',
    table(['', ...steps], costs(results)),
    '',
    '### Pages',
    'Bytes with brotli, of the document and of the data a visitor gets who comes from another page.',
    '',
    table(
      ['file', ...steps, 'last ÷ first', ''],
      pageFiles.map((name) => sizeRow(results, name)),
    ),
    '',
    '### Other files that grow',
    'Bytes with brotli; files whose names differ only in the part made of their content are added up.',
    'A file that fills up holds as many entries as it ever will: with more content it stays as it is.',
    '',
    table(
      ['file', ...steps, 'last ÷ first', ''],
      otherFiles.map((name) => sizeRow(results, name)),
    ),
    '',
    ...newFiles(results),
  ].join('\n')
}

function costs(results: readonly Grown[]): Cell[][] {
  return [
    ['time, s', ...results.map(({ seconds }) => decimals(seconds, 1))],
    ['time of all processors, s', ...results.map((grown) => decimals(grown.processorSeconds, 1))],
    ['most memory, MB', ...results.map(({ memory }) => Math.round(memory / 1e6))],
    ['files', ...results.map(({ fileCount }) => fileCount)],
    ['their bytes on the wire, MB', ...results.map(({ sizes }) => decimals(sum(sizes) / 1e6))],
  ]
}

function sum(sizes: Grown['sizes']): number {
  return [...sizes.values()].reduce((total, bytes) => total + bytes, 0)
}

function sizeRow(results: readonly Grown[], name: string): Cell[] {
  return [
    name,
    ...results.map(({ sizes }) => sizes.get(name)),
    decimals(growthOf(results, name)),
    verdict(results, name),
  ]
}

function verdict(results: readonly Grown[], name: string): string {
  if (!isGrowing(results, name)) return ''
  if (mayGrow.includes(name)) return 'grows, as it has to'
  // Of two builds nobody can tell.
  const isFull = results.length > 2 && !isGrowing(results.slice(-2), name)
  return isFull ? 'fills up' : 'grows'
}

/** How many files come with more content, and the largest of them. */
function newFiles(results: readonly Grown[]): string[] {
  const [first, last] = [results[0], results.at(-1)]
  if (!first || !last) return []
  const added = [...last.sizes].filter(([name]) => !first.sizes.has(name) && /json$/.test(name))
  const [largest] = added.toSorted(([, one], [, other]) => other - one)
  if (!largest) return []
  const [name, bytes] = largest
  return [`Data files that come with more content: ${added.length}, the largest ${name}, ${bytes}.`]
}

function isGrowing(results: readonly Grown[], name: string): boolean {
  const growth = growthOf(results, name)
  return growth !== undefined && growth > 1 + tolerance
}

function growthOf(results: readonly Grown[], name: string): number | undefined {
  return ratio(results.at(-1)?.sizes.get(name), results[0]?.sizes.get(name))
}
