/** What a page notes of one journey; times are ms since 1970, so that they hold across documents. */
export type JourneyNotes = Readonly<{
  /** Where the new page shows first, and what stood there before. */
  selector: string
  before: string
  /** When a finger or the mouse went down, and when the click came of it. */
  down?: number
  click?: number
  /** The first frame with the new page. */
  arrival?: number
}>

/** Where a tab keeps the notes, so that a new document goes on with them. */
export const notesKey = 'bench-journey'

declare global {
  interface Window {
    /** From now on, waits for the new text of what the selector finds. */
    __expectArrival?: (selector: string) => void
    /** Goes back, which no event of the page's own tells of. */
    __goBack?: () => void
  }
}

/**
 * Runs in every document before anything of its own: hears clicks before the page does, and notes
 * the frame after the new page's text is in the document.
 *
 * @param key where the notes are kept
 */
export function noteArrival(key: string): void {
  if (!location.protocol.startsWith('http')) return
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as JourneyNotes | null
  const write = (more: Partial<JourneyNotes>) =>
    sessionStorage.setItem(key, JSON.stringify({ ...read(), ...more }))
  const sinceEpoch = (time: number) => performance.timeOrigin + time
  const noteFrame = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => write({ arrival: sinceEpoch(performance.now()) })
      port2.postMessage(0)
    })
  const watch = ({ selector, before }: JourneyNotes) => {
    const observer = new MutationObserver(() => {
      const text = document.querySelector(selector)?.textContent
      if (!text || text === before) return
      observer.disconnect()
      noteFrame()
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  }

  addEventListener('pointerdown', (event) => write({ down: sinceEpoch(event.timeStamp) }), true)
  addEventListener('click', (event) => write({ click: sinceEpoch(event.timeStamp) }), true)
  const pending = read()
  if (pending && pending.arrival === undefined) watch(pending)

  window.__expectArrival = (selector) => {
    const before = document.querySelector(selector)?.textContent ?? ''
    sessionStorage.setItem(key, JSON.stringify({ selector, before }))
    watch({ selector, before })
  }
  window.__goBack = () => {
    write({ click: sinceEpoch(performance.now()) })
    history.back()
  }
}
