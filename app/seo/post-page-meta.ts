import type { MetaDescriptor } from 'react-router'
import type { BlogPosting } from 'schema-dts'
import { blogPath, localeOfPath, pagePath } from '#app/i18n/paths.ts'
import { siteUrl } from '#app/i18n/site-url.ts'
import type { PostPageView, PostView } from '#app/loaders/posts.server.ts'
import type { Locale } from '#content/types.ts'
import { homeUrl, organizationId } from './ids.ts'
import { pageGraph } from './page-graph.ts'
import { pageMeta, unlistedMeta } from './page-meta.ts'
import { pictureUrl, sharedMeta } from './shared-meta.ts'
import type { PageArgs } from './table-page-meta.ts'

type PostArgs = PageArgs<PostPageView> & Readonly<{ params: Readonly<{ slug: string }> }>

/** Also of the page for a post that does not exist; see `tablePageMeta`. */
export function postPageMeta({ loaderData: view, location, params }: PostArgs): MetaDescriptor[] {
  if (!view) return []
  const { post, intro } = view
  if (!post) return unlistedMeta(intro.title)
  const locale = localeOfPath(location.pathname)
  const slug = params.slug.toLowerCase()
  const { documentTitle: title, metaDescription: description } = post
  const path = (target: Locale) => blogPath(target, slug)
  const tags = pageMeta({ locale, title, description, path })
  return import.meta.env.SSR ? [...tags, ...forMachines(locale, slug, view, post)] : tags
}

function forMachines(
  locale: Locale,
  slug: string,
  { parents }: PostPageView,
  post: PostView,
): MetaDescriptor[] {
  const blogs = { name: parents.blogs, url: siteUrl + pagePath(locale, 'blogs') }
  const graph = pageGraph({
    locale,
    page: { name: post.title, url: post.url },
    parents: [{ name: parents.home, url: homeUrl(locale) }, blogs],
    type: 'WebPage',
    mainEntity: blogPosting(locale, slug, post),
  })
  const shared = sharedMeta({
    locale,
    title: post.documentTitle,
    description: post.metaDescription,
    path: blogPath(locale, slug),
    picture: slug,
    pictureText: post.title,
    article: { published: post.date.iso, section: post.subject },
  })
  return [...shared, { 'script:ld+json': graph }]
}

/** Without the body, which the page holds already. */
function blogPosting(locale: Locale, slug: string, post: PostView): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': `${post.url}#post`,
    headline: post.title,
    description: post.metaDescription,
    datePublished: post.date.iso,
    inLanguage: locale,
    articleSection: post.subject,
    image: pictureUrl(locale, slug),
    author: { '@id': organizationId() },
    publisher: { '@id': organizationId() },
    mainEntityOfPage: { '@id': post.url },
  }
}
