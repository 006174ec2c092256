import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type PageKey, pagePath } from '#app/i18n/paths.ts'
import { useLocale } from '#app/i18n/use-locale.ts'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { page: PageKey }

/** A link to a page of the path table, in the language of the page it stands on. */
export function PageLink({ page, ...props }: PageLinkProps) {
  return <Link {...props} to={pagePath(useLocale(), page)} />
}
