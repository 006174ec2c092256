import { pageFromSearch } from './pagination.ts'

/** Whether the address asks for another page of a list than the file of a document holds. */
export function asksForFurtherPage(): boolean {
  return typeof location !== 'undefined' && pageFromSearch(location.search) !== 1
}

/**
 * A visitor who opens `?page=3` gets the file of page 1. The head script marks the document so
 * that the list's place is kept unseen; this takes the mark off once the right page stands.
 */
export function releasePlace(): void {
  const { dataset } = document.documentElement
  if (!('page' in dataset)) return
  delete dataset.page
  // With the page the router goes back to where the visitor was when it asked for it.
  const top = scrollY
  queueMicrotask(() => scrollTo({ top, behavior: 'instant' }))
}
