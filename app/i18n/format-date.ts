import type { ContentDate, Locale } from '#content/types.ts'
import { locales } from './locales.ts'

/** `label` is read by visitors, `iso` by machines. */
export type DateView = Readonly<{ iso: string; label: string }>

/**
 * A content date as a visitor reads it: `12 March 2025`, or the year alone where only that is
 * known. Gregorian, Latin digits; in UTC, so that no time zone moves the day.
 *
 * @throws RangeError if the text is not a date
 */
export function formatContentDate(locale: Locale, date: ContentDate): DateView {
  const isYear = date.length === 4
  const format = new Intl.DateTimeFormat(locales[locale].intl, {
    ...(isYear ? {} : { day: 'numeric', month: 'long' }),
    year: 'numeric',
    timeZone: 'UTC',
  })
  return { iso: date, label: format.format(new Date(`${date}`)) }
}
