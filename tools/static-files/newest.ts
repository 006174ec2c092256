/** How many posts a file that names the newest ones names, however many there are. */
const most = 20

/**
 * The newest of some posts.
 *
 * @param posts in the order of the content: the newest first
 */
export function newest<Post>(posts: readonly Post[]): readonly Post[] {
  return posts.slice(0, most)
}
