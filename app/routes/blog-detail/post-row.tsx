import type { ComponentProps } from 'react'
import { PostCard, type PostCardEntry } from '#app/components/post-card.tsx'
import styles from './post-carousel.module.css'

export type PostRowEntry = PostCardEntry & Readonly<{ id: number }>

type PostRowProps = Omit<ComponentProps<'div'>, 'children' | 'className'> &
  Readonly<{ posts: readonly PostRowEntry[] }>

/** Scrolls natively until the slider's code has loaded. */
export function PostRow({ posts, ...props }: PostRowProps) {
  return (
    <div {...props} className={styles.view} data-strip="">
      <ul className={styles.track}>
        {posts.map(({ id, ...post }) => (
          <li key={id}>
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    </div>
  )
}
