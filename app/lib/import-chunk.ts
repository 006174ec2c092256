/** How long a chunk may take before it counts as failed, in milliseconds (specification, section 9). */
export const chunkTimeLimit = 120_000

/** A script the page needs did not arrive, in time or at all. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk.split('/').pop()} failed`, options)
  }
}

const failures = new Map<string, ChunkLoadError>()

/**
 * The chunk that failed and has not arrived since, if any. While a page is starting, the router
 * replaces the error it was given with one of its own, so an error page asks here as well.
 */
export function chunkFailure(): ChunkLoadError | undefined {
  return failures.values().next().value
}

let pendingTarget: () => string | undefined = () => undefined

/**
 * Tells the guard where the visitor is going while a click is being answered; `undefined` when
 * the page itself is starting, where loading a document again could only loop.
 */
export function watchPendingTarget(target: () => string | undefined): void {
  pendingTarget = target
}

/**
 * Imports a route's chunk. When it fails, or hangs past the limit, during a click, the target's document is loaded once: after a deployment that
 * is the new page with its new chunks, and a prerendered page is readable without any. Otherwise the
 * error boundary shows the failure.
 *
 * @throws ChunkLoadError when there is no target, or nothing answers at its address
 */
export async function importChunk(url: string): Promise<unknown> {
  try {
    const chunk = await withinLimit(import(/* @vite-ignore */ url))
    failures.delete(url)
    return chunk
  } catch (cause) {
    const target = pendingTarget()
    if (target && (await isReachable(target))) {
      location.assign(target)
      return new Promise(() => {})
    }
    const failure = cause instanceof ChunkLoadError ? cause : new ChunkLoadError(url, { cause })
    failures.set(url, failure)
    throw failure
  }
}

async function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${chunkTimeLimit} ms`)), chunkTimeLimit)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a server answers there: an offline visitor keeps the page they have. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    return answer.status < 500
  } catch {
    return false
  }
}
