import { PageHead } from '#app/components/page-head.tsx'
import { localeOfRequest } from '#app/i18n/paths.ts'
import { never } from '#app/lib/revalidation.ts'
import { tablePageMeta } from '#app/structured-data/table-page-meta.ts'
import { blogsView } from '#app/views/posts.server.ts'
import type { Route } from './+types/route'
import { PostTabs } from './post-tabs.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return blogsView(localeOfRequest(request))
}

export const shouldRevalidate = never

export function meta(args: Route.MetaArgs) {
  return tablePageMeta('blogs', args, { type: 'CollectionPage', hasFeeds: true })
}

export default function Blogs({ loaderData: { intro, subjects, list } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...intro} />
      <PostTabs subjects={subjects} first={list} />
    </>
  )
}
