import type { Verdict } from './lighthouse.ts'
import { median, present } from './statistics.ts'
import { milliseconds, table } from './table.ts'

/** The scores of each page, and what took something off any of them. */
export function lighthouseReport(verdicts: readonly Verdict[]): string {
  const categories = [...new Set(verdicts.flatMap(({ scores }) => Object.keys(scores)))]
  const groups = groupBy(verdicts, nameOf)
  const rows = groups.map((group) => [
    ...place(group),
    ...categories.map((title) => median(present(group.map(({ scores }) => scores[title])))),
  ])
  const costs = groups.flatMap((group) => costsOf(group))
  return [
    '### Scores',
    table([...placeHead, ...categories], rows),
    '',
    '### What took something off',
    costs.length > 0 ? table([...placeHead, 'category', 'audit', 'found'], costs) : 'Nothing.',
    '',
    '### Blocking time',
    'Medians in ms: as Lighthouse has it, by the clock; and only what the page’s thread ran, without its',
    'waits for a processor.',
    '',
    table([...placeHead, 'by the clock', 'at work'], groups.map(blockingOf)),
  ].join('\n')
}

const placeHead = ['page', 'language', 'build']

function place([first]: readonly Verdict[]) {
  return [first?.page.name, first?.page.locale, first?.site.name]
}

function blockingOf(group: readonly Verdict[]) {
  const clock = median(present(group.map(({ blocking }) => blocking.clock)))
  const atWork = median(present(group.map(({ blocking }) => blocking.atWork)))
  return [...place(group), milliseconds(clock), milliseconds(atWork)]
}

function nameOf({ page, site }: Verdict): string {
  return `${page.path} ${site.name}`
}

/** Each audit once for a page, as it was found the first time. */
function costsOf(group: readonly Verdict[]) {
  const costs = group.flatMap((verdict) => verdict.costs)
  return groupBy(costs, ({ category, audit }) => `${category} ${audit}`).flatMap(([cost]) =>
    cost ? [[...place(group), cost.category, cost.audit, cost.detail]] : [],
  )
}

/** Groups in the order of their first members. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
