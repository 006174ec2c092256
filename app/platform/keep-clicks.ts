import { currentElement } from './current-element.ts'

/** Dispatched on the window as React begins to hydrate; `detail` takes the buttons clicked until then. */
const appStarting = 'appstarting'

/** Dispatched on the window once the page has hydrated. */
export const appStarted = 'appstarted'

/** Dispatched on the window where code of the page failed to load. */
export const codeMissing = 'codemissing'

/** Buttons that work before hydration, by the browser or the head script. */
const working = '[popovertarget], [command], [data-theme-switch], [type=submit]'

function buttonOf({ target }: Event): HTMLElement | undefined {
  const button = target instanceof Element && target.closest<HTMLElement>('button')
  return button && !button.matches(working) ? button : undefined
}

/** In the head script: records clicks on buttons that need React, for `repeatClicks()`. */
export function keepClicks(): void {
  const clicked: HTMLElement[] = []
  const note = (event: Event) => {
    const button = buttonOf(event)
    if (button) clicked.push(button)
  }
  const handOver = (event: Event) => {
    removeEventListener('click', note, true)
    ;(event as CustomEvent<HTMLElement[]>).detail.push(...clicked)
  }
  addEventListener('click', note, true)
  addEventListener(appStarting, handOver, { once: true })
}

/**
 * Called just before React hydrates: repeats the clicks recorded until then, and those that React stops
 * meanwhile, once the page has hydrated.
 */
export function repeatClicks(): void {
  const clicked: HTMLElement[] = []
  dispatchEvent(new CustomEvent(appStarting, { detail: clicked }))
  const note = (event: Event) => {
    const button = buttonOf(event)
    if (!button) return
    clicked.push(button)
    // React handles a click that reaches its button.
    const onReached = () => clicked.splice(clicked.lastIndexOf(button), 1)
    button.addEventListener('click', onReached)
    setTimeout(() => button.removeEventListener('click', onReached))
  }
  const repeat = () => {
    removeEventListener('click', note, true)
    for (const button of clicked) currentElement(button)?.click()
  }
  addEventListener('click', note, true)
  addEventListener(appStarted, repeat, { once: true })
}
