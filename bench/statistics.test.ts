import { describe, expect, it } from 'vitest'
import { blockingTime, median, pairedRatio, quantile } from './statistics.ts'

describe('the median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([900, 7, 30])).toBe(30)
  })

  it('is the mean of the two middle values of an even number', () => {
    expect(median([1, 2, 4, 100])).toBe(3)
  })

  it('of nothing is nothing', () => {
    expect(median([])).toBeUndefined()
  })

  it('leaves the values in their order', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })
})

describe('a quartile', () => {
  it('lies between two values, in proportion', () => {
    expect(quantile([10, 0, 30, 20], 0.25)).toBe(7.5)
    expect(quantile([10, 0, 30, 20, 40], 0.75)).toBe(30)
  })

  it('of one value is that value', () => {
    expect(quantile([7], 0.25)).toBe(7)
  })
})

describe('a ratio', () => {
  it('says how many times the base a value is', () => {
    expect(pairedRatio([3], [2])).toBe(1.5)
  })

  it('is missing where a value is, or where the base is 0', () => {
    expect(pairedRatio([undefined], [2])).toBeUndefined()
    expect(pairedRatio([2], [undefined])).toBeUndefined()
    expect(pairedRatio([2], [0])).toBeUndefined()
  })

  it('in pairs compares each run with its own partner', () => {
    expect(pairedRatio([10, 40, 90], [10, 20, 30])).toBe(2)
  })

  it('in pairs leaves out a run that gave nothing', () => {
    expect(pairedRatio([10, undefined, 90], [10, 20, 30])).toBe(2)
  })
})

describe('blocking time', () => {
  it('is what each task takes beyond 50 ms', () => {
    const tasks = [
      { startTime: 100, duration: 80 },
      { startTime: 300, duration: 150 },
    ]
    expect(blockingTime(tasks, 0, 1000)).toBe(130)
  })

  it('counts of a task only what lies between the two moments', () => {
    const tasks = [
      { startTime: 0, duration: 200 },
      { startTime: 900, duration: 200 },
    ]
    expect(blockingTime(tasks, 100, 1000)).toBe(100)
  })

  it('takes nothing off for a task outside', () => {
    expect(blockingTime([{ startTime: 0, duration: 500 }], 1000, 2000)).toBe(0)
  })
})
