import { useIntl } from 'react-intl'
import type { Locale } from '#content/types.ts'
import { defaultLocale, isLocale } from './locales.ts'
import type en from './messages/en.ts'

/** English defines the ids; every language has them all. */
export type MessageId = keyof typeof en

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
    interface IntlConfig {
      locale: string
    }
  }
}

export function useLocale(): Locale {
  const [language] = useIntl().locale.split('-')
  return isLocale(language) ? language : defaultLocale
}
