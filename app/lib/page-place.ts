/**
 * A visitor who opens `?page=3` gets the file of page 1. The head script marks the document so
 * that the list's place is kept unseen; this takes the mark off once the right page stands.
 */
export function releasePlace(): void {
  delete document.documentElement.dataset.page
}
