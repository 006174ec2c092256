import type { UseEmblaCarouselType } from 'embla-carousel-react'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import { IconButton } from '#app/components/icon-button.tsx'
import { VisuallyHidden } from '#app/components/visually-hidden.tsx'
import { useLocale, useTranslations } from '#app/i18n/intl.ts'
import { locales } from '#app/i18n/locales.ts'
import styles from './post-carousel.module.css'

type Carousel = NonNullable<UseEmblaCarouselType[1]>

const options = {
  align: 'start',
  slidesToScroll: 'auto',
  watchFocus(carousel: Carousel, { target }: FocusEvent) {
    if (target instanceof Element && target.matches(':focus-visible')) showSlide(carousel, target)
    // The library's own way ignores a focus that comes later than 10 ms after the Tab key.
    return false
  },
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

/** Moves a row of posts, and has its buttons. */
export function PostSlider({ row }: Readonly<{ row: RefObject<HTMLDivElement | null> }>) {
  const t = useTranslations()
  const { dir } = locales[useLocale()]
  const [attach, carousel] = useEmblaCarousel({ ...options, direction: dir })
  const [ends, setEnds] = useState<Readonly<{ canGoBack: boolean; canGoOn: boolean }>>()
  useEffect(() => {
    if (!carousel) return attach(row.current)
    const update = () =>
      setEnds({ canGoBack: carousel.canScrollPrev(), canGoOn: carousel.canScrollNext() })
    restoreScroll(carousel)
    // The browser no longer scrolls the row.
    carousel.rootNode().dataset.ready = ''
    update()
    carousel.on('select', update).on('reInit', update)
    return () => {
      carousel.off('select', update).off('reInit', update)
    }
  }, [attach, carousel, row])
  // The focus stays on the button, so that a status announces what a press has done.
  const [page, setPage] = useState<number>()
  const step = (direction: 'previous' | 'next', canStep: boolean, go: () => void) => (
    <IconButton
      icon={direction === 'next' ? 'forward' : 'backward'}
      label={t(`posts.${direction}`)}
      className={styles.step}
      // Not `disabled`, which would lose the focus at the end of the row.
      aria-disabled={!canStep}
      onClick={() => {
        go()
        if (carousel) setPage(carousel.selectedScrollSnap() + 1)
      }}
    />
  )
  return (
    <div className={styles.steps} data-ready={ends?.canGoBack || ends?.canGoOn ? '' : undefined}>
      {step('previous', ends?.canGoBack ?? false, () => carousel?.scrollPrev())}
      {step('next', ends?.canGoOn ?? false, () => carousel?.scrollNext())}
      <VisuallyHidden>
        <span role="status">{page && <ChangingMessage id="pager.page" values={{ page }} />}</span>
      </VisuallyHidden>
    </div>
  )
}

/**
 * Moves to the step whose card holds an element, unless that card is in view as a whole, or comes
 * into view by the movement under way. The cards are measured, as the library's `slidesInView()`
 * tells of a movement only frames later.
 */
function showSlide(carousel: Carousel, target: Element) {
  const view = carousel.rootNode()
  // Where the browser has scrolled to the element by itself.
  view.scrollLeft = 0
  const slides = carousel.slideNodes()
  const slide = slides.findIndex((node) => node.contains(target))
  const card = slides[slide]?.getBoundingClientRect()
  if (!card) return
  const { axis, offsetLocation, slideRegistry, target: end } = carousel.internalEngine()
  const way = axis.direction(end.get() - offsetLocation.get())
  const { left, right } = view.getBoundingClientRect()
  if (card.left + way > left - 1 && card.right + way < right + 1) return
  carousel.scrollTo(
    slideRegistry.findIndex((step) => step.includes(slide)),
    true,
  )
}

/** Scrolls to the step nearest to where the visitor had scrolled before hydration. */
function restoreScroll(carousel: Carousel) {
  const view = carousel.rootNode()
  const scrolled = Math.abs(view.scrollLeft) / (view.scrollWidth - view.clientWidth)
  if (!(scrolled > 0)) return
  view.scrollLeft = 0
  const distances = carousel.scrollSnapList().map((snap) => Math.abs(snap - scrolled))
  carousel.scrollTo(distances.indexOf(Math.min(...distances)), true)
}
