import { addressKind } from '#app/i18n/paths.ts'

/**
 * Whether a file is one of the site's pages, and not an owner's own of `public/`, such as that by which a
 * search engine knows the owner, or a campaign's: no policy is put into it, and it stays byte for byte.
 *
 * @param file its place in the output
 */
export function isPageFile(file: string): boolean {
  const address = `/${file.replaceAll('\\', '/')}`
  if (/^\/(?:404|offline)\.html$/.test(address)) return true
  return address.endsWith('/index.html') && addressKind(address) !== 'unknown'
}
