/** What tells the languages apart in a check. */
import type { Locale } from './types.ts'

type Language = Readonly<{
  name: string
  /** Why a text cannot be in this language; `undefined` for one that can. */
  otherScript: (text: string) => string | undefined
}>

export const languageRules: Readonly<Record<Locale, Language>> = {
  en: {
    name: 'English',
    otherScript: (text) => (hasArabic(text) ? 'holds Arabic script' : undefined),
  },
  ar: {
    name: 'Arabic',
    otherScript: (text) => (hasArabic(text) ? undefined : 'holds no Arabic script'),
  },
}

export const languages = Object.keys(languageRules) as readonly Locale[]

function hasArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}
