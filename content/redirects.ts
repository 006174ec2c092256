/**
 * Addresses of the site before this one, each with the page that has taken its place. `/*` at the end
 * stands for all that is below; queries do not count.
 */

import type { Redirects } from './types.ts'

export const redirects = {
  // '/our-work.html': '/projects',
  // '/news/*': '/blogs',
} as const satisfies Redirects
