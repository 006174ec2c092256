/**
 * How the search's index is cut into files, apart from the views like the page counts. The first one
 * has all that does not come in lists and the newest of what does; answers begin with it, so it must
 * not grow. A list has as many entries in a part as in the others, whatever they say.
 */
import { blogPosts } from '#content/blogs.ts'
import { projects } from '#content/projects.ts'

/** How many entries of each list the first part has, and how many each of those that follow. */
const shares = {
  projects: { first: 40, later: 100 },
  /** Some of them with all the text of their page. */
  posts: { first: 12, later: 24 },
} as const

type SharedList = keyof typeof shares

/**
 * The entries of a list that a part has, from the first to the one behind the last.
 *
 * @param part counted from 1
 */
export function searchRange(list: SharedList, part: number): readonly [from: number, to: number] {
  const { first, later } = shares[list]
  return part === 1 ? [0, first] : [first + (part - 2) * later, first + (part - 1) * later]
}

/** How many parts lists of these lengths make. */
export function countSearchParts(lengths: Readonly<Record<SharedList, number>>): number {
  const lists = Object.keys(shares) as SharedList[]
  const parts = lists.map((list) => {
    const { first, later } = shares[list]
    return 1 + Math.ceil(Math.max(0, lengths[list] - first) / later)
  })
  return Math.max(...parts)
}

export const searchPartCount = countSearchParts({
  projects: projects.length,
  posts: blogPosts.length,
})
