import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

/**
 * A message that comes, goes or changes inside an element that stays. Browsers' translators replace
 * the text nodes that React holds on to, so each wording is an element of its own, replaced as a whole.
 */
export function ChangingMessage(props: Omit<ComponentProps<typeof FormattedMessage>, 'children'>) {
  return (
    <FormattedMessage {...props}>
      {(wording) => <span key={String(wording)}>{wording}</span>}
    </FormattedMessage>
  )
}
