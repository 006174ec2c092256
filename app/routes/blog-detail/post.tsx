import { BelowHead } from '#app/components/below-head.tsx'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { Picture } from '#app/components/picture.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { PostView } from '#app/views/posts.server.ts'
import styles from './post.module.css'
import { PostAside } from './post-aside.tsx'

type PostProps = Readonly<{
  /** What the page is called in the breadcrumb. */
  name: string
  /** The names of the pages above it. */
  parents: Readonly<{ home: string; blogs: string }>
  post: PostView
}>

/** A post: the way down to it, its picture as a band, what it says. */
export function Post({ name, parents, post }: PostProps) {
  const locale = useLocale()
  return (
    <article className={styles.post}>
      <Breadcrumb
        parents={[
          { label: parents.home, to: pagePath(locale, 'home') },
          { label: parents.blogs, to: pagePath(locale, 'blogs') },
        ]}
        current={name}
      />
      <div className={styles.band}>
        <Picture
          picture={{ ...post.background, alt: '' }}
          sizes="(max-width: 1440px) 90vw, 1248px"
          priority
        />
      </div>
      <header className={styles.head}>
        <p className={styles.meta}>
          <time dateTime={post.date.iso}>{post.date.label}</time>
          <span>{post.subject}</span>
        </p>
        <h1 tabIndex={-1}>{post.title}</h1>
        <p className={styles.lead}>{post.description}</p>
      </header>
      <div>
        <BelowHead name="post">
          <div className={styles.columns}>
            <PostAside
              title={post.title}
              url={post.url}
              sections={post.blocks.filter(({ type }) => type === 'h2')}
            />
            <div className={styles.body}>
              {post.blocks.map(({ type: Block, text, id }) => (
                <Block key={id} id={Block === 'p' ? undefined : id}>
                  {text}
                </Block>
              ))}
            </div>
          </div>
        </BelowHead>
      </div>
    </article>
  )
}
