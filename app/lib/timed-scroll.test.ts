import { describe, expect, it } from 'vitest'
import { type ScrollEngine, snapAhead, softStep, timedScrollBody } from './timed-scroll.ts'

/** Twelve slides of 150 px, which close the loop after 1800. */
const slide = 150
const length = 12 * slide
const snaps = Array.from({ length: 12 }, (_, index) => -slide * index)

const pace = { transition: 2000, interval: 2000 }

type Vector = ScrollEngine['location']

function vector(value: number): Vector {
  const read = (n: number | Vector) => (typeof n === 'number' ? n : n.get())
  return {
    get: () => value,
    set: (n) => {
      value = read(n)
    },
    add: (n) => {
      value += read(n)
    },
    subtract: (n) => {
      value -= read(n)
    },
  }
}

/** An engine that stands somewhere, with embla's arithmetic for a loop that begins at 0. */
function engineAt(place: number) {
  const selected: number[] = []
  const counter = () => ({ get: () => 0, set: () => {} })
  const engine = {
    location: vector(place),
    previousLocation: vector(place),
    offsetLocation: vector(place),
    target: vector(place),
    limit: { length, removeOffset: (n: number) => n - length * Math.ceil(n / length) },
    scrollSnaps: snaps,
    index: { ...counter(), set: (n: number) => selected.push(n) },
    indexPrevious: counter(),
    eventHandler: { emit: () => {} },
  }
  return { engine: engine as unknown as ScrollEngine, selected }
}

/** Moves a body on as the engine does: one call for each sixtieth of a second. */
function run(body: { seek: () => unknown }, milliseconds: number) {
  for (let call = 0; call < Math.round((milliseconds * 60) / 1000); call += 1) body.seek()
}

describe('softStep', () => {
  it('goes from rest to rest, the same before the middle as after it', () => {
    expect(softStep(0)).toBe(0)
    expect(softStep(0.5)).toBeCloseTo(0.5)
    expect(softStep(1)).toBe(1)
    expect(softStep(0.01)).toBeLessThan(0.001)
    for (const progress of [0.1, 0.25, 0.4]) {
      expect(softStep(progress) + softStep(1 - progress)).toBeCloseTo(1)
    }
  })
})

describe('snapAhead', () => {
  it('is the next one from a snap and from between two', () => {
    expect(snapAhead(0, snaps, length)).toEqual({ index: 1, distance: 150, slide })
    expect(snapAhead(-190, snaps, length)).toEqual({ index: 2, distance: 110, slide })
  })

  it('is the first one after the last', () => {
    expect(snapAhead(-11 * slide, snaps, length)).toEqual({ index: 0, distance: 150, slide })
    expect(snapAhead(10, snaps, length)).toEqual({ index: 0, distance: 10, slide })
  })

  it('is not the one a drag has all but reached', () => {
    expect(snapAhead(-149.8, snaps, length).index).toBe(2)
    expect(snapAhead(-150.2, snaps, length).index).toBe(2)
  })

  it('knows slides that are a pixel wider than others', () => {
    expect(snapAhead(-155, [0, -155, -311], 466)).toEqual({ index: 2, distance: 156, slide: 156 })
  })
})

describe('timedScrollBody', () => {
  it.each([
    [0, 0],
    [500, 150 * softStep(0.25)],
    [1000, 75],
    [1500, 150 * softStep(0.75)],
    [2000, 150],
    [3000, 225],
    [4000, 300],
    [60_000, 30 * 150 - 2 * length],
  ])('has come as far after %i ms as the pace says', (milliseconds, way) => {
    const { engine } = engineAt(0)
    run(timedScrollBody(engine, pace), milliseconds)
    // A tick more or less at the end of a step is a hundredth of a pixel.
    expect(-engine.location.get() % length).toBeCloseTo(way, 0)
  })

  it('begins a step every 2000 ms and calls the slide it goes to the selected one', () => {
    const { engine, selected } = engineAt(0)
    const body = timedScrollBody(engine, pace)
    expect(selected).toEqual([1])
    run(body, 1950)
    expect(selected).toEqual([1])
    run(body, 100)
    expect(selected).toEqual([1, 2])
    run(body, 20_000)
    expect(selected).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0])
  })

  it('rests between steps when the interval is longer than the transition', () => {
    const { engine } = engineAt(0)
    const body = timedScrollBody(engine, { transition: 500, interval: 2000 })
    run(body, 500)
    expect(engine.location.get()).toBeCloseTo(-150, 1)
    run(body, 1400)
    expect(engine.location.get()).toBe(-150)
    run(body, 350)
    expect(engine.location.get()).toBeCloseTo(-225, -1)
  })

  it('takes over between two slides without a jump, for the share of the time that is left', () => {
    const { engine } = engineAt(-112.5)
    const body = timedScrollBody(engine, pace)
    run(body, 17)
    expect(engine.location.get()).toBeCloseTo(-112.5, 0)
    run(body, 233)
    expect(engine.location.get()).toBeCloseTo(-112.5 - 37.5 / 2, 0)
    run(body, 250)
    expect(engine.location.get()).toBeCloseTo(-150, 0)
    run(body, 1000)
    expect(engine.location.get()).toBeCloseTo(-225, 0)
  })

  it('goes along when the engine closes the loop in the middle of a step', () => {
    const { engine } = engineAt(-11 * slide)
    const body = timedScrollBody(engine, pace)
    run(body, 1000)
    for (const place of [engine.location, engine.previousLocation, engine.target]) place.add(length)
    run(body, 500)
    expect(engine.location.get()).toBeCloseTo(length - 11 * slide - 150 * softStep(0.75), 1)
  })

  it('is back within the loop after a stall of an hour in one frame', () => {
    const { engine } = engineAt(0)
    const body = timedScrollBody(engine, pace)
    run(body, 3_600_000)
    expect(engine.location.get()).toBeLessThanOrEqual(0)
    expect(engine.location.get()).toBeGreaterThan(-length - slide)
  })

  it('leaps without a frame in between when there is no transition', () => {
    const { engine } = engineAt(0)
    const body = timedScrollBody(engine, { transition: 0, interval: 2000 })
    run(body, 17)
    expect(engine.location.get()).toBe(-150)
    expect(engine.previousLocation.get()).toBe(-150)
    run(body, 1950)
    expect(engine.location.get()).toBe(-150)
    run(body, 50)
    expect(engine.location.get()).toBe(-300)
    expect(engine.previousLocation.get()).toBe(-300)
  })
})
