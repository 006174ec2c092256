/**
 * Waits until an element comes near the viewport or is touched; at once where there is no such
 * element, as on the server and after a click, when the page is still to be drawn.
 */
export function nearOrTouched(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  return element ? near(element, '400px') : Promise.resolve()
}

/** Waits for the next touch, key or focus on an element; used to try again after a failure. */
export function nextTouch(id: string): Promise<void> {
  const element = document.getElementById(id)
  return element ? touched(element) : Promise.resolve()
}

function near(element: Element, margin: string): Promise<void> {
  const seen = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
  })
  return Promise.race([seen, touched(element)])
}

function touched(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    for (const type of ['pointerdown', 'focusin', 'input']) {
      element.addEventListener(type, done, { once: true, passive: true })
    }
  })
}
