import { locales } from '#app/i18n/locales.ts'
import type { Figure, Locale, Localized } from '#content/types.ts'

/** Its label is the counted noun in the form that its value asks for. */
export function figureView(locale: Locale, { value, label }: Figure) {
  const form = new Intl.PluralRules(locales[locale].intl).select(value)
  const forms = label[locale]
  return { value, label: forms[form] ?? forms.other }
}

type Counted = Readonly<{ figures: readonly Figure[]; figuresSource: Localized }>

/** What `NumbersBand` shows: figures in words of a language, and where they come from. */
export function numbersView<Head>(locale: Locale, head: Head, content: Counted) {
  return {
    head,
    figures: content.figures.map((figure) => figureView(locale, figure)),
    source: content.figuresSource[locale],
  }
}
