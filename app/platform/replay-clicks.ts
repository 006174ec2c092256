import { hydrationBegins, hydrationEnds, themeSwitchAttribute } from '#app/start/protocol.ts'
import { currentElement } from './current-element.ts'

/** Buttons that work before hydration, by the browser or the head script. */
const working = `[popovertarget], [command], [data-${themeSwitchAttribute}], [type=submit]`

/** The button that an event is about, if it needs React. */
export function buttonOf({ target }: Event): HTMLElement | undefined {
  const button = target instanceof Element && target.closest<HTMLElement>('button')
  return button && !button.matches(working) ? button : undefined
}

/**
 * Called just before React hydrates: repeats the clicks recorded until then, and those that React stops
 * meanwhile, once the page has hydrated.
 */
export function replayClicks(): void {
  const clicked: HTMLElement[] = []
  dispatchEvent(new CustomEvent(hydrationBegins, { detail: clicked }))
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
  addEventListener(hydrationEnds, repeat, { once: true })
}
