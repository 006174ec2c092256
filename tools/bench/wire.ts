import type { CDPSession } from '@playwright/test'

/** The kinds of files bytes are counted by. */
export const kinds = ['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'other'] as const

type Kind = (typeof kinds)[number]

/** What came over the wire until a moment. */
export type Traffic = Readonly<{ requests: number; bytes: Readonly<Record<Kind, number>> }>

type Request = { start: number; kind: Kind; received: { time: number; bytes: number }[] }

const kindsByType: readonly (readonly [RegExp, Kind])[] = [
  [/html/, 'HTML'],
  [/css/, 'CSS'],
  [/javascript/, 'JS'],
  [/font/, 'fonts'],
  [/^image/, 'pictures'],
]

/**
 * Listens to what a page asks for and gets, in bytes as they cross the wire: compressed, with the
 * heads of the answers. A request that was blocked counts as none.
 */
export class Wire {
  readonly #requests = new Map<string, Request>()
  /** Seconds between the browser's monotonic clock and the time of day. */
  #clock = 0

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      // What stands in a file crosses the wire with it.
      if (request.url.startsWith('data:')) return
      this.#clock = wallTime - timestamp
      this.#requests.set(requestId, { start: timestamp, kind: 'other', received: [] })
    })
    devtools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
      const request = this.#requests.get(requestId)
      if (!request) return
      request.kind = kindOf(response.mimeType)
      request.received.push({ time: timestamp, bytes: response.encodedDataLength })
    })
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
      const received = { time: timestamp, bytes: encodedDataLength }
      this.#requests.get(requestId)?.received.push(received)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const request = this.#requests.get(requestId)
      if (!request) return
      const missing = encodedDataLength - bytesOf(request, Number.POSITIVE_INFINITY)
      request.received.push({ time: timestamp, bytes: missing })
    })
    devtools.on('Network.loadingFailed', ({ requestId, blockedReason }) => {
      if (blockedReason) this.#requests.delete(requestId)
    })
  }

  /**
   * The traffic until a moment.
   *
   * @param timeOrigin of the page, in ms since 1970
   * @param moment in ms since then
   */
  until(timeOrigin: number, moment: number): Traffic {
    const time = (timeOrigin + moment) / 1000 - this.#clock
    const requests = [...this.#requests.values()].filter(({ start }) => start <= time)
    const entries = kinds.map((kind) => {
      const ofKind = requests.filter((request) => request.kind === kind)
      return [kind, ofKind.reduce((sum, request) => sum + bytesOf(request, time), 0)] as const
    })
    return { requests: requests.length, bytes: Object.fromEntries(entries) as Record<Kind, number> }
  }
}

function kindOf(mimeType: string): Kind {
  return kindsByType.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other'
}

function bytesOf({ received }: Request, until: number): number {
  return received.reduce((sum, { time, bytes }) => (time <= until ? sum + bytes : sum), 0)
}
