/** What happens after a message, the hours of the offices, and the company's registration. */

import type { ContactContent } from './types.ts'

export const contact = {
  afterwards: {
    kicker: { en: 'After you write', ar: 'بعد رسالتكم' },
    heading: { en: 'Four steps from message to start', ar: 'أربع خطوات من الرسالة إلى البدء' },
  },
  steps: [
    {
      id: 1,
      when: { en: 'Within a working day', ar: 'خلال يوم عمل' },
      title: { en: 'A reply', ar: 'الردّ' },
      text: {
        en: 'From a consultant in the field you ask about, with a confidentiality agreement if you need one.',
        ar: 'من مستشار في المجال الذي تسألون عنه، ومعه اتفاقية سرّية إن احتجتم إليها.',
      },
    },
    {
      id: 2,
      when: { en: 'Within a week', ar: 'خلال أسبوع' },
      title: { en: 'A call', ar: 'مكالمة' },
      text: {
        en: 'Forty-five minutes with two of us about the decision, the data and the deadline. It costs nothing.',
        ar: 'مع اثنين من فريقنا، 45 دقيقة عن القرار والبيانات والموعد، بلا مقابل.',
      },
    },
    {
      id: 3,
      when: { en: 'Within two weeks', ar: 'خلال أسبوعين' },
      title: { en: 'A written offer', ar: 'عرض مكتوب' },
      text: {
        en: 'Scope, people by name, days, price, and where your data is kept. The smallest job is a two-week study at a fixed 60,000 riyals; larger work is priced stage by stage.',
        ar: 'فيه النطاق وأسماء الفريق والأيام والسعر ومكان حفظ بياناتكم. أصغر عمل دراسة مدّتها أسبوعان بسعر ثابت هو 60 ألف ريال، وما زاد يُسعَّر مرحلة بعد مرحلة.',
      },
    },
    {
      id: 4,
      when: { en: 'Within a month', ar: 'خلال شهر' },
      title: { en: 'The start', ar: 'البدء' },
      text: {
        en: 'Public bodies contract through Etimad, others directly. After go-live we support the work for a year: faults that stop it at any hour within 60 minutes, the rest in working hours.',
        ar: 'تتعاقد الجهات الحكومية عبر منصّة اعتماد، وغيرها معنا مباشرةً. وندعم العمل سنة بعد إطلاقه: نستجيب للأعطال التي توقفه في أي ساعة خلال 60 دقيقة، ولغيرها في أوقات الدوام.',
      },
    },
  ],
  hours: {
    en: 'Riyadh, Cairo and Manama work from Sunday to Thursday, Dubai and Rome from Monday to Friday: 8:00 to 17:00, local time.',
    ar: 'الدوام في الرياض والقاهرة والمنامة من الأحد إلى الخميس، وفي دبي وروما من الاثنين إلى الجمعة، من 8:00 إلى 17:00 بالتوقيت المحلّي.',
  },
  registration: {
    en: 'Registered in Riyadh: commercial registration 1010000000, VAT number 300000000000003.',
    ar: 'السجلّ التجاري في الرياض 1010000000، والرقم الضريبي 300000000000003.',
  },
} as const satisfies ContactContent
