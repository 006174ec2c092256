import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '#app/i18n/messages.ts'
import { asItStands, isHydrating } from '#app/lib/hydration.ts'

type CountedMessageProps = Readonly<{
  id: MessageId
  values: Readonly<Record<string, number | string>>
}>

/**
 * A message whose words follow a number. On the page that was opened it stands in the file and is
 * taken over as it is: before it finds a plural form, a browser reads the rules of all its languages.
 */
export function CountedMessage({ id, values }: CountedMessageProps) {
  const now = JSON.stringify(values)
  const [onFile] = useState(() => (isHydrating() ? now : undefined))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it says nothing of
  if (now === onFile) return <span suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  return (
    <span>
      <FormattedMessage id={id} values={values} />
    </span>
  )
}
