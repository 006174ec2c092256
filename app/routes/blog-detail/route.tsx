import { memo } from 'react'
import { useIntl } from 'react-intl'
import { PageHead } from '#app/components/page-head.tsx'
import { Picture } from '#app/components/picture.tsx'
import { PostCarousel } from '#app/components/post-carousel.tsx'
import { dataPath, isBlogSlug, localeOfRequest } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/lib/data-file.ts'
import { keptPage } from '#app/lib/page-data.ts'
import { never } from '#app/lib/revalidation.ts'
import { postPageMeta } from '#app/structured-data/post-page-meta.ts'
import { type PostPageView, postPageView } from '#app/views/posts.server.ts'
import type { Route } from './+types/route'
import { Post } from './post.tsx'

export function loader({ request, params }: Route.LoaderArgs) {
  return postPageView(localeOfRequest(request), params.slug)
}

/** A slug no post has is answered from the list of slugs: nothing is asked for that is not there. */
export function clientLoader(args: Route.ClientLoaderArgs): Promise<PostPageView> {
  if (isBlogSlug(args.params.slug.toLowerCase())) return keptPage(args)
  return loadDataFile(dataPath(localeOfRequest(args.request), 'missing-post'))
}

export const shouldRevalidate = never

export function meta(args: Route.MetaArgs) {
  return postPageMeta(args)
}

export default memo(function BlogDetail({ loaderData }: Route.ComponentProps) {
  const intl = useIntl()
  const { intro, parents, post, others } = loaderData
  return (
    <>
      {post ? <Post name={intro.name} parents={parents} post={post} /> : <PageHead {...intro} />}
      <PostCarousel
        heading={intl.formatMessage({ id: 'blogs.also' })}
        posts={others.map((other) => ({
          ...other,
          picture: (
            <Picture
              picture={{ ...other.picture, alt: '' }}
              sizes="(max-width: 480px) 90vw, (max-width: 600px) 45vw, 400px"
            />
          ),
        }))}
      />
    </>
  )
})
