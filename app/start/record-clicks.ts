import { buttonOf } from '#app/platform/replay-clicks.ts'
import { hydrationBegins } from './protocol.ts'

/** Records clicks on buttons that need React, for `replayClicks()`. */
export function recordClicks(): void {
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
  addEventListener(hydrationBegins, handOver, { once: true })
}
