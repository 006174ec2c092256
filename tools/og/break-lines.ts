/** Gives how wide a text is when it stands in one line. */
export type Measure = (text: string) => number

/** Some lines; of lines that hold the same words the sum of squares is least where they are alike. */
type Broken = Readonly<{ lines: readonly string[]; squares: number }>

/**
 * Breaks a text between its words into as few lines as fit the room, and these as even as can be.
 *
 * @param room in the units of `measure`
 * @returns nothing where a single word is wider than the room
 */
export function breakLines(
  text: string,
  room: number,
  measure: Measure,
): readonly string[] | undefined {
  const words = text.split(' ')
  const known = new Map<string, Broken | undefined>()

  /** The words from one on in so many lines, at their most even. */
  function mostEven(start: number, count: number): Broken | undefined {
    const key = `${start} ${count}`
    if (!known.has(key)) known.set(key, findMostEven(start, count))
    return known.get(key)
  }

  function findMostEven(start: number, count: number): Broken | undefined {
    if (start === words.length || count === 0) {
      return start === words.length && count === 0 ? { lines: [], squares: 0 } : undefined
    }
    let best: Broken | undefined
    for (let end = start + 1; end <= words.length; end++) {
      const line = words.slice(start, end).join(' ')
      const width = measure(line)
      if (width > room) break
      const rest = mostEven(end, count - 1)
      const squares = width ** 2 + (rest?.squares ?? 0)
      if (rest && squares < (best?.squares ?? Infinity)) {
        best = { lines: [line, ...rest.lines], squares }
      }
    }
    return best
  }

  for (let count = 1; count <= words.length; count++) {
    const broken = mostEven(0, count)
    if (broken) return broken.lines
  }
  return undefined
}
