/** The monthly letter, as it is offered at the foot of most pages. */

import type { NewsletterContent } from './types.ts'

export const newsletter = {
  heading: {
    en: 'One email a month on what has changed in data law and practice',
    ar: 'نشرة بريدية كل شهر، عمّا استجدّ في البيانات وأنظمتها',
  },
  text: {
    en: 'In Arabic and English. You can unsubscribe at any time, and we use your address for nothing else.',
    ar: 'بالعربية والإنجليزية. ويمكنكم إلغاء الاشتراك متى شئتم، ولا نستخدم عنوانكم في غير ذلك.',
  },
  label: { en: 'Subscribe', ar: 'الاشتراك' },
} as const satisfies NewsletterContent
