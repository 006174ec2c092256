import { PageHead } from '#app/components/page-head.tsx'
import { tablePageMeta } from '#app/lib/page-meta.ts'
import { never } from '#app/lib/revalidation.ts'
import { requestLocale } from '#app/views/intro.server.ts'
import { blogsView } from '#app/views/posts.server.ts'
import type { Route } from './+types/route'
import { PostList } from './post-list.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return blogsView(requestLocale(request))
}

export const shouldRevalidate = never

export function meta({ loaderData, location }: Route.MetaArgs) {
  return tablePageMeta('blogs', loaderData?.intro, location.pathname)
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...loaderData.intro} />
      <PostList posts={loaderData.posts} />
    </>
  )
}
