import type { Localized } from '#content/types.ts'

type Words = Readonly<{ loading: string; heading: string; retry: string; home: string }>

/** Words shown before, or without, any language's messages. */
export const lastResort: Localized<Words> = {
  en: {
    loading: 'Loading...',
    heading: 'This page did not load',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  ar: {
    loading: 'جارٍ التحميل...',
    heading: 'تعذّر تحميل هذه الصفحة',
    retry: 'إعادة المحاولة',
    home: 'إلى الصفحة الرئيسية',
  },
}
