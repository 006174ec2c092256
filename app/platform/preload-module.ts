/** @returns whether the module has loaded; false at once if it was requested before */
export function preloadModule(address: string, priority: RequestPriority): Promise<boolean> {
  const isKnown = document.querySelector(`link[rel=modulepreload][href="${address}"]`)
  if (isKnown) return Promise.resolve(false)
  return new Promise((resolve) => {
    const link = document.createElement('link')
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
