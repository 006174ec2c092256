import { NavLink, type NavLinkProps } from 'react-router'
import { type PageKey, pagePath } from '#app/i18n/paths.ts'
import { useLocale } from '#app/i18n/use-locale.ts'

type MenuLinkProps = Omit<NavLinkProps, 'to'> & { page: PageKey }

/** An entry of a menu, which says when its page is the current one. */
export function MenuLink({ page, ...props }: MenuLinkProps) {
  return <NavLink {...props} to={pagePath(useLocale(), page)} />
}
