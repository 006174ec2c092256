import { FormattedMessage } from 'react-intl'
import { TextLink } from '#app/components/text-link.tsx'
import { type MessageId, useLocale } from '#app/i18n/intl.ts'
import { type PageKey, pagePath } from '#app/i18n/paths.ts'

type AllLinkProps = Readonly<{ page: PageKey; label: MessageId }>

/** In a section's head, to the page that has all of what the section shows some of. */
export function AllLink({ page, label }: AllLinkProps) {
  return (
    <TextLink to={pagePath(useLocale(), page)}>
      <FormattedMessage id={label} />
    </TextLink>
  )
}
