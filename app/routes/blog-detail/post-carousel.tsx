import { type RefObject, useEffect, useRef, useState } from 'react'
import { ComingNote } from '#app/components/coming-note.tsx'
import { PostCard } from '#app/components/post-card.tsx'
import type { PostCardView } from '#app/loaders/posts.server.ts'
import { withTimeout } from '#app/platform/chunk-guard.ts'
import { nearOrTouched, retryOnTouch } from '#app/platform/deferred.ts'
import styles from './post-carousel.module.css'

const headingId = 'also-read-heading'

type PostCarouselProps = Readonly<{ heading: string; posts: readonly PostCardView[] }>

export function PostCarousel({ heading, posts }: PostCarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const PostSlider = useSlider(row)
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

/**
 * Loads the slider's code once the row nears the viewport or is touched; after a failure the next touch
 * tries again. Not by `lazy`: until the code had come, React would hold back every step on the page.
 */
function useSlider(row: RefObject<HTMLDivElement | null>) {
  const [PostSlider, setPostSlider] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => {
    const element = row.current
    if (!element) return
    const watch = new AbortController()
    const loadWhenNear = async () => {
      await nearOrTouched(element, watch.signal)
      const loaded = await retryOnTouch(
        element,
        () => withTimeout(load()),
        () => {},
        watch.signal,
      )
      setPostSlider(() => loaded)
    }
    void loadWhenNear()
    return () => watch.abort()
  }, [row])
  return PostSlider
}

async function load() {
  return (await import('./post-slider.tsx')).PostSlider
}
