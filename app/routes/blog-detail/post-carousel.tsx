import { ComingNote } from '#app/components/coming-note.tsx'
import type { PostCardView } from '#app/loaders/posts.server.ts'
import { whenNear } from '#app/platform/late-component.tsx'
import styles from './post-carousel.module.css'
import { PostRow } from './post-row.tsx'

/** The slider's code loads once this element nears the viewport. */
const id = 'also-read'
const headingId = `${id}-heading`

const DeferredPostSlider = whenNear(
  id,
  PostRow,
  async () => (await import('./post-slider.tsx')).PostSlider,
)

type PostCarouselProps = Readonly<{ heading: string; posts: readonly PostCardView[] }>

export function PostCarousel({ heading, posts }: PostCarouselProps) {
  if (posts.length === 0) return null
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <DeferredPostSlider posts={posts} />
      <ComingNote posts={posts} />
    </section>
  )
}
