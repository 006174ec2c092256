import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import { dataPath, localeOfRequest } from '#app/i18n/paths.ts'
import { type PostPageView, postPageView } from '#app/loaders/posts.server.ts'
import { loadDataFile, loadPageData } from '#app/platform/data-file.ts'
import { isHydrating } from '#app/platform/hydration.ts'
import { postPageMeta } from '#app/seo/post-page-meta.ts'
import type { Route } from './+types/route'
import { Breadcrumb } from './breadcrumb.tsx'
import { Post } from './post.tsx'
import { PostCarousel } from './post-carousel.tsx'

export function loader({ request, params }: Route.LoaderArgs) {
  return postPageView(localeOfRequest(request), params.slug)
}

/** Inserted by the build: the posts that have a page, so that no other is asked for. */
declare const POST_SLUGS: readonly string[]

/** A post's own file hydrates without this, so while the app is starting it is the fallback file. */
export function clientLoader(args: Route.ClientLoaderArgs): Promise<PostPageView> {
  const isThere = !isHydrating(args.request) && POST_SLUGS.includes(args.params.slug.toLowerCase())
  if (isThere) return loadPageData(args)
  return loadDataFile(dataPath(localeOfRequest(args.request), 'missing-post'))
}

export const meta = postPageMeta

export default function BlogDetail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { intro, parents, post, others } = loaderData
  const breadcrumb = <Breadcrumb parents={parents} current={intro.name} />
  const allPosts = <TextLink page="blogs">{t('blogs.showAll')}</TextLink>
  return (
    <>
      {post ? (
        <Post key={post.url} breadcrumb={breadcrumb} post={post} />
      ) : (
        <PageHead {...intro} breadcrumb={breadcrumb} link={allPosts} />
      )}
      <BelowHead>
        <PostCarousel heading={t('blogs.also')} posts={others} />
      </BelowHead>
    </>
  )
}
