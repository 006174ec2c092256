import type { ComponentProps } from 'react'
import { PostCard, type PostCardEntry } from '#app/components/post-card.tsx'
import styles from './post-carousel.module.css'

/** A post of the row. */
export type PostRowEntry = PostCardEntry & Readonly<{ id: number }>

type PostRowProps = Omit<ComponentProps<'div'>, 'children' | 'className'> &
  Readonly<{ posts: readonly PostRowEntry[] }>

/** The cards in a row that scrolls by itself as long as no code moves it. */
export function PostRow({ posts, ...props }: PostRowProps) {
  return (
    <div {...props} className={styles.view}>
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
