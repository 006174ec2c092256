import { useIntl } from 'react-intl'
import type { Locale } from '#content/types.ts'
import { defaultLocale, isLocale } from './locales.ts'
import type en from './messages/en.ts'

/** English defines the ids; every language has them all. */
export type MessageId = keyof typeof en

/** ICU text in the source; the build has turned it into syntax trees. */
export type Messages = Readonly<Record<MessageId, string>>

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

/** Formats a message of the interface; one that has elements in it is a `FormattedMessage`. */
export type Translate = (
  id: MessageId,
  values?: Readonly<Record<string, number | string>>,
) => string

export function useTranslations(): Translate {
  const { formatMessage } = useIntl()
  return (id, values) => formatMessage({ id }, values)
}

export function useLocale(): Locale {
  const [language] = useIntl().locale.split('-')
  return isLocale(language) ? language : defaultLocale
}
