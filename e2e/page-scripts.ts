/** What tests run inside the page. */

/** Notes when the document's first text or picture is on the screen. */
export function notePaint() {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      Object.assign(window, { hasPainted: true })
    }
  }).observe({ type: 'paint', buffered: true })
}

/** Resolves once the fonts that the page's text asks for have loaded and are shown. */
export async function fontsAreIn() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const own = () => [...document.fonts].filter(({ display }) => display === 'swap')
  const isLoading = () => own().some(({ status }) => status === 'loading')
  // The first layout asks for them; `fonts.ready` also speaks of installed fonts alone.
  while (isLoading() || !own().some(({ status }) => status === 'loaded')) await frame()
  await document.fonts.ready
  await frame()
  await frame()
}

/** Storage as it is where a visitor forbids it. */
export function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}
