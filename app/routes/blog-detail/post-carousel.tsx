import { Suspense } from 'react'
import { whenNear } from '#app/platform/late-component.tsx'
import styles from './post-carousel.module.css'
import { PostRow, type PostRowEntry } from './post-row.tsx'

/** The slider's code is loaded once the element of this id is near the viewport. */
const id = 'also-read'
const headingId = `${id}-heading`

const DeferredPostSlider = whenNear(id, async () => (await import('./post-slider.tsx')).PostSlider)

type PostCarouselProps = Readonly<{ heading: string; posts: readonly PostRowEntry[] }>

/** Other posts, three in view, two under 600 px and one under 480 px; it moves only when asked. */
export function PostCarousel({ heading, posts }: PostCarouselProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <Suspense fallback={<PostRow posts={posts} />}>
        <DeferredPostSlider posts={posts} />
      </Suspense>
    </section>
  )
}
