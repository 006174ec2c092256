import { PageHead } from '#app/components/page-head.tsx'
import type { PostView } from '#app/views/posts.server.ts'
import styles from './post.module.css'

type PostProps = Readonly<{ name: string; post: PostView }>

export function Post({ name, post }: PostProps) {
  return (
    <article>
      <PageHead name={name} heading={post.title} lead={post.description}>
        <time className={styles.date} dateTime={post.date.iso}>
          {post.date.label}
        </time>
      </PageHead>
      <div className={styles.body}>
        {post.blocks.map(({ type: Block, text }) => (
          <Block key={text}>{text}</Block>
        ))}
      </div>
    </article>
  )
}
