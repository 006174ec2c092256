import { createIntl, type IntlShape } from 'react-intl'
import type { Locale } from '#content/types.ts'
import type { MessageId } from './intl.ts'
import { localeKeys, locales } from './locales.ts'
import { messages } from './messages.server.ts'

const intl = Object.fromEntries(
  localeKeys.map((key) => [
    key,
    createIntl({ locale: locales[key].intl, messages: messages[key] }),
  ]),
) as Readonly<Record<Locale, IntlShape>>

/**
 * A message as part of loader data. Used where a plural follows a number the build knows: the first
 * plural form a browser looks up reads the plural rules of all languages, after a visitor's click.
 *
 * @param values the message's arguments
 */
export function formatMessage(
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, number | string>> = {},
): string {
  return intl[locale].formatMessage({ id }, values)
}
