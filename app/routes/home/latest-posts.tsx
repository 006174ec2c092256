import { ComingNote } from '#app/components/coming-note.tsx'
import { Link } from '#app/components/link.tsx'
import { Picture } from '#app/components/picture.tsx'
import { PostDate } from '#app/components/post-card.tsx'
import { Section } from '#app/components/section.tsx'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './latest-posts.module.css'

export function LatestPosts({ head, entries }: HomeView['posts']) {
  if (entries.length === 0) return null
  return (
    <Section head={head} all="blogs">
      <ul className={styles.posts}>
        {entries.map((post) => (
          <li key={post.id} className={styles.row}>
            <PostDate date={post.date} data-text="caption" />
            <h3>
              <Link to={post.href} data-covers="">
                {post.title}
              </Link>
            </h3>
            <span className={styles.subject}>{post.subject}</span>
            <span className={styles.picture}>
              <Picture picture={post.picture} sizes="140px" />
            </span>
          </li>
        ))}
      </ul>
      <ComingNote posts={entries} />
    </Section>
  )
}
