import { useRef } from 'react'
import { ComingNote } from '#app/components/coming-note.tsx'
import { PostCard } from '#app/components/post-card.tsx'
import type { PostCardView } from '#app/loaders/posts.server.ts'
import { useCodeWhenNear } from '#app/platform/use-code-when-near.ts'
import styles from './post-carousel.module.css'

const headingId = 'also-read-heading'

type PostCarouselProps = Readonly<{ heading: string; posts: readonly PostCardView[] }>

export function PostCarousel({ heading, posts }: PostCarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const PostSlider = useCodeWhenNear(row, load)
  if (posts.length === 0) return null
  return (
    <section id="also-read" className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {PostSlider && <PostSlider row={row} />}
      {/* The browser scrolls it until the slider is there. */}
      <div ref={row} className={styles.view} data-strip="">
        <ul className={styles.track}>
          {posts.map(({ id, ...post }) => (
            <li key={id}>
              <PostCard
                {...post}
                sizes="(max-width: 30em) 90vw, (max-width: 37.499em) 45vw, 400px"
              />
            </li>
          ))}
        </ul>
      </div>
      <ComingNote posts={posts} />
    </section>
  )
}

async function load() {
  return (await import('./post-slider.tsx')).PostSlider
}
