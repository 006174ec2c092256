import type { MetaDescriptor } from 'react-router'
import type { BlogPosting } from 'schema-dts'
import { blogPath, localeOfPath, pagePath } from '#app/i18n/paths.ts'
import { pageMeta, pictureUrl, unlistedMeta } from '#app/lib/page-meta.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import type { PostPageView, PostView } from '#app/views/posts.server.ts'
import type { Locale } from '#content/types.ts'
import { homeUrl, organizationId } from './ids.ts'
import { pageGraph } from './page-graph.ts'
import type { PageArgs } from './table-page-meta.ts'

/** The head of a post's page, or of the page that says there is none. */
export function postPageMeta({
  loaderData: view,
  location,
  matches,
  params,
}: PageArgs<PostPageView> & Readonly<{ params: Readonly<{ slug: string }> }>): MetaDescriptor[] {
  if (!view) return []
  const { post, intro, parents } = view
  if (!post) return unlistedMeta(intro.title)
  const site = matches[1].loaderData
  const locale = localeOfPath(location.pathname)
  const slug = params.slug.toLowerCase()
  const tags = pageMeta({
    locale,
    title: post.documentTitle,
    description: post.metaDescription,
    path: (target) => blogPath(target, slug),
    picture: slug,
    pictureText: post.title,
    siteName: site?.name,
    article: { published: post.date.iso, section: post.subject },
  })
  if (!site) return tags
  const blogs = { name: parents.blogs, url: siteUrl + pagePath(locale, 'blogs') }
  const graph = pageGraph({
    locale,
    site,
    page: { name: post.title, url: post.url },
    parents: [{ name: parents.home, url: homeUrl(locale) }, blogs],
    type: 'WebPage',
    mainEntity: blogPosting(locale, slug, post),
  })
  return [...tags, { 'script:ld+json': graph }]
}

/** A post without its body, which the page holds already. */
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
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
    mainEntityOfPage: { '@id': post.url },
  }
}
