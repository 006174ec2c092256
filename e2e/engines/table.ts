import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints, when all have ended, a table of engine × journey × language. */
export default class Table implements Reporter {
  readonly #rows = new Map<string, Map<string, string>>()
  readonly #columns = new Set<string>()

  onTestEnd(test: TestCase, { status }: TestResult) {
    const [, journey = test.title, locale = ''] = test.title.match(/^(.*), in (\w+)$/) ?? []
    const column = `${test.parent.project()?.name} ${locale}`
    const row = this.#rows.get(journey) ?? new Map<string, string>()
    this.#rows.set(journey, row.set(column, status === 'passed' ? '✓' : '✗'))
    this.#columns.add(column)
  }

  onEnd() {
    if (this.#rows.size === 0) return
    const columns = [...this.#columns].sort()
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
    const rows = [...this.#rows].map(([journey, row]) =>
      line([journey, ...columns.map((column) => row.get(column) ?? '·')]),
    )
    const head = [line(['journey', ...columns]), line(['---', ...columns.map(() => '---')])]
    console.log(['', ...head, ...rows, '', '· walked in the other language'].join('\n'))
  }
}
