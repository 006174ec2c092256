import { useRef, useState } from 'react'
import { dataPath } from '#app/i18n/paths.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { PageSlice } from '#app/lib/pagination.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import type { BlogsView, PostCard, PostSubject } from '#app/views/posts.server.ts'

type List = PageSlice<PostCard>

/** What a visitor wants to see: a page, counted from 1, of a subject's posts. */
type Wish = Readonly<{ subject: PostSubject; page: number }>

/** Which posts stand, which are asked for, and how to ask for others. */
export type PostListState = Readonly<{
  wish: Wish
  /** The list that stands; the old one while another is on its way. */
  list: List
  status: 'ready' | 'loading' | 'failed'
  show: (subject: PostSubject, page: number) => void
  /** Fetches a list ahead of the visit. */
  prefetch: (subject: PostSubject, page: number) => void
}>

/** The list's state is the page's own; every list but the first comes from a file, once. */
export function usePostList(first: BlogsView['list']): PostListState {
  const locale = useLocale()
  const wished = useRef<Wish>({ subject: 'all', page: 1 })
  const [state, setState] = useState<Pick<PostListState, 'wish' | 'list' | 'status'>>({
    wish: wished.current,
    list: first,
    status: 'ready',
  })

  const load = ({ subject, page }: Wish): Promise<List> => {
    if (subject === 'all' && page === 1) return Promise.resolve(first)
    return loadDataFile(dataPath(locale, `posts/${subject}/${page}`))
  }

  const show = async (subject: PostSubject, page: number) => {
    const wish = { subject, page }
    wished.current = wish
    setState(({ list }) => ({ wish, list, status: 'loading' }))
    try {
      const list = await load(wish)
      if (wished.current === wish) setState({ wish, list, status: 'ready' })
    } catch {
      if (wished.current === wish) setState(({ list }) => ({ wish, list, status: 'failed' }))
    }
  }
  const prefetch = (subject: PostSubject, page: number) => {
    load({ subject, page }).catch(() => {})
  }
  return { ...state, show, prefetch }
}
