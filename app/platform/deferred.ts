const touches = ['pointerdown', 'keydown', 'focusin', 'input', 'submit']

/**
 * Resolves when an element nears the viewport or is touched. For effects, which begin anew where React
 * replaces the element.
 *
 * @param signal ends the watch; the promise then stays pending
 */
export function nearOrTouched(element: Element, signal: AbortSignal): Promise<void> {
  return Promise.race([near(element, signal), nextTouch(element, signal)])
}

function near(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  })
}

/**
 * Resolves on the next touch, key or focus on an element. Listens on the window, since React stops
 * events on what has not hydrated.
 *
 * @param signal ends the watch; the promise then stays pending
 */
export function nextTouch(element: Element, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    signal?.addEventListener('abort', () => done.abort(), { once: true })
    const options = { capture: true, passive: true, signal: done.signal }
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return
      done.abort()
      resolve()
    }
    for (const type of touches) addEventListener(type, onTouch, options)
  })
}

/**
 * Loads, and after a failure once more at the next touch of an element, or at once where that came while it
 * was loading.
 *
 * @param onFailure told whether the next load begins at once
 * @param signal ends the watch; after a failure the promise then stays pending
 */
export async function retryOnTouch<Result>(
  element: Element,
  load: () => Promise<Result>,
  onFailure: (error: unknown, isRetried: boolean) => void,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    let isTouched = false
    const touch = nextTouch(element, signal).then(() => {
      isTouched = true
    })
    try {
      return await load()
    } catch (error) {
      onFailure(error, isTouched)
      await touch
    }
  }
}
