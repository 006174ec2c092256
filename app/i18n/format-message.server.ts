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
 * A message as a page's data holds it. For words that follow a number the build knows: before a
 * browser finds a plural form it reads the rules of all its languages, at a visitor's click.
 *
 * @param values what stands in the message's places
 */
export function formatMessage(
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, number | string>>,
): string {
  return intl[locale].formatMessage({ id }, values)
}
