import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { playSteps } from './play-steps.ts'
import type { Carousel, Pace } from './timed-scroll.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * Lets a looping carousel move by itself: unless the visitor has paused it or wants no motion,
 * and not while it is hovered, holds the keyboard's focus, is out of view or in a hidden tab.
 * Where motion is unwanted but the visitor presses play, it changes in steps without moving.
 *
 * @returns whether it plays but for such a hold, what the play button does, and the handlers by
 *   which the strip and the button hold it
 */
export function useAutoplay(carousel: Carousel | undefined, pace: Pace) {
  const isCalm = useReducedMotion()
  const isTabVisible = useSyncExternalStore(watchTab, readTab, () => true)
  const isInView = useIsInView(carousel)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  const isPlaying = (choice ?? (isCalm ? 'pause' : 'play')) === 'play'
  const isMoving = isPlaying && isTabVisible && isInView && !isHovered && !isFocused
  const { interval } = pace
  const transition = isCalm ? 0 : pace.transition
  useEffect(() => {
    if (carousel && isMoving) return playSteps(carousel, { transition, interval })
  }, [carousel, isMoving, transition, interval])

  return {
    isPlaying,
    toggle: () => {
      setChoice(isPlaying ? 'pause' : 'play')
      // The button has the focus; the visitor's own word counts for more than that.
      setIsFocused(false)
    },
    hoverHandlers: {
      // A finger does not hover, it drags.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
    },
    focusHandlers: {
      // A click leaves the focus behind as well, without anyone reading there.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}

function useIsInView(carousel: Carousel | undefined): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!carousel) return
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(carousel.rootNode())
    return () => observer.disconnect()
  }, [carousel])
  return isInView
}

function watchTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function readTab(): boolean {
  return document.visibilityState === 'visible'
}
