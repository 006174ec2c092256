import { useLocale } from '#app/i18n/intl.ts'
import { type PageKey, pagePath } from '#app/i18n/paths.ts'
import { Link, type LinkProps } from './link.tsx'

type PageLinkProps = Omit<LinkProps, 'to'> & { page: PageKey }

/** In the language of the current page. */
export function PageLink({ page, ...props }: PageLinkProps) {
  return <Link {...props} to={pagePath(useLocale(), page)} />
}
