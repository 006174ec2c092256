/** Widths of words, by text, and of a space; in em. */
type TextWidths = Readonly<{ texts: readonly (readonly number[])[]; space: number }>

/**
 * With it most texts have as many lines in their font as in ours: another number moves all below.
 *
 * @param measures length of each text's line, in em
 */
export function bestScale(ours: TextWidths, theirs: TextWidths, measures: readonly number[]) {
  const mean = totalWidth(ours) / totalWidth(theirs)
  // From the mean outwards, so that the nearest of equal scales is taken.
  const steps = Array.from({ length: 81 }, (_, i) => (i % 2 ? 1 : -1) * Math.ceil(i / 2))
  const tried = steps.map((step) => {
    const scale = mean * (1 + step / 500)
    return { scale, changes: changedTexts(ours, theirs, measures, scale) }
  })
  return tried.reduce((best, next) => (next.changes < best.changes ? next : best))
}

function totalWidth({ texts }: TextWidths): number {
  return texts.flat().reduce((sum, width) => sum + width, 0)
}

function changedTexts(
  ours: TextWidths,
  theirs: TextWidths,
  measures: readonly number[],
  scale: number,
): number {
  return ours.texts.filter((words, text) => {
    const measure = measures[text] ?? 0
    const theirWords = theirs.texts[text] ?? []
    return (
      lineCount(words, ours.space, measure) !== lineCount(theirWords, theirs.space, measure / scale)
    )
  }).length
}

function lineCount(words: readonly number[], space: number, measure: number): number {
  let lines = 1
  let filled = 0
  for (const word of words) {
    if (filled > 0 && filled + space + word > measure) {
      lines++
      filled = word
    } else filled += filled > 0 ? space + word : word
  }
  return lines
}
