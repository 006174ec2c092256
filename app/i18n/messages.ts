import type en from './messages/en.ts'

/** The id of an interface message; English defines them, every language has them all. */
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
