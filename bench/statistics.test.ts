import { expect, it } from 'vitest'
import { blockingTime, median, pairedRatio, quantile } from './statistics.ts'

it.each([
  [[900, 7, 30], 30],
  [[1, 2, 4, 100], 3],
  [[], undefined],
])('the median of %j is %s, and they stay in their order', (values, expected) => {
  const before = [...values]
  expect(median(values)).toBe(expected)
  expect(values).toEqual(before)
})

it.each([
  [[10, 0, 30, 20], 0.25, 7.5],
  [[10, 0, 30, 20, 40], 0.75, 30],
  [[7], 0.25, 7],
])('of %j the part %s lies below %s', (values, part, expected) => {
  expect(quantile(values, part)).toBe(expected)
})

it.each([
  [[3], [2], 1.5],
  // Each run with its own partner, without runs that gave nothing.
  [[10, 40, 90], [10, 20, 30], 2],
  [[10, undefined, 90], [10, 20, 30], 2],
  [[undefined], [2], undefined],
  [[2], [undefined], undefined],
  [[2], [0], undefined],
])('%j is to %j as %s', (values, base, expected) => {
  expect(pairedRatio(values, base)).toBe(expected)
})

it.each([
  ['100+80 300+150', 0, 130],
  // Of a task only what lies between the two moments.
  ['0+200 900+200', 100, 100],
  ['0+50', 100, 0],
])('the tasks %s block from %i ms on for %i ms beyond 50 each', (tasks, from, expected) => {
  const spans = tasks.split(' ').map((task) => {
    const [startTime = 0, duration = 0] = task.split('+').map(Number)
    return { startTime, duration }
  })
  expect(blockingTime(spans, from, 1000)).toBe(expected)
})
