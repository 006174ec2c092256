import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { addressKind, withoutBase } from '#app/i18n/paths.ts'

/** In ms, for a chunk or a page's data (specification, section 9). */
const timeout = 120_000

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk.split('/').pop()} failed`, options)
  }
}

const failures = new Map<string, ChunkLoadError>()

/**
 * While a page hydrates, the router replaces a chunk's error with one of its own, so error pages ask
 * here as well.
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

/** The router's key of the history entry the document was opened at. */
const openedAt = typeof history === 'undefined' ? undefined : (history.state?.key ?? 'default')

/**
 * For an error page after a click: loads the target as a document, which after a deployment has new
 * chunks. It never loops, as the entry the document was opened at is not tried again. Where the data of
 * a query failed, the error stays: no document holds it.
 *
 * @returns whether the document is loading
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

function loadDocument(address: string): void {
  if (isLeaving) return
  isLeaving = true
  // Restored from the back/forward cache, the page may be left again.
  addEventListener('pageshow', () => (isLeaving = false), { once: true })
  if (address === location.href) location.reload()
  else location.assign(address)
}

/** Loads the target as a document when its data has not arrived before the timeout. */
export function useNavigationTimeout(): void {
  const { pathname } = useLocation()
  const target = useNavigation().location
  useEffect(() => {
    if (!target || withoutBase(target.pathname) === pathname) return
    // A chunk has the timeout of `importChunk`.
    const timer = setTimeout(() => {
      loadDocument(target.pathname + target.search + target.hash)
    }, timeout + 1000)
    return () => clearTimeout(timer)
  }, [target, pathname])
}

/** Offline, a visitor keeps the current page. */
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
