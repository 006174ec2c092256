import type { ComponentProps } from 'react'
import { PostCard } from '#app/components/post-card.tsx'
import type { PostCardView } from '#app/loaders/posts.server.ts'
import styles from './post-carousel.module.css'

type PostRowProps = Omit<ComponentProps<'div'>, 'children' | 'className'> &
  Readonly<{ posts: readonly PostCardView[] }>

/** Scrolls natively until the slider's code has loaded. */
export function PostRow({ posts, ...props }: PostRowProps) {
  return (
    <div {...props} className={styles.view} data-strip="">
      <ul className={styles.track}>
        {posts.map(({ id, ...post }) => (
          <li key={id}>
            <PostCard {...post} sizes="(max-width: 30em) 90vw, (max-width: 37.499em) 45vw, 400px" />
          </li>
        ))}
      </ul>
    </div>
  )
}
