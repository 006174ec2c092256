import type { CDPSession } from '@playwright/test'

/** `performance.mark` of the probes, which a trace holds as well. */
export const marks = { press: 'bench-press', frame: 'bench-frame' } as const

/** Chromium's; times in µs, `tdur` that of the processor. */
export type TraceEvent = Readonly<{
  name: string
  ph?: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: Readonly<{ elementCount?: number; beginData?: Readonly<{ dirtyObjects?: number }> }>
}>

const categories = ['devtools.timeline', 'blink.user_timing', 'toplevel', 'v8']

/** What the browser of a page does meanwhile. */
export async function recordTrace(
  devtools: CDPSession,
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) events.push(event as TraceEvent)
  }
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  try {
    await act()
  } finally {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    devtools.off('Tracing.dataCollected', collect)
  }
  return events
}

const kinds = ['script', 'style', 'layout', 'paint'] as const

type Kind = (typeof kinds)[number]

const kindOf: Readonly<Record<string, Kind>> = {
  EventDispatch: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  FunctionCall: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  TimerFire: 'script',
  BlinkScheduler_PerformMicrotaskCheckpoint: 'script',
  'v8.callFunction': 'script',
  'v8.compileModule': 'script',
  UpdateLayoutTree: 'style',
  HitTest: 'layout',
  Layout: 'layout',
  Commit: 'paint',
  Layerize: 'paint',
  Paint: 'paint',
  PrePaint: 'paint',
}

/** In ms of the processor; `longest` is a task. `styled` and `laid out` count elements. */
export const workMeasures = ['all', ...kinds, 'longest', 'styled', 'laid out'] as const

export type Work = Readonly<Record<(typeof workMeasures)[number], number>>

/**
 * What the page's main thread did from the press to the frame, each moment counted for the innermost
 * event that has a kind.
 *
 * @returns `undefined` if the trace lacks one of the marks
 */
export function workOfClick(events: readonly TraceEvent[]): Work | undefined {
  const press = events.find(({ name }) => name === marks.press)
  const frame = events.find(({ name }) => name === marks.frame)
  if (!press || !frame) return undefined
  const isOfPage = ({ pid, tid, ph }: TraceEvent) =>
    pid === press.pid && tid === press.tid && ph === 'X'
  // The task of the press has begun before it; that of the frame's mark follows the frame.
  const during = events.filter(
    (event) => isOfPage(event) && endOf(event) > press.ts && endOf(event) <= frame.ts,
  )
  // Of two that begin together, the outer one ends later.
  during.sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a))
  const work = { all: 0, script: 0, style: 0, layout: 0, paint: 0 }
  const counts = { longest: 0, styled: 0, 'laid out': 0 }
  const open: Readonly<{ end: number; kind: Kind | undefined }>[] = []
  for (const event of during) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= event.ts) open.pop()
    const time = (event.tdur ?? 0) / 1000
    const outer = open.at(-1)
    if (!outer) {
      work.all += time
      counts.longest = Math.max(counts.longest, time)
    }
    const kind = kindOf[event.name] ?? outer?.kind
    if (kind && kind !== outer?.kind) {
      work[kind] += time
      if (outer?.kind) work[outer.kind] -= time
    }
    open.push({ end: endOf(event), kind })
    counts.styled += event.args?.elementCount ?? 0
    counts['laid out'] += event.args?.beginData?.dirtyObjects ?? 0
  }
  return { ...work, ...counts }
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}
