import type { PageKey } from '#app/i18n/paths.ts'

/** The pages' names in the language of the page, by key. */
export type PageNames = Readonly<Record<PageKey, string>>

/** The pages behind the header's Company entry. */
export const companyPages: readonly PageKey[] = [
  'aboutUs',
  'milestone',
  'clientAndPartner',
  'certificates',
]

/** The header's entries in order; Contact is a separate button. */
export const headerEntries: readonly (PageKey | 'company')[] = [
  'services',
  'solutions',
  'projects',
  'company',
  'blogs',
  'faqs',
]

/** Every row of the mobile menu. */
export const menuPages: readonly PageKey[] = [
  'home',
  'aboutUs',
  'services',
  'solutions',
  'projects',
  'milestone',
  'clientAndPartner',
  'certificates',
  'blogs',
  'faqs',
]

/** The footer's two columns of pages. */
export const footerPages = {
  company: [...companyPages, 'contactUs'],
  whatWeDo: ['services', 'solutions', 'projects', 'blogs', 'faqs'],
} as const satisfies Record<string, readonly PageKey[]>
