import type { ContentDate, Locale } from '#content/types.ts'
import { locales } from './locales.ts'

/** A date as it is written and as machines read it. */
export type DateView = Readonly<{ iso: string; label: string }>

/**
 * A content date as a visitor reads it: `12 March 2025`, or the year alone where only that is
 * known. Gregorian, Latin digits, read as UTC so that no reader's clock moves the day.
 *
 * @throws RangeError if the text is not a date
 */
export function formatContentDate(locale: Locale, date: ContentDate): DateView {
  const style: Intl.DateTimeFormatOptions =
    date.length === 4 ? { year: 'numeric' } : { day: 'numeric', month: 'long', year: 'numeric' }
  const format = new Intl.DateTimeFormat(locales[locale].intl, { ...style, timeZone: 'UTC' })
  return { iso: date, label: format.format(new Date(`${date}`)) }
}
