import type { ReactNode } from 'react'
import type { DateView } from '#app/i18n/format-date.ts'
import { useTranslations } from '#app/i18n/intl.ts'
import { Link } from './link.tsx'
import styles from './post-card.module.css'

export type PostCardEntry = Readonly<{
  subject: string
  /** Missing while its own text is not written yet, and the card links to another post. */
  date: DateView | undefined
  title: string
  recap: string
  href: string
  /** Fills the 16 by 10 slot. Decorative, as the title says what the card is about. */
  picture: ReactNode
}>

type PostCardProps = PostCardEntry &
  Readonly<{
    /** Follows from the heading above the cards. */
    headingLevel?: 2 | 3
  }>

/** The whole card is clickable; its link is named by the title alone. */
export function PostCard({
  subject,
  date,
  title,
  recap,
  href,
  picture,
  headingLevel = 3,
}: PostCardProps) {
  const t = useTranslations()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <Heading className={styles.title}>
        <Link to={href} data-covers="">
          {title}
        </Link>
      </Heading>
      <div className={styles.picture}>{picture}</div>
      <p className={styles.meta} data-text="caption">
        <span>{subject}</span>{' '}
        {date ? <time dateTime={date.iso}>{date.label}</time> : <em>{t('blogs.coming')}</em>}
      </p>
      <p data-text="small">{recap}</p>
    </article>
  )
}
