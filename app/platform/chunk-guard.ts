import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { addressKind } from '#app/i18n/paths.ts'
import { isInitializing } from './hydration.ts'

/** In ms, for a chunk or a page's data (specification, section 9). */
const timeout = 120_000

export class ChunkLoadError extends Error {
  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk.split('/').pop()} failed`, options)
    // A field would be rewritten for Safari 15.6, with 300 bytes of helpers.
    this.name = 'ChunkLoadError'
  }
}

/** Chunk error during hydration, kept because the router replaces it. */
let failure: ChunkLoadError | undefined

/**
 * Why a page did not load, if a chunk is the cause. While a page hydrates, the router replaces a chunk's
 * error with one of its own.
 */
export function chunkFailure(error: unknown): ChunkLoadError | undefined {
  return error instanceof ChunkLoadError ? error : failure
}

/**
 * Imports a route's chunk; `tools/build/guard-route-chunks.ts` has the router call it.
 *
 * @throws ChunkLoadError when the chunk fails or takes longer than the timeout
 */
export async function importChunk(url: string): Promise<unknown> {
  try {
    return await withTimeout(import(/* @vite-ignore */ url))
  } catch (cause) {
    const error = new ChunkLoadError(url, { cause })
    if (isInitializing()) failure = error
    throw error
  }
}

/** What `withTimeout` waited for may still come. */
export class TimeoutError extends Error {
  constructor(limit: number) {
    super(`no answer in ${limit} ms`)
    this.name = 'TimeoutError'
  }
}

/**
 * @param limit in ms
 * @throws TimeoutError when the work takes longer
 */
export async function withTimeout<Result>(work: Promise<Result>, limit = timeout): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(limit)), limit)
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
export function useDocumentInstead(error: unknown): boolean {
  const { pathname, search, key } = useLocation()
  const isInDocument = search === '' || chunkFailure(error) !== undefined
  const isPage = ['page', 'post'].includes(addressKind(pathname))
  const [missing, setMissing] = useState<string>()
  const isTrying = key !== openedAt && key !== missing && isInDocument && isPage
  useEffect(() => {
    if (!isTrying) return
    let hasLeft = false
    isReachable(location.href).then((isThere) => {
      if (hasLeft) return
      if (isThere) location.reload()
      else setMissing(key)
    })
    return () => {
      hasLeft = true
    }
  }, [isTrying, key])
  useEffect(() => forgetFailure, [])
  return isTrying
}

/** Called when the error page goes away. */
function forgetFailure(): void {
  failure = undefined
}

/** Whether a server answers: offline, a visitor keeps the current page. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const answer = await withTimeout(fetch(address, { method: 'HEAD', cache: 'no-store' }), 10_000)
    return answer.status < 500
  } catch {
    return false
  }
}
