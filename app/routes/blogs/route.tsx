import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { type BlogsView, blogsView } from '#app/loaders/posts.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { PostTabs } from './post-tabs.tsx'

export const loader = pageLoader(blogsView)

export const clientLoader = loadPageData<BlogsView>

export const meta = tablePageMeta('blogs', { type: 'CollectionPage', hasFeed: true })

export default function Blogs({
  loaderData: { intro, drawing, list, ...tabs },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead {...intro} drawing={drawing} turn={3} />
      <BelowHead>
        <PostTabs {...tabs} title={intro.title} first={list} />
      </BelowHead>
    </>
  )
}
