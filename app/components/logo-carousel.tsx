import { Suspense } from 'react'
import { whenNear } from '#app/platform/late-component.tsx'
import styles from './logo-carousel.module.css'
import { type LogoEntry, LogoStrip } from './logo-strip.tsx'

/** Also where the code that moves the strip waits for it to come near the viewport. */
const id = 'logos'
const captionId = `${id}-caption`

const DeferredLogoPlayer = whenNear(id, async () => (await import('./logo-player.tsx')).LogoPlayer)

type LogoCarouselProps = Readonly<{ caption: string; logos: readonly LogoEntry[] }>

/**
 * The clients' logos, six in view, two under 1024 px and one under 600 px, gliding along the
 * reading direction for ever. They stand there from the beginning; motion comes with the code.
 */
export function LogoCarousel({ caption, logos }: LogoCarouselProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={captionId}>
      <div className={styles.inner}>
        <p id={captionId}>{caption}</p>
        <Suspense fallback={<LogoStrip logos={logos} />}>
          <DeferredLogoPlayer logos={logos} />
        </Suspense>
      </div>
    </section>
  )
}
