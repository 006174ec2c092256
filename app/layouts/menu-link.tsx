import { useLocation } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { PageLink, type PageLinkProps } from '#app/components/link.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { canonicalPath, type PageKey, pagePath } from '#app/i18n/paths.ts'

export function MenuLink(props: PageLinkProps) {
  return <PageLink {...props} aria-current={useIsCurrent(props.page) ? 'page' : undefined} />
}

type ContactLinkProps = Readonly<{ label: string; place: 'header' | 'menu' }>

export function ContactLink({ label, place }: ContactLinkProps) {
  return (
    <ButtonLink
      page="contactUs"
      {...(place === 'header' ? { size: 'small', icon: 'none' } : { tone: 'accent' })}
      aria-current={useIsCurrent('contactUs') ? 'page' : undefined}
    >
      {label}
    </ButtonLink>
  )
}

/** Whether the current page is one of these or, like a post, below one of them. */
export function useIsCurrent(...pages: readonly PageKey[]): boolean {
  const locale = useLocale()
  const path = canonicalPath(useLocation().pathname)
  return pages.some((page) => `${path}/`.startsWith(`${pagePath(locale, page)}/`))
}
