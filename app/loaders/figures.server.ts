import { locales } from '#app/i18n/locales.ts'
import type { Figure, Locale } from '#content/types.ts'

/** `label` is the counted noun in the form that `value` asks for. */
export type FigureView = Readonly<{ value: number; label: string }>

export function figureView(locale: Locale, { value, label }: Figure): FigureView {
  const form = new Intl.PluralRules(locales[locale].intl).select(value)
  const forms = label[locale]
  return { value, label: forms[form] ?? forms.other }
}
