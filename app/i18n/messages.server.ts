import type { Locale } from '#content/types.ts'
import type { Messages } from './intl.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'

/** For loader data, checks and tests; a visitor gets the messages of one language, by its layout. */
export const messages: Readonly<Record<Locale, Messages>> = { en, ar }
