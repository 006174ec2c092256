import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import type { DateView } from '#app/i18n/format-date.ts'
import type { PostCardView } from '#app/loaders/posts.server.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import styles from './post-card.module.css'

type PostCardProps = Omit<PostCardView, 'id'> &
  Pick<ComponentProps<typeof Picture>, 'sizes' | 'priority'> &
  Readonly<{
    /** Follows from the heading above the cards. */
    headingLevel?: 2 | 3
  }>

/** The whole card is clickable; its link is named by the title alone. */
export function PostCard({ headingLevel = 3, picture, ...post }: PostCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <Heading className={styles.title}>
        <Link to={post.href} data-covers="">
          {post.title}
        </Link>
      </Heading>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={post.sizes} priority={post.priority} />
      </div>
      <p className={styles.meta} data-text="caption" data-row="wrap">
        <span>{post.subject}</span> <PostDate date={post.date} />
      </p>
      <p data-text="small">{post.recap}</p>
    </article>
  )
}

/** In place of a date, that the post is not written yet. */
export function PostDate({ date, ...props }: Readonly<{ date: DateView | undefined }>) {
  if (!date) {
    return (
      <em {...props}>
        <FormattedMessage id="blogs.coming" />
      </em>
    )
  }
  return (
    <time {...props} dateTime={date.iso}>
      {date.label}
    </time>
  )
}
