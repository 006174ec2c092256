import { describe, expect, it } from 'vitest'
import { blockingTimeAtWork, type TraceEvent } from './thread-time.ts'

const thread = { pid: 1, tid: 1, args: {} }
const task = (ts: number, dur: number, tdur: number): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ph: 'X',
  ts: ts * 1000,
  dur: dur * 1000,
  tdur: tdur * 1000,
})
const start: TraceEvent = {
  ...thread,
  name: 'navigationStart',
  ph: 'R',
  ts: 0,
  args: { data: { documentLoaderURL: 'http://localhost:1/' } },
}
const paint: TraceEvent = { ...thread, name: 'firstContentfulPaint', ph: 'R', ts: 100_000 }

describe('blocking time at work', () => {
  it('counts what a task ran, slowed, beyond 50 ms', () => {
    expect(blockingTimeAtWork([start, paint, task(200, 90, 20)], 4)).toBe(30)
  })

  it('leaves out what was over before the first paint', () => {
    expect(blockingTimeAtWork([start, task(10, 80, 80), paint], 4)).toBe(0)
  })

  it('counts what stands in a task once', () => {
    expect(blockingTimeAtWork([start, paint, task(210, 30, 20), task(200, 90, 20)], 4)).toBe(30)
  })

  it('leaves out other threads', () => {
    const other = { ...task(200, 90, 90), tid: 2 }
    expect(blockingTimeAtWork([start, paint, other], 4)).toBe(0)
  })

  it('says nothing of a page that was not painted', () => {
    expect(blockingTimeAtWork([start, task(200, 90, 90)], 4)).toBeUndefined()
  })
})
