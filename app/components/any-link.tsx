import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, type LinkProps, PageLink, type PageLinkProps } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type NamedLink = PageLinkProps & { to?: never; href?: never }
type InnerLink = LinkProps & { page?: never; href?: never }
type OuterLink = ComponentProps<'a'> & { href: string; page?: never; to?: never }

/** `page` leads to a page, `to` to what is within one, `href` anywhere else. */
export type AnyLinkProps = NamedLink | InnerLink | OuterLink

export function opensNewTab(href: string | undefined): boolean {
  return href !== undefined && /^https?:/.test(href)
}

/** Without a style of its own; a link that opens a new tab says so to screen readers. */
export function AnyLink(props: AnyLinkProps) {
  if (props.page !== undefined) return <PageLink {...props} />
  if (props.href === undefined) return <Link {...props} />
  const { children, page: _, to: __, ...rest } = props
  if (!opensNewTab(rest.href)) return <a {...rest}>{children}</a>
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="link.newTab" />
      </VisuallyHidden>
    </a>
  )
}
