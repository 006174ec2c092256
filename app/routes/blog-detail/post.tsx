import { Fragment, type ReactNode } from 'react'
import { Svg } from '#app/brand/svg.tsx'
import { BelowHead } from '#app/components/below-head.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PostView } from '#app/loaders/posts.server.ts'
import styles from './post.module.css'
import { PostAside } from './post-aside.tsx'
import { PostFigure } from './post-figure.tsx'

type PostProps = Readonly<{ breadcrumb: ReactNode; post: PostView }>

export function Post({ breadcrumb, post }: PostProps) {
  const { background } = post
  return (
    <article className={styles.post} data-wrap="">
      {breadcrumb}
      <div className={styles.band}>
        {background.svg ? (
          <Svg drawing={background.svg} />
        ) : (
          <Picture picture={{ ...background.picture, alt: '' }} sizes="100vw" priority />
        )}
      </div>
      <header id="page-head-end" className={styles.head}>
        <p className={styles.meta}>
          <time dateTime={post.date.iso}>{post.date.label}</time>
          <span>{post.subject}</span>
        </p>
        <h1 tabIndex={-1}>{post.title}</h1>
        <p className={styles.lead}>{post.description}</p>
      </header>
      <Svg drawing={post.drawing} className={styles.bars} />
      {/* One item of the grid, whatever part of it is rendered. */}
      <div>
        <BelowHead name="post">
          <div className={styles.columns}>
            <PostAside
              title={post.title}
              url={post.url}
              sections={post.blocks.filter(({ type }) => type === 'h2')}
            />
            <div className={styles.body}>
              {post.blocks.map(({ type: Block, text, id, figure }) => (
                <Fragment key={id}>
                  <Block id={Block === 'p' ? undefined : id}>{text}</Block>
                  {figure && <PostFigure {...figure} />}
                </Fragment>
              ))}
            </div>
          </div>
        </BelowHead>
      </div>
    </article>
  )
}
