import { expect, it } from 'vitest'
import { marks, type TraceEvent, workOfClick } from './trace.ts'

const thread = { pid: 1, tid: 1 }

/** On the page's main thread, from and to in ms. */
function span(name: string, from: number, to: number, more: Partial<TraceEvent> = {}): TraceEvent {
  const length = (to - from) * 1000
  return { ...thread, name, ph: 'X', ts: from * 1000, dur: length, tdur: length, ...more }
}

function mark(name: string, at: number): TraceEvent {
  return { ...thread, name, ph: 'I', ts: at * 1000 }
}

function workOf(...events: TraceEvent[]) {
  return workOfClick([...events, mark(marks.press, 10), mark(marks.frame, 100)])
}

it('the work of a click is that of the tasks from the press to the frame, however long they waited', () => {
  const work = workOf(
    span('RunTask', 0, 9),
    span('RunTask', 9, 20),
    span('RunTask', 30, 60, { tdur: 5000 }),
    span('RunTask', 99, 110),
  )
  expect(work).toMatchObject({ all: 16, longest: 11 })
})

it('work is counted for the innermost kind', () => {
  const work = workOf(
    span('RunTask', 20, 60),
    span('FunctionCall', 22, 52),
    span('v8.run', 23, 51),
    span('UpdateLayoutTree', 30, 34),
    span('Layout', 34, 36),
    span('Paint', 53, 58),
  )
  expect(work).toMatchObject({ all: 40, script: 24, style: 4, layout: 2, paint: 5 })
})

it('counts elements', () => {
  const work = workOf(
    span('UpdateLayoutTree', 20, 21, { args: { elementCount: 7 } }),
    span('UpdateLayoutTree', 30, 31, { args: { elementCount: 2 } }),
    span('Layout', 32, 33, { args: { beginData: { dirtyObjects: 4 } } }),
  )
  expect(work).toMatchObject({ styled: 9, 'laid out': 4 })
})

it('leaves other threads out, and is unknown without a press', () => {
  expect(workOf(span('RunTask', 20, 60, { tid: 2 }))).toMatchObject({ all: 0 })
  expect(workOfClick([mark(marks.frame, 100)])).toBeUndefined()
})
