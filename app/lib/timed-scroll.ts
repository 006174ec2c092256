import type { UseEmblaCarouselType } from 'embla-carousel-react'

/** A carousel that is running. */
export type Carousel = NonNullable<UseEmblaCarouselType[1]>
type Engine = ReturnType<Carousel['internalEngine']>

/** What moves the strip, frame by frame. */
export type ScrollBody = Engine['scrollBody']

/** What the scroll body needs of the engine. */
export type ScrollEngine = Pick<
  Engine,
  | 'location'
  | 'previousLocation'
  | 'offsetLocation'
  | 'target'
  | 'limit'
  | 'scrollSnaps'
  | 'index'
  | 'indexPrevious'
  | 'eventHandler'
>

/** How a strip moves by itself, in milliseconds. */
export type Pace = Readonly<{
  /** How long one slide takes to give way to the next. */
  transition: number
  /** From the beginning of one step to the beginning of the next; not shorter than the transition. */
  interval: number
}>

/**
 * The engine calls `seek` sixty times for each second that has passed, however often the screen
 * is drawn: twice in a row after a dropped frame, in every other frame at 120 Hz, where it then
 * draws between the last two places. Counted in calls, time is exact at any refresh rate.
 */
const tick = 1000 / 60

/** Nearer to a snap than this many pixels is on it; a drag comes to rest that close. */
const tolerance = 0.5

/**
 * Half a sine wave from rest to rest. With steps that follow each other without a break the strip
 * never stands, but for an instant every logo is at rest in its place, like the beat of a loom.
 */
export function softStep(progress: number): number {
  return (1 - Math.cos(Math.PI * progress)) / 2
}

/**
 * The snap that lies next in the reading direction, where the engine's numbers fall.
 *
 * @param length of the whole loop, in pixels as all the rest
 * @returns its index, how far away it is and how far it is from the snap before it
 */
export function snapAhead(location: number, snaps: readonly number[], length: number) {
  const behind = (from: number, snap: number) => (((from - snap) % length) + length) % length
  return snaps.reduce(
    (nearest, snap, index) => {
      const distance = behind(location, snap)
      if (distance <= tolerance || distance >= nearest.distance) return nearest
      return { index, distance, slide: behind(snaps.at(index - 1) ?? 0, snap) }
    },
    { index: 0, distance: Number.POSITIVE_INFINITY, slide: 1 },
  )
}

/**
 * A scroll body that steps from slide to slide for ever, each step in a given time. Embla's own
 * is a spring: it nears its target by a share of the rest, and its `duration` is no time.
 *
 * It may take over anywhere. From between two slides the first step is the rest of one: it begins
 * at rest, where the strip stands, and takes the share of the time that is left of the way.
 */
export function timedScrollBody(engine: ScrollEngine, pace: Pace): ScrollBody {
  const { location, previousLocation, offsetLocation, target, limit } = engine
  let elapsed = 0
  let step = begin()

  function begin() {
    // Back by whole loops to where the slides are: after a long stall the strip is far along.
    const home = limit.removeOffset(location.get()) - location.get()
    for (const place of [location, previousLocation, offsetLocation]) place.add(home)
    const { index, distance, slide } = snapAhead(location.get(), engine.scrollSnaps, limit.length)
    target.set(location.get() - distance)
    engine.indexPrevious.set(engine.index.get())
    engine.index.set(index)
    engine.eventHandler.emit('select')
    const share = Math.min(1, distance / slide)
    return { distance, transition: pace.transition * share, interval: pace.interval * share }
  }

  const body: ScrollBody = {
    seek() {
      elapsed += tick
      previousLocation.set(location)
      while (elapsed >= step.interval) {
        elapsed -= step.interval
        location.set(target)
        step = begin()
      }
      const progress = elapsed < step.transition ? elapsed / step.transition : 1
      // Told from the target, which the engine moves along when the loop closes.
      location.set(target.get() + step.distance * (1 - softStep(progress)))
      if (pace.transition === 0) previousLocation.set(location)
      return body
    },
    // It is never done, so the engine goes on drawing.
    settled: () => false,
    direction: () => -1,
    velocity: () => location.get() - previousLocation.get(),
    duration: () => pace.transition,
    useBaseFriction: () => body,
    useBaseDuration: () => body,
    useFriction: () => body,
    useDuration: () => body,
  }
  return body
}
