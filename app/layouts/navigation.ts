import { type PageKey, pageKeys } from '#app/i18n/paths.ts'

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

/** Contact is a button here as well. */
export const menuPages = pageKeys.filter((key) => key !== 'contactUs')

export const footerPages = {
  company: [...companyPages, 'contactUs'],
  whatWeDo: ['services', 'solutions', 'projects', 'blogs', 'faqs'],
} as const satisfies Record<string, readonly PageKey[]>
