import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { addressKind, withoutBase } from '#app/i18n/paths.ts'

/** How long a chunk or a page's data may take before it counts as failed, in ms (specification, section 9). */
const timeout = 120_000

/** A script the page needs did not arrive, in time or at all. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk.split('/').pop()} failed`, options)
  }
}

const failures = new Map<string, ChunkLoadError>()

/**
 * The chunk that failed and has not loaded since, if any. While a page hydrates, the router replaces
 * the error with one of its own, so error pages ask here as well.
 */
export function chunkFailure(): ChunkLoadError | undefined {
  return failures.values().next().value
}

/**
 * Imports a route's chunk; `tools/build/guard-route-chunks.ts` has the router call it.
 *
 * @throws ChunkLoadError when the chunk fails or takes longer than the timeout
 */
export async function importChunk(url: string): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeout} ms`)), timeout)
  })
  try {
    const chunk = await Promise.race([import(/* @vite-ignore */ url), late])
    failures.delete(url)
    return chunk
  } catch (cause) {
    const failure = new ChunkLoadError(url, { cause })
    failures.set(url, failure)
    throw failure
  } finally {
    clearTimeout(timer)
  }
}

/** The key of the history entry the document was opened at, as the router will call it. */
const openedAt = typeof history === 'undefined' ? undefined : (history.state?.key ?? 'default')

/**
 * For an error page after a click: loads the target's document once, which after a deployment has new
 * chunks and is readable without any. It never loops, since the entry a document was opened at is not
 * tried again. Data that a query selects is not in a document; where that failed, the error stays.
 *
 * @returns whether the document is being tried
 */
export function useDocumentInstead(): boolean {
  const { pathname, search, key } = useLocation()
  const [isTrying, setIsTrying] = useState(() => {
    const isInDocument = search === '' || chunkFailure() !== undefined
    return key !== openedAt && isInDocument && ['page', 'post'].includes(addressKind(pathname))
  })
  useEffect(() => {
    if (!isTrying) return
    isReachable(location.href).then((isThere) => {
      if (isThere) loadDocument(location.href)
      else setIsTrying(false)
    })
  }, [isTrying])
  return isTrying
}

let isLeaving = false

/** Loads an address as a document, unless one is on its way. */
function loadDocument(address: string): void {
  if (isLeaving) return
  isLeaving = true
  // Restored from the back/forward cache, the page may be left again.
  addEventListener('pageshow', () => (isLeaving = false), { once: true })
  if (address === location.href) location.reload()
  else location.assign(address)
}

/** Loads the target's document when a click still waits for the target's data after the timeout. */
export function useNavigationTimeout(): void {
  const { pathname } = useLocation()
  const target = useNavigation().location
  useEffect(() => {
    if (!target || withoutBase(target.pathname) === pathname) return
    // A chunk that hangs fails at the timeout itself.
    const timer = setTimeout(() => {
      loadDocument(target.pathname + target.search + target.hash)
    }, timeout + 1000)
    return () => clearTimeout(timer)
  }, [target, pathname])
}

/** Whether a server answers there; offline, a visitor keeps the page they have. */
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
