import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { addressKind, withoutBase } from '#app/i18n/paths.ts'
import { pageFromSearch } from '#app/paging/pagination.ts'
import { chunkTimeLimit, isReachable } from './import-chunk.ts'

/** The history entry the document was opened at, as the router will call it. */
const openedAt = typeof history === 'undefined' ? undefined : (history.state?.key ?? 'default')

/**
 * After a click whose page failed to come, such as for want of its data: the target has a document
 * of its own, with everything in it but a list's further pages, so that is loaded once. It can never loop, since a document does
 * not load itself.
 *
 * @returns whether it is being tried; what went wrong is shown when it is not
 */
export function useDocumentInstead(): boolean {
  const { pathname, search, key } = useLocation()
  const [isTrying, setIsTrying] = useState(() => {
    return key !== openedAt && hasDocument(pathname) && pageFromSearch(search) === 1
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

function hasDocument(pathname: string): boolean {
  return ['page', 'post'].includes(addressKind(pathname))
}

/** Loads the target's document where a new page is still to come after the time chunks are given. */
export function useStalledNavigation(): void {
  const { pathname } = useLocation()
  const target = useNavigation().location
  useEffect(() => {
    if (!target || withoutBase(target.pathname) === pathname) return
    // A hanging chunk is answered at the limit itself.
    const patience = chunkTimeLimit + 1000
    const timer = setTimeout(() => {
      location.assign(target.pathname + target.search + target.hash)
    }, patience)
    return () => clearTimeout(timer)
  }, [target, pathname])
}
