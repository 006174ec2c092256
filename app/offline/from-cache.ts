/** In ms; a cache that takes longer counts as one without a copy. */
const timeouts = {
  /** Where the network can answer instead. */
  short: 1000,
  long: 10_000,
} as const

let isHanging = false

/**
 * What the browser's cache answers; `undefined` where it fails, throws or hangs, so that a damaged, full
 * or blocked one costs the copies and nothing else. While one hangs, a short wait is none.
 */
export async function fromCache<Result>(
  ask: () => Promise<Result>,
  wait: keyof typeof timeouts = 'long',
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    const giveUp = () => {
      isHanging = true
      resolve(undefined)
    }
    timer = setTimeout(giveUp, isHanging && wait === 'short' ? 0 : timeouts[wait])
  })
  const answer = async () => {
    try {
      return await ask()
    } catch {
      return undefined
    } finally {
      isHanging = false
      clearTimeout(timer)
    }
  }
  return Promise.race([answer(), late])
}
