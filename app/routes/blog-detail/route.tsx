import { FormattedMessage, useIntl } from 'react-intl'
import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { Picture } from '#app/components/picture.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { dataPath, localeOfRequest, pagePath } from '#app/i18n/paths.ts'
import { type PostPageView, postPageView } from '#app/loaders/posts.server.ts'
import { inTime } from '#app/platform/chunk-guard.ts'
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

/** A post's own file hydrates without this, so a page that hydrates with it is the fallback file. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<PostPageView> {
  if (isHydrating(args.request)) return missingPost(args.request)
  try {
    return await loadPageData(args)
  } catch (error) {
    if (error instanceof Error && error.cause === 404) return missingPost(args.request)
    throw error
  }
}

function missingPost(request: Request): Promise<PostPageView> {
  return inTime(loadDataFile(dataPath(localeOfRequest(request), 'missing-post')))
}

export function meta(args: Route.MetaArgs) {
  return postPageMeta(args)
}

export default function BlogDetail({ loaderData }: Route.ComponentProps) {
  const intl = useIntl()
  const locale = useLocale()
  const { intro, parents, post, others } = loaderData
  const list = pagePath(locale, 'blogs')
  const breadcrumb = (
    <Breadcrumb
      parents={[
        { label: parents.home, to: pagePath(locale, 'home') },
        { label: parents.blogs, to: list },
      ]}
      current={intro.name}
    />
  )
  const allPosts = (
    <TextLink to={list}>
      <FormattedMessage id="blogs.showAll" />
    </TextLink>
  )
  return (
    <>
      {post ? (
        <Post key={post.url} breadcrumb={breadcrumb} post={post} />
      ) : (
        <PageHead {...intro} breadcrumb={breadcrumb} wayOut={allPosts} />
      )}
      <BelowHead>
        <PostCarousel
          heading={intl.formatMessage({ id: 'blogs.also' })}
          posts={others.map((other) => ({
            ...other,
            picture: (
              <Picture
                picture={{ ...other.picture, alt: '' }}
                sizes="(max-width: 30em) 90vw, (max-width: 37.5em) 45vw, 400px"
              />
            ),
          }))}
        />
      </BelowHead>
    </>
  )
}
