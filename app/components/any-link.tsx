import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type InnerLink = LinkProps & { to: string; href?: never }
type OuterLink = ComponentProps<'a'> & { href: string; to?: never }

/** `to` leads to a page of the site, `href` anywhere else. */
export type AnyLinkProps = InnerLink | OuterLink

/** Whether an address is another site's, which opens in a new tab. */
export function opensNewTab(href: string | undefined): boolean {
  return href !== undefined && /^https?:/.test(href)
}

/** A link without a look of its own; one that opens a new tab says so to those who hear it. */
export function AnyLink(props: AnyLinkProps) {
  if (props.href === undefined) return <Link {...props} />
  const { children, to: _, ...rest } = props
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
