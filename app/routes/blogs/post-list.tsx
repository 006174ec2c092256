import { Link } from 'react-router'
import type { PostCard } from '#app/views/posts.server.ts'
import styles from './post-list.module.css'

/** The posts, newest first. */
export function PostList({ posts }: { posts: readonly PostCard[] }) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <p className={styles.meta}>
            <span>{post.subject}</span>
            <time dateTime={post.date.iso}>{post.date.label}</time>
          </p>
          <h2>
            <Link to={post.href}>{post.title}</Link>
          </h2>
          <p>{post.recap}</p>
        </li>
      ))}
    </ul>
  )
}
