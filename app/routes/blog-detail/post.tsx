import { Fragment, type ReactNode } from 'react'
import { Svg } from '#app/brand/svg.tsx'
import { BelowHead } from '#app/components/below-head.tsx'
import { Picture } from '#app/components/picture.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { locales } from '#app/i18n/locales.ts'
import type { PostView } from '#app/loaders/posts.server.ts'
import styles from './post.module.css'
import { PostAside } from './post-aside.tsx'
import { PostFigure } from './post-figure.tsx'

export function Post({ breadcrumb, post }: Readonly<{ breadcrumb: ReactNode; post: PostView }>) {
  const { background } = post
  // Of a copied passage a word processor is given the paragraphs alone, not what is around them.
  const { dir } = locales[useLocale()]
  return (
    <article className={styles.post} data-wrap="" data-stack="">
      {breadcrumb}
      <div className={styles.band}>
        {background.svg ? (
          <Svg drawing={background.svg} />
        ) : (
          <Picture picture={background.picture} sizes="100vw" priority />
        )}
      </div>
      <header className={styles.head} data-grid="12">
        <p className={styles.meta}>
          <time dateTime={post.date.iso}>{post.date.label}</time> <span>{post.subject}</span>
        </p>
        <h1 tabIndex={-1}>{post.title}</h1>
      </header>
      <div className={styles.columns} data-grid="12">
        {/* Reader views take the text's element and the paragraphs beside it, but no header. */}
        <p id="page-head-end" className={styles.lead} dir={dir}>
          {post.description}
        </p>
        <BelowHead name="post">
          <PostAside
            title={post.title}
            url={post.url}
            sections={post.blocks.filter(({ type }) => type === 'h2')}
          />
          <div className={styles.body} data-stack="wide">
            {post.blocks.map(({ type: Block, text, id, figure }) => (
              <Fragment key={id}>
                <Block
                  id={Block === 'p' ? undefined : id}
                  tabIndex={Block === 'h2' ? -1 : undefined}
                  dir={dir}
                >
                  {text}
                </Block>
                {figure && <PostFigure {...figure} />}
              </Fragment>
            ))}
          </div>
        </BelowHead>
      </div>
    </article>
  )
}
