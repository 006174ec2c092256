import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { withoutBase } from '#app/i18n/base-path.ts'
import { addressKind } from '#app/i18n/paths.ts'
import { chunkTimeLimit, isReachable } from './import-chunk.ts'

/** Where the document at hand was opened. */
const openedAt = typeof location === 'undefined' ? '' : location.pathname

/**
 * After a click whose page failed to come, such as for want of its data: the target has a document
 * of its own, with everything in it, so that is loaded once. It can never loop, since a document does
 * not load itself.
 *
 * @returns whether it is being tried; what went wrong is shown when it is not
 */
export function useDocumentInstead(): boolean {
  const [isTrying, setIsTrying] = useState(hasDocumentOfItsOwn)
  useEffect(() => {
    if (!isTrying) return
    isReachable(location.href).then((isThere) => {
      if (isThere) location.reload()
      else setIsTrying(false)
    })
  }, [isTrying])
  return isTrying
}

function hasDocumentOfItsOwn(): boolean {
  if (typeof location === 'undefined' || location.pathname === openedAt) return false
  return ['page', 'post'].includes(addressKind(withoutBase(location.pathname)))
}

/** Loads the target's document where a page is still to come after the time chunks are given. */
export function useStalledNavigation(): void {
  const target = useNavigation().location
  useEffect(() => {
    if (!target) return
    // A hanging chunk is answered at the limit itself.
    const patience = chunkTimeLimit + 1000
    const timer = setTimeout(() => {
      location.assign(target.pathname + target.search + target.hash)
    }, patience)
    return () => clearTimeout(timer)
  }, [target])
}
