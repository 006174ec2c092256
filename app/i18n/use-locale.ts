import { useIntl } from 'react-intl'
import type { Locale } from '#content/types.ts'
import { defaultLocale, localeKeys } from './locales.ts'

/**
 * The language of the words around. Not read from the address, which would draw all that asks anew
 * at every click.
 */
export function useLocale(): Locale {
  const [language] = useIntl().locale.split('-')
  return localeKeys.find((key) => key === language) ?? defaultLocale
}
