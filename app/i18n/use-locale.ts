import { useLocation } from 'react-router'
import type { Locale } from '#content/types.ts'
import { localeOfPath } from './paths.ts'

/** The language of the page: its address decides, on the server as in the browser. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}
