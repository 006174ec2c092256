import { blockingTime } from './statistics.ts'

/** What is read of a trace's event; times are in µs. */
export type TraceEvent = Readonly<{
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** How long it took, and how much of that its thread had a processor. */
  dur?: number
  tdur?: number
  args: Readonly<{ data?: Readonly<{ documentLoaderURL?: string }> }>
}>

/**
 * Total blocking time in ms as if the page's thread had a processor whenever it wants one: of each
 * task after the first paint, only what it ran. On few processors it waits for the browser's other
 * threads, and that wait is in Lighthouse's figure, slowed like work.
 *
 * @param events of a trace; the last page in it is measured
 * @param slowdown how many times a task is to take as long as it did
 * @returns nothing where no page was painted
 */
export function blockingTimeAtWork(
  events: readonly TraceEvent[],
  slowdown: number,
): number | undefined {
  const start = events.filter(isNavigation).at(-1)
  const ofThread = events.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid)
  const paint = ofThread.find(
    ({ name, ts }) => name === 'firstContentfulPaint' && ts > (start?.ts ?? 0),
  )
  if (!paint) return undefined
  const tasks = outermost(ofThread).filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
  const lengths = tasks.map(({ tdur = 0 }) => ({
    startTime: 0,
    duration: (tdur / 1000) * slowdown,
  }))
  return blockingTime(lengths, 0, Number.POSITIVE_INFINITY)
}

function isNavigation({ name, args }: TraceEvent): boolean {
  return name === 'navigationStart' && Boolean(args.data?.documentLoaderURL?.startsWith('http'))
}

/** The events of one thread that stand in no other one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const complete = events.filter(({ ph }) => ph === 'X')
  const sorted = complete.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  let end = Number.NEGATIVE_INFINITY
  return sorted.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}
