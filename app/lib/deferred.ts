/** An element, or the id it has once its page is drawn. */
type Place = Element | string

const touches = ['pointerdown', 'keydown', 'focusin', 'input', 'submit']

/**
 * Waits until an element comes near the viewport or is touched; at once where there is no such
 * element, as on the server and after a click, when the page is still to be drawn.
 *
 * @param signal ends the watch; the promise then stays open
 */
export function nearOrTouched(place: Place, signal?: AbortSignal): Promise<void> {
  const element = find(place)
  if (!element) return Promise.resolve()
  return Promise.race([near(element, '400px', signal), touched(element, signal)])
}

/**
 * Waits for the next touch, key or focus on an element, or anywhere as long as it is not drawn;
 * used to try again after a failure.
 */
export function nextTouch(place: Place, signal?: AbortSignal): Promise<void> {
  return touched(find(place) ?? document.documentElement, signal)
}

function find(place: Place): Element | null {
  if (typeof place !== 'string') return place
  return typeof document === 'undefined' ? null : document.getElementById(place)
}

function near(element: Element, margin: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    signal?.addEventListener('abort', () => observer.disconnect(), { once: true })
  })
}

function touched(element: Element, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const options = { once: true, passive: true, ...(signal && { signal }) }
    for (const type of touches) element.addEventListener(type, () => resolve(), options)
  })
}
