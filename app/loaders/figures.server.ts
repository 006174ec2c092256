import { locales } from '#app/i18n/locales.ts'
import type { Figure, Locale } from '#content/types.ts'

/** Its label is the counted noun in the form that its value asks for. */
export function figureView(locale: Locale, { value, label }: Figure) {
  const form = new Intl.PluralRules(locales[locale].intl).select(value)
  const forms = label[locale]
  return { value, label: forms[form] ?? forms.other }
}
