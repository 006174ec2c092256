/**
 * How far `?page` goes. Apart from the views, because the build's configuration asks for it before
 * there is anything to draw with.
 */
import { countPages } from '#app/lib/pagination.ts'
import { blogPosts, blogSubjects } from '#content/blogs.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { BlogPost, BlogSubject } from '#content/types.ts'

/** Entries of the register per page (specification, section 9). */
export const projectsPerPage = 8

export const projectPageCount = countPages(projects.length, projectsPerPage)

/** Each service is a page of its own. */
export const serviceCount = services.length

/** Cards per page of the blog (specification, section 9). */
export const postsPerPage = 6

export const blogSubjectKeys = Object.keys(blogSubjects) as readonly BlogSubject[]

/** The posts of one subject, or all of them, newest first. */
export function postsOf(subject: 'all' | BlogSubject): readonly BlogPost[] {
  return blogPosts.filter((post) => subject === 'all' || post.subject === subject)
}

/** How many pages the posts of a subject fill. */
export function postPageCount(subject: 'all' | BlogSubject): number {
  return countPages(postsOf(subject).length, postsPerPage)
}
