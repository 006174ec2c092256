import { type Carousel, type Pace, type ScrollBody, timedScrollBody } from './timed-scroll.ts'

/**
 * Lets a looping carousel step by itself until it is told to stop, which it does where it stands.
 * A drag has the strip to itself; once that has come to rest on a slide, the steps go on.
 *
 * @returns a function that stops it
 */
export function playSteps(carousel: Carousel, pace: Pace): () => void {
  /** The engine's own body, while the steps have its place. */
  let spring: ScrollBody | undefined
  let isPlaying = true

  const take = () => {
    const engine = carousel.internalEngine()
    // A drag that is under way ends with `settle`.
    if (!isPlaying || spring || engine.dragHandler.pointerDown()) return
    spring = engine.scrollBody
    engine.scrollBody = timedScrollBody(engine, pace)
    engine.animation.start()
  }
  // `settle` is told while a frame is drawn; started within one, the engine's loop would run twice.
  const takeAfterFrame = () => queueMicrotask(take)
  const takeAnew = () => {
    spring = undefined
    take()
  }
  const letGo = () => {
    if (!spring) return false
    const engine = carousel.internalEngine()
    engine.scrollBody = spring
    spring = undefined
    // Where it is drawn, which is up to one tick behind where it is.
    engine.location.set(engine.offsetLocation)
    engine.target.set(engine.offsetLocation)
    return true
  }

  carousel.on('pointerDown', letGo).on('settle', takeAfterFrame).on('reInit', takeAnew)
  take()
  return () => {
    isPlaying = false
    carousel.off('pointerDown', letGo).off('settle', takeAfterFrame).off('reInit', takeAnew)
    // Where a drag or its end has the strip, that goes on.
    if (letGo()) carousel.internalEngine().animation.stop()
  }
}
