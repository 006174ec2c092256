/** The monthly letter, as it is offered at the foot of most pages. */

import type { NewsletterContent } from './types.ts'

export const newsletter = {
  heading: {
    en: 'One email a month: only what has changed',
    ar: 'رسالة واحدة كل شهر، فيها ما استجدّ فقط',
  },
  text: {
    en: 'Data, regulation and method, in Arabic and English. You can unsubscribe at any time.',
    ar: 'عن البيانات وتشريعاتها ومناهج العمل بها، بالعربية والإنجليزية. ويمكنكم إلغاء الاشتراك متى شئتم.',
  },
  label: { en: 'Subscribe', ar: 'اشتراك' },
} as const satisfies NewsletterContent
