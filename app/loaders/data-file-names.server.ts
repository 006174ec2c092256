/** Apart from the loaders: the build's configuration asks for these before any picture exists. */
import { localeKeys } from '#app/i18n/locales.ts'
import { dataPath, pagePaths, sitePaths } from '#app/i18n/paths.ts'
import { countPages } from '#app/paging/pagination.ts'
import { blogSlugs } from '#content/blogs/slugs.ts'
import { blogPosts, blogSubjects } from '#content/blogs.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { BlogPost, BlogSubject } from '#content/types.ts'

/** Specification, section 9. */
export const projectsPerPage = 8

/** Specification, section 9. */
export const postsPerPage = 6

/** Those that have a post, as the tab of another would be empty; all of them before the first post. */
export const blogSubjectKeys = (Object.keys(blogSubjects) as BlogSubject[]).filter(
  (key) => postsOf('all').length === 0 || postsOf(key).length > 0,
)

export type PostSubject = 'all' | BlogSubject

/** Newest first. */
export function postsOf(subject: PostSubject): readonly BlogPost[] {
  return blogPosts.filter((post) => subject === 'all' || post.subject === subject)
}

/** Every page's loader data, and every page of a list, so that no page grows with its collection. */
export const dataFileNames: readonly string[] = [
  'site',
  ...Object.values(pagePaths).map((path) => `pages${path}`),
  ...blogSlugs.map((slug) => `pages/blogs/${slug}`),
  'missing-post',
  'search',
  ...numbered('projects', countPages(projects.length, projectsPerPage)),
  ...numbered('services', services.length),
  ...(['all', ...blogSubjectKeys] as const).flatMap((subject) =>
    numbered(`posts/${subject}`, countPages(postsOf(subject).length, postsPerPage)),
  ),
]

function numbered(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}/${index + 1}`)
}

export function dataFilePaths(): string[] {
  return localeKeys.flatMap((locale) => dataFileNames.map((file) => dataPath(locale, file)))
}

/** Prerendered where there is no post, as the router asks for a page of each loader; the build removes it. */
export const noPost = 'no-post'

export function prerenderPaths(): string[] {
  const slugs: readonly string[] = blogSlugs
  return sitePaths(slugs.length > 0 ? slugs : [noPost])
}
