import { useCallback, useState, useSyncExternalStore } from 'react'
import { IconButton } from '#app/components/icon-button.tsx'
import { Logo } from '#app/components/mark.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './logo-carousel.module.css'

const captionId = 'logos-caption'
const reducedMotion = '(prefers-reduced-motion: reduce)'

/** The style sheet moves the strip by as many in a loop; as many further ones continue it. */
const slides = 6
const places = [...Array(2 * slides).keys()]

const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll']

/**
 * Six logos, as the keyframes have six steps; fewer are repeated. `logo` is path data on a 32 unit grid.
 *
 * Moves unless the visitor pauses it or prefers reduced motion. After eight rounds it rests until the
 * visitor's next input, as a page that nobody uses should cost nothing.
 */
export function LogoCarousel({ caption, entries }: HomeView['logos']) {
  const shown = entries.slice(0, slides)
  const t = useTranslations()
  const isCalm = useSyncExternalStore(watchMotion, prefersReducedMotion, () => false)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isFocused, setIsFocused] = useState(false)
  const [isInView, setIsInView] = useState<boolean>()
  // Visitors may have switched animations off: the strip then scrolls by hand.
  const [isStill, setIsStill] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const view = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const readyTrack = useCallback((element: HTMLElement | null) => {
    if (element?.getAnimations().length === 0) setIsStill(true)
  }, [])
  const rest = () => {
    setIsOver(true)
    const watch = new AbortController()
    const wake = () => {
      watch.abort()
      setIsOver(false)
    }
    const options = { capture: true, passive: true, signal: watch.signal }
    for (const type of inputEvents) addEventListener(type, wake, options)
  }

  const isPlaying = choice ? choice === 'play' : !isCalm
  const isReady = isInView !== undefined && !isStill
  const motion = isPlaying && isInView && !isFocused ? 'running' : 'paused'
  const toggle = () => {
    setChoice(isPlaying ? 'pause' : 'play')
    // The button still has the focus, but a click on play overrides the pause on focus.
    setIsFocused(false)
  }
  return (
    <section id="logos" className={styles.section} aria-labelledby={captionId}>
      <div className={styles.inner} data-wrap="">
        <p id={captionId} data-text="small">
          {caption}
        </p>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t('logos.pause')}
          aria-pressed={!isPlaying}
          className={styles.toggle}
          data-ready={isReady ? '' : undefined}
          onClick={toggle}
          // Not after a mouse click, which leaves the focus on the button as well.
          onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
          onBlur={() => setIsFocused(false)}
        />
        <div
          ref={view}
          className={styles.view}
          data-strip=""
          data-motion={isReady && !isOver ? motion : undefined}
        >
          <ul ref={isReady ? readyTrack : null} className={styles.track} onAnimationEnd={rest}>
            {places.map((place) => {
              const entry = shown[(place % slides) % shown.length]
              return (
                entry && (
                  <li key={place} aria-hidden={place >= shown.length || undefined}>
                    <Logo path={entry.logo} name={entry.name} />
                  </li>
                )
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}

function watchMotion(onChange: () => void): () => void {
  const media = matchMedia(reducedMotion)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches
}
