import type { ContentDate, Locale } from '#content/types.ts'
import { locales } from './locales.ts'

/** `label` is read by visitors, `iso` by machines. */
export type DateView = Readonly<{ iso: string; label: string }>

/** Creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A content date as a visitor reads it: `12 March 2025`, or the year alone where only that is
 * known. Gregorian, Latin digits; in UTC, so that no time zone moves the day.
 *
 * @throws RangeError if the text is not a date
 */
export function formatContentDate(locale: Locale, date: ContentDate): DateView {
  return { iso: date, label: formatOf(locale, date.length === 4).format(new Date(`${date}`)) }
}

function formatOf(locale: Locale, isYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${isYear}`
  const known = formats.get(key)
  if (known) return known
  const style: Intl.DateTimeFormatOptions = isYear
    ? { year: 'numeric' }
    : { day: 'numeric', month: 'long', year: 'numeric' }
  const format = new Intl.DateTimeFormat(locales[locale].intl, { ...style, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}
