/** A cell of a table; nothing is shown as a dash. */
export type Cell = string | number | undefined

/** A table in Markdown, its columns aligned for reading as it is; figures stand at the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => head.map((_, column) => String(row[column] ?? '–')))
  const isFigure = head.map((_, column) => lines.every((line) => /^[–\d]/.test(line[column] ?? '')))
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...lines.map((line) => line[column] ?? '')].map(({ length }) => length)),
  )
  const show = (cells: readonly string[]) => {
    const padded = cells.map((cell, column) =>
      isFigure[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    )
    return `| ${padded.join(' | ')} |`
  }
  const rule = widths.map((width, column) =>
    isFigure[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [show(head), show(rule), ...lines.map(show)].join('\n')
}

/** A time in whole ms. */
export function milliseconds(value: number | undefined): Cell {
  return value === undefined ? undefined : Math.round(value)
}

/** Bytes as kB of 1000, with one decimal. */
export function kilobytes(bytes: number | undefined): Cell {
  return bytes === undefined ? undefined : (bytes / 1000).toFixed(1)
}

/** A ratio or a small number, with so many decimals. */
export function decimals(value: number | undefined, digits = 2): Cell {
  return value?.toFixed(digits)
}
