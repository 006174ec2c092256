/** Numbers from 0 up to 1, the same for the same seed on every machine (mulberry32). */
export function random(seed: number): () => number {
  // Spread first: neighbouring seeds would begin with neighbouring numbers.
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
