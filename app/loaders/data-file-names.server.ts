/**
 * How far `?page` goes, and the data files that follow from it. Apart from the loaders, because the
 * build's configuration asks for it before there are pictures to make loader data of.
 */
import { localeKeys } from '#app/i18n/locales.ts'
import { dataPath, pagePaths } from '#app/i18n/paths.ts'
import { countPages } from '#app/paging/pagination.ts'
import { blogSlugs } from '#content/blogs/slugs.ts'
import { blogPosts, blogSubjects } from '#content/blogs.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { BlogPost, BlogSubject } from '#content/types.ts'

/** Projects per page (specification, section 9). */
export const projectsPerPage = 8

/** Posts per page (specification, section 9). */
export const postsPerPage = 6

export const blogSubjectKeys = Object.keys(blogSubjects) as readonly BlogSubject[]

/** What the tabs of the posts choose between: every subject, or one. */
export type PostSubject = 'all' | BlogSubject

/** The posts of one subject, or all of them, newest first. */
export function postsOf(subject: PostSubject): readonly BlogPost[] {
  return blogPosts.filter((post) => subject === 'all' || post.subject === subject)
}

/**
 * The data files of a language, which client loaders fetch: the loader data of every page, and every
 * page of a list, so that no page grows with its collection.
 */
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

/** The addresses of all data files, for the prerender list. */
export function dataFilePaths(): string[] {
  return localeKeys.flatMap((locale) => dataFileNames.map((file) => dataPath(locale, file)))
}
