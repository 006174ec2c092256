import { useState } from 'react'
import { useLocale } from '#app/i18n/intl.ts'
import { dataPath } from '#app/i18n/paths.ts'
import type { PostSubject } from '#app/loaders/data-file-names.server.ts'
import type { PostCardView } from '#app/loaders/posts.server.ts'
import type { PageSlice } from '#app/paging/pagination.ts'
import { loadDataFile, prefetchDataFile } from '#app/platform/data-file.ts'

type List = PageSlice<PostCardView>

type State = Readonly<{
  /** What the visitor chose last; pages count from 1. */
  chosen: Readonly<{ subject: PostSubject; page: number; isByTab?: boolean }>
  /** The previous list until the chosen one has loaded. */
  list: List
  /** Of the list: its pager leads to its own pages while another subject loads, or has failed. */
  subject: PostSubject
  status: 'ready' | 'loading' | 'failed'
}>

export type PostListState = ReturnType<typeof usePostList>

/** @param first page 1 of all posts, loaded with the document */
export function usePostList(first: List) {
  const locale = useLocale()
  const [state, setState] = useState<State>({
    chosen: { subject: 'all', page: 1 },
    list: first,
    subject: 'all',
    status: 'ready',
  })

  const file = (subject: PostSubject, page: number) => dataPath(locale, `posts/${subject}/${page}`)

  async function load(subject: PostSubject, page: number): Promise<List> {
    return subject === 'all' && page === 1 ? first : loadDataFile(file(subject, page))
  }

  function show(subject: PostSubject, page: number, isByTab = false): void {
    const chosen = { subject, page, isByTab }
    // A list that arrives after another was chosen is not shown.
    const finish = (outcome: Partial<State>) =>
      setState((now) => (now.chosen === chosen ? { ...now, ...outcome } : now))
    setState((now) => ({ ...now, chosen, status: 'loading' }))
    load(subject, page).then(
      (list) => finish({ list, subject, status: 'ready' }),
      () => finish({ status: 'failed' }),
    )
  }

  function prefetch(subject: PostSubject, page: number): void {
    if (subject !== 'all' || page !== 1) void prefetchDataFile(file(subject, page), 'auto')
  }

  return { ...state, show, prefetch }
}
