import { localeKeys } from '#app/i18n/locales.ts'
import { blogPath, type PageKey, pagePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import type { PageChoice } from './pages.ts'

/** One way through the site, in one language. */
export type Journey = Readonly<{
  name: string
  locale: Locale
  /** The page it begins on, and the address of the link. */
  from: string
  to: string
  /** What shows that the new page stands: its text is another. */
  selector: string
  /** Whether the link leads to another document where there are no scripts. */
  worksPlain: boolean
}>

type Leg = Readonly<{
  from: PageKey
  what: string
  to: (locale: Locale) => string
  selector?: string
  worksPlain?: boolean
}>

const legs: readonly Leg[] = [
  { from: 'home', what: 'services', to: (locale) => pagePath(locale, 'services') },
  { from: 'home', what: 'projects', to: (locale) => pagePath(locale, 'projects') },
  { from: 'services', what: 'solutions', to: (locale) => pagePath(locale, 'solutions') },
  {
    from: 'projects',
    what: 'page 2',
    to: (locale) => `${pagePath(locale, 'projects')}?page=2`,
    selector: 'main li h2',
    worksPlain: false,
  },
  { from: 'blogs', what: 'post', to: (locale) => blogPath(locale, 'first-blog') },
]

/** The journeys that begin on the chosen pages, in the chosen languages. */
export function journeysToMeasure({ pages, locales }: PageChoice): Journey[] {
  const chosen = legs.filter(({ from }) => !pages || pages.includes(from))
  return chosen.flatMap(({ from, what, to, selector = 'h1', worksPlain = true }) =>
    localeKeys
      .filter((locale) => !locales || locales.includes(locale))
      .map((locale) => ({
        name: `${from} → ${what}`,
        locale,
        from: pagePath(locale, from),
        to: to(locale),
        selector,
        worksPlain,
      })),
  )
}
