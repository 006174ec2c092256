/** The monthly letter, as it is offered at the foot of most pages. */

import type { NewsletterContent } from './types.ts'

export const newsletter = {
  heading: {
    en: 'One letter a month, only what changed',
    ar: 'رسالة واحدة كل شهر، فيها ما استجدّ فقط',
  },
  text: {
    en: 'Data, regulation and method, in English or Arabic. Unsubscribe in one click.',
    ar: 'بيانات وأنظمة ومنهجيات، بالعربية أو الإنجليزية، وإلغاء الاشتراك بضغطة واحدة.',
  },
  label: { en: 'Subscribe', ar: 'اشترك' },
} as const satisfies NewsletterContent
