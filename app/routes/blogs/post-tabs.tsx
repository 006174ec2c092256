import { Button } from '#app/components/button.tsx'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import { ComingNote } from '#app/components/coming-note.tsx'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import { PostCard } from '#app/components/post-card.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { PostSubject } from '#app/loaders/data-file-names.server.ts'
import type { BlogsView } from '#app/loaders/posts.server.ts'
import { Pager } from '#app/paging/pager.tsx'
import { useLanding } from '#app/paging/use-landing.ts'
import { NoPosts } from './no-posts.tsx'
import styles from './post-tabs.module.css'
import { Tabs } from './tabs.tsx'
import { type PostListState, usePostList } from './use-post-list.ts'

type PostTabsProps = Pick<BlogsView, 'subjects' | 'count' | 'emptyDrawing'> &
  Readonly<{ title: string; first: BlogsView['list'] }>

/** Another subject begins at its first page. */
export function PostTabs({ subjects, count, first, ...panel }: PostTabsProps) {
  const t = useTranslations()
  const posts = usePostList(first)
  if (first.total === 0) {
    return (
      <div className={styles.posts} data-wrap="">
        <NoPosts drawing={panel.emptyDrawing} />
      </div>
    )
  }
  const tabs = [
    {
      id: 'all' as PostSubject,
      label: t('blogs.all'),
      caption: count,
    },
    ...subjects.map(({ id, label }, index) => ({
      id,
      label,
      caption: t('blogs.subject', { number: index + 1 }),
    })),
  ]
  return (
    <div className={styles.posts} data-wrap="">
      <Tabs
        label={t('blogs.subjects')}
        tabs={tabs}
        selected={posts.chosen.subject}
        onSelect={(subject) => posts.show(subject, 1, true)}
      >
        <Panel {...posts} {...panel} />
      </Tabs>
    </div>
  )
}

type PanelProps = PostListState & Pick<BlogsView, 'emptyDrawing'> & Readonly<{ title: string }>

function Panel({ chosen, list, subject, status, show, prefetch, ...panel }: PanelProps) {
  const { page, pageCount, entries, from, to, total } = list
  const { emptyDrawing, title } = panel
  const t = useTranslations()
  // A tab keeps view and focus, as the pattern has it.
  const behavior = () => (chosen.isByTab ? undefined : 'smooth')
  const { top, titleRef } = useLanding(list, { page, title, behavior })
  return (
    <div ref={top} className={styles.panel} aria-busy={status === 'loading'}>
      <div className={styles.status} data-status={status}>
        <div role="status">
          {status === 'loading' && <LoadingBeads />}
          {status === 'failed' && <ChangingMessage id="blogs.failed" />}
        </div>
        {status === 'failed' && (
          <Button size="small" icon="none" onClick={() => show(chosen.subject, chosen.page)}>
            {t('error.retry')}
          </Button>
        )}
      </div>
      {pageCount > 1 && (
        <div key={page} ref={titleRef} className={styles.line} tabIndex={-1} data-text="small">
          {t('blogs.showing', { from, to, total })}
        </div>
      )}
      {entries.length === 0 ? (
        <NoPosts drawing={emptyDrawing} onShowAll={() => show('all', 1)} />
      ) : (
        <ul className={styles.cards}>
          {entries.map(({ id, ...post }, index) => (
            <li key={id}>
              <PostCard
                {...post}
                headingLevel={2}
                sizes={`(max-width: 30em) 90vw, ${index < 3 ? 720 : 400}px`}
                // In the first screen, where it is the largest thing painted.
                priority={index === 0 && page === 1}
              />
            </li>
          ))}
        </ul>
      )}
      <ComingNote posts={entries} />
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          onSelect={(target) => show(subject, target)}
          onApproach={(target) => prefetch(subject, target)}
        />
      )}
    </div>
  )
}
