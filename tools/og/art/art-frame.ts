import { locales } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'
import type { artSize } from '../frame.ts'

/** What every art is given: the room it fills, its corner being the origin, and who reads it. */
export type ArtFrame = typeof artSize & Readonly<{ locale: Locale }>

/** Turns what has a direction with the writing; never for letters, icons and marks. */
export function turned({ locale, width }: ArtFrame): string | undefined {
  return locales[locale].dir === 'rtl' ? `translate(${width} 0) scale(-1 1)` : undefined
}
