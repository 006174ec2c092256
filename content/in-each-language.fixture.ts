import { languageRules, languages } from './languages.ts'
import type { Localized } from './types.ts'

/** A value for each language of the site, by script, so that a new language changes no test. */
export function inEachLanguage<T>(known: Readonly<{ en: T; ar: T }>): Localized<T> {
  const byScript = languages.map((key) => {
    const isArabicScript = languageRules[key].otherScript('A text') !== undefined
    return [key, isArabicScript ? known.ar : known.en]
  })
  return Object.fromEntries(byScript) as Localized<T>
}
