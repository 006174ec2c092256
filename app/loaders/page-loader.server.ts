import { localeOfRequest } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'

/** The `loader` of a page in the table: its view in the language of the address. */
export function pageLoader<View>(view: (locale: Locale) => View) {
  return ({ request }: Readonly<{ request: Request }>) => view(localeOfRequest(request))
}
