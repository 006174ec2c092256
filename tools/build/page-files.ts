/**
 * Whether a file is one of the site's pages, and not an owner's own of `public/`, such as that by which a
 * search engine knows the owner: no policy is put into it, and it stays byte for byte.
 *
 * @param file its place in the output
 */
export function isPageFile(file: string): boolean {
  return /(?:^|[/\\])index\.html$|^(?:404|offline)\.html$/.test(file)
}
