import { createIntl, type IntlShape } from 'react-intl'
import type { Locale } from '#content/types.ts'
import type { MessageId } from './intl.ts'
import { locales } from './locales.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'

const intl: Readonly<Record<Locale, IntlShape>> = {
  en: createIntl({ locale: locales.en.intl, messages: en }),
  ar: createIntl({ locale: locales.ar.intl, messages: ar }),
}

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
