/**
 * Fetches a script module ahead, once, so that importing it later need not wait.
 *
 * @returns when it has come or failed; at once where it was asked for before
 */
export function preloadModule(address: string, priority: RequestPriority): Promise<unknown> {
  if (document.querySelector(`link[rel=modulepreload][href="${address}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    link.fetchPriority = priority
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}
