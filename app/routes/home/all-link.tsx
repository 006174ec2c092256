import { TextLink } from '#app/components/text-link.tsx'
import { type MessageId, useLocale, useTranslations } from '#app/i18n/intl.ts'
import { type PageKey, pagePath } from '#app/i18n/paths.ts'

type AllLinkProps = Readonly<{ page: PageKey; label: MessageId }>

/** In a section's head, to the page that has all of what the section shows some of. */
export function AllLink({ page, label }: AllLinkProps) {
  const t = useTranslations()
  return <TextLink to={pagePath(useLocale(), page)}>{t(label)}</TextLink>
}
