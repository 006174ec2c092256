import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { addressKind } from '#app/i18n/paths.ts'

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
  try {
    const chunk = await inTime(import(/* @vite-ignore */ url))
    failures.delete(url)
    return chunk
  } catch (cause) {
    const failure = new ChunkLoadError(url, { cause })
    failures.set(url, failure)
    throw failure
  }
}

/**
 * @param limit in ms
 * @throws Error when the work takes longer
 */
export async function inTime<Result>(work: Promise<Result>, limit = timeout): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work, late])
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
      if (isThere) location.reload()
      else setIsTrying(false)
    })
  }, [isTrying])
  return isTrying
}

/** Offline, a visitor keeps the current page. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const answer = await inTime(fetch(address, { method: 'HEAD', cache: 'no-store' }), 10_000)
    return answer.status < 500
  } catch {
    return false
  }
}
