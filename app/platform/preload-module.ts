/**
 * @returns whether the module has loaded; false at once if it was requested before, or where the browser
 * would never answer (Safari before 17, Firefox before 115)
 */
export function preloadModule(address: string, priority: RequestPriority): Promise<boolean> {
  const isKnown = document.querySelector(`link[rel=modulepreload][href="${address}"]`)
  if (isKnown) return Promise.resolve(false)
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) return Promise.resolve(false)
  return new Promise((resolve) => {
    link.rel = 'modulepreload'
    link.href = address
    link.fetchPriority = priority
    link.onload = () => resolve(true)
    link.onerror = () => {
      // The next call tries again.
      link.remove()
      resolve(false)
    }
    document.head.append(link)
  })
}
