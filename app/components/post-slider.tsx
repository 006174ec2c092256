import useEmblaCarousel from 'embla-carousel-react'
import {
  type FocusEvent,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '#app/i18n/intl.ts'
import { locales } from '#app/i18n/locales.ts'
import type { Carousel } from '#app/lib/timed-scroll.ts'
import { useReducedMotion } from '#app/lib/use-reduced-motion.ts'
import { Icon } from './icon.tsx'
import styles from './post-carousel.module.css'
import { PostRow, type PostRowEntry } from './post-row.tsx'

/** The row under the code that moves it: by buttons, by dragging, and to a card that is focused. */
export function PostSlider({ posts }: Readonly<{ posts: readonly PostRowEntry[] }>) {
  const intl = useIntl()
  const { dir } = locales[useLocale()]
  const isCalm = useReducedMotion()
  const [viewRef, carousel] = useEmblaCarousel({
    align: 'start',
    slidesToScroll: 'auto',
    direction: dir,
    // Ours knows which cards are in view already.
    watchFocus: false,
  })
  const scrolled = useRef(0)
  const takeView = useCallback(
    (view: HTMLElement | null) => {
      // Read here, as the row can no longer be scrolled by hand once the carousel runs.
      if (view) scrolled.current = Math.abs(view.scrollLeft)
      viewRef(view)
    },
    [viewRef],
  )
  // The row stands there first: to make it move takes measuring, which the page need not wait for.
  const row = useDeferredValue(takeView, null)
  useLayoutEffect(() => {
    if (carousel) showScrolled(carousel, scrolled.current)
  }, [carousel])
  const step = (direction: 'previous' | 'next', canStep: boolean, go: () => void) => (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: `posts.${direction}` })}
      // Not `disabled`: the focus would be lost at the end of the row.
      aria-disabled={!canStep}
      onClick={go}
    >
      <Icon name={direction === 'next' ? 'forward' : 'backward'} />
    </button>
  )
  const [canGoBack, canGoOn] = useEnds(carousel)
  return (
    <>
      <div className={styles.steps} data-ready={carousel ? '' : undefined}>
        {step('previous', canGoBack, () => carousel?.scrollPrev(isCalm))}
        {step('next', canGoOn, () => carousel?.scrollNext(isCalm))}
      </div>
      <PostRow
        posts={posts}
        ref={row}
        data-ready={carousel ? '' : undefined}
        onFocus={(event) => carousel && showFocused(carousel, event, isCalm)}
      />
    </>
  )
}

/** Whether there is a way back and a way on. */
function useEnds(carousel: Carousel | undefined): [boolean, boolean] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      carousel?.on('select', onChange).on('reInit', onChange)
      return () => {
        carousel?.off('select', onChange).off('reInit', onChange)
      }
    },
    [carousel],
  )
  const canGoBack = useSyncExternalStore(
    subscribe,
    () => carousel?.canScrollPrev() ?? false,
    () => false,
  )
  const canGoOn = useSyncExternalStore(
    subscribe,
    () => carousel?.canScrollNext() ?? false,
    () => false,
  )
  return [canGoBack, canGoOn]
}

/**
 * Where the row was scrolled by hand before, the card in the middle stays in view, and with it as
 * many others as the steps of the row allow.
 */
function showScrolled(carousel: Carousel, scrolled: number) {
  const [first, second] = carousel.slideNodes()
  if (!first || !second || scrolled === 0) return
  const pitch = Math.abs(second.offsetLeft - first.offsetLeft)
  const middle = scrolled + carousel.rootNode().offsetWidth / 2
  carousel.scrollTo(snapOf(carousel, Math.floor(middle / pitch)), true)
}

function showFocused(carousel: Carousel, { target }: FocusEvent, isCalm: boolean) {
  const slide = carousel.slideNodes().findIndex((node) => node.contains(target))
  const card = carousel.slideNodes()[slide]?.getBoundingClientRect()
  const view = carousel.rootNode().getBoundingClientRect()
  if (!card || (card.left >= view.left - 1 && card.right <= view.right + 1)) return
  carousel.scrollTo(snapOf(carousel, slide), isCalm)
}

/** The step that shows a slide. */
function snapOf(carousel: Carousel, slide: number): number {
  return carousel.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide))
}
