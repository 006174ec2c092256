import { type ComponentProps, memo } from 'react'
import { useLocale } from '#app/i18n/intl.ts'
import { type PageKey, pagePath } from '#app/i18n/paths.ts'
import { SiteLink } from './site-link.tsx'

type PageLinkProps = Omit<ComponentProps<typeof SiteLink>, 'to'> & { page: PageKey }

/** A link to a page of the path table, in the language of the page it stands on. */
export const PageLink = memo(function PageLink({ page, ...props }: PageLinkProps) {
  return <SiteLink {...props} to={pagePath(useLocale(), page)} />
})
