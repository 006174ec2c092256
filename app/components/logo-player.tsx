import useEmblaCarousel from 'embla-carousel-react'
import { useDeferredValue } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '#app/i18n/intl.ts'
import { locales } from '#app/i18n/locales.ts'
import { useAutoplay } from '#app/lib/use-autoplay.ts'
import { Icon } from './icon.tsx'
import styles from './logo-carousel.module.css'
import { type LogoEntry, LogoStrip } from './logo-strip.tsx'

/** A step of 2000 ms every 2000 ms (specification, sections 2 and 9). */
const pace = { transition: 2000, interval: 2000 }

/** The strip in motion, and the button that pauses it, which is there once the strip can move. */
export function LogoPlayer({ logos }: Readonly<{ logos: readonly LogoEntry[] }>) {
  const intl = useIntl()
  const { dir } = locales[useLocale()]
  const [viewRef, carousel] = useEmblaCarousel({
    loop: true,
    align: 'start',
    containScroll: false,
    direction: dir,
  })
  // The strip stands there first: to make it move takes measuring, which the page need not wait for.
  const strip = useDeferredValue(viewRef, null)
  const { isPlaying, toggle, hoverHandlers, focusHandlers } = useAutoplay(carousel, pace)
  return (
    <>
      <button
        {...focusHandlers}
        type="button"
        className={styles.toggle}
        aria-label={intl.formatMessage({ id: isPlaying ? 'logos.pause' : 'logos.play' })}
        data-ready={carousel ? '' : undefined}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <LogoStrip {...hoverHandlers} ref={strip} logos={logos} />
    </>
  )
}
