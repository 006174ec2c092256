/** Posts with a page of their own; each has a file in this folder. */
export const blogSlugs = ['first-blog'] as const
