import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { median, pairedRatio, present, quantile } from './statistics.ts'

/** Samples of one page or journey in one build, by run. */
type Result<Measure extends string> = Readonly<{
  place: string
  site: string
  samples: readonly Readonly<Partial<Record<Measure, number | undefined>>>[]
}>

/** @param spread measures whose quartiles stand beside the median */
export function medianTable<Measure extends string>(
  head: string,
  results: readonly Result<Measure>[],
  measures: readonly Measure[],
  spread: readonly Measure[] = [],
): string {
  const rows = results.map(({ place, site, samples }) => {
    const medians = measures.map((measure) => {
      const values = present(samples.map((sample) => sample[measure]))
      const middle = rounded(median(values))
      if (!spread.includes(measure)) return middle
      return `${middle} (${[0.25, 0.75].map((part) => rounded(quantile(values, part))).join('–')})`
    })
    return [place, site, ...medians]
  })
  return table([head, 'build', ...measures], rows)
}

/** Compares each further build with the first; empty for one build. */
export function comparison<Measure extends string>(
  head: string,
  results: readonly Result<Measure>[],
  measures: readonly Measure[],
): string[] {
  const first = results[0]?.site
  const others = results.filter(({ site }) => site !== first)
  if (others.length === 0) return []
  const rows = others.map(({ place, site, samples }) => {
    const base = results.find((other) => other.site === first && other.place === place)
    const ratios = measures.map((measure) => {
      const values = samples.map((sample) => sample[measure])
      const bases = base?.samples.map((sample) => sample[measure]) ?? []
      return pairedRatio(values, bases)?.toFixed(2)
    })
    return [place, site, ...ratios]
  })
  return [
    '',
    `### Against ${first}`,
    'Medians of the ratios run by run.',
    '',
    table([head, 'build', ...measures], rows),
  ]
}

function rounded(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(Number(value.toPrecision(4)))
}

function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]) {
  const line = (cells: readonly (string | undefined)[]) =>
    `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`
  const rule = head.map((_, column) => (column < 2 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}

/** Replaces a part of `bench/README.md`. */
export async function writePart(name: string, report: string): Promise<void> {
  const file = path.resolve(import.meta.dirname, 'README.md')
  const text = await readFile(file, 'utf8')
  const part = new RegExp(`(<!-- ${name} -->\n).*?(\n?<!-- end of ${name} -->)`, 's')
  if (!part.test(text)) throw new Error(`${file} has no place for ${name}`)
  await writeFile(
    file,
    text.replace(part, (_, start, end) => start + report + end),
  )
}
