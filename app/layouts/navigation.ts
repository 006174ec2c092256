import type { PageKey } from '#app/i18n/paths.ts'

export type PageNames = Readonly<Record<PageKey, string>>

/** The pages behind the header's Company entry. */
export const companyPages: readonly PageKey[] = [
  'aboutUs',
  'milestone',
  'clientAndPartner',
  'certificates',
]

/** Contact is a separate button. */
export const headerEntries: readonly (PageKey | 'company')[] = [
  'services',
  'solutions',
  'projects',
  'company',
  'blogs',
  'faqs',
]

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

export const footerPages = {
  company: [...companyPages, 'contactUs'],
  whatWeDo: ['services', 'solutions', 'projects', 'blogs', 'faqs'],
} as const satisfies Record<string, readonly PageKey[]>
