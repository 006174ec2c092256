/** The posts that have a page of their own; one file each beside this one. */
export const blogSlugs = ['first-blog'] as const
