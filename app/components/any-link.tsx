import type { ComponentProps } from 'react'
import { useTranslations } from '#app/i18n/intl.ts'
import { Link, type LinkProps } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type InnerLink = LinkProps & { to: string; href?: never }
type OuterLink = ComponentProps<'a'> & { href: string; to?: never }

/** `to` leads to a page of the site, `href` anywhere else. */
export type AnyLinkProps = InnerLink | OuterLink

export function opensNewTab(href: string | undefined): boolean {
  return href !== undefined && /^https?:/.test(href)
}

/** Without a style of its own; a link that opens a new tab says so to screen readers. */
export function AnyLink(props: AnyLinkProps) {
  const t = useTranslations()
  if (props.href === undefined) return <Link {...props} />
  const { children, to: _, ...rest } = props
  if (!opensNewTab(rest.href)) return <a {...rest}>{children}</a>
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
    </a>
  )
}
