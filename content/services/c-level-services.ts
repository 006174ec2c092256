/** Service 11: a unit of senior analysts for the head of an organization. */

import type { Service } from '../types.ts'

export const cLevelServices = {
  id: 11,
  name: { en: 'C-level services', ar: 'خدمات القيادة التنفيذية' },
  alsoCalled: [
    'C-suite',
    'CEO',
    'CIO',
    'CDO',
    'decision support',
    'board reporting',
    'دعم القرار',
    'دعم اتخاذ القرار',
  ],
  icon: 'compass',
  title: {
    en: 'A decision unit for the chief executive’s office',
    ar: 'وحدة لدعم القرار لدى القيادة',
  },
  lead: {
    en: 'Two senior analysts prepare the question, set out the choices and follow each decision until it is carried out.',
    ar: 'اثنان من كبار المحلّلين يصوغان السؤال ويعرضان الخيارات ويتابعان كل قرار حتى يكتمل تنفيذه.',
  },
  facts: {
    forWhom: {
      en: 'Chief executives, heads of public bodies and boards',
      ar: 'الرؤساء التنفيذيون ورؤساء الجهات العامة ومجالس الإدارة',
    },
    duration: {
      en: 'Six months or a year; first page in week four',
      ar: 'ستة أشهر أو سنة، وأول صفحة في الأسبوع الرابع',
    },
    team: {
      en: 'Two senior analysts, one of whom has held an executive post',
      ar: 'اثنان من كبار المحلّلين، أحدهما شغل منصبًا تنفيذيًا',
    },
  },
  description: {
    en: [
      'In the first three weeks the two analysts read a year of minutes and meet you, your chief of staff and your direct reports, 40 minutes each and without attribution. From these talks come the 10 or 12 questions that occupy the office, and a calendar built on them: a page a week, a session a month, a review day a quarter. Both analysts sign a confidentiality undertaking in their own names.',
      'We add one page and take reports away. The board of Kathib Resorts used to receive 90 pages two days before it met, and spent its first hour deciding which figure to believe; 12 screens replaced them, with the source under every figure.',
      'Decisions are kept with owner, date and the assumption they rest on. If the assumption falls, the unit brings the matter back without being asked.',
    ],
    ar: [
      'في الأسابيع الثلاثة الأولى يقرأ المحلّلان محاضر سنة كاملة، ويلتقيانكم ومدير مكتبكم وكل من يرتبط بكم مباشرةً، 40 دقيقة لكل منهم، من دون نسبة أي قول إلى صاحبه. ومن هذه اللقاءات تخرج 10 أسئلة أو 12 تشغل المكتب فعلًا، وعليها نبني التقويم: صفحة كل أسبوع، وجلسة كل شهر، ويوم مراجعة كل ربع سنة. ويوقّع المحلّلان تعهّدًا بالسرّية، كلٌّ باسمه.',
      'نضيف صفحة ونرفع عن المكتب تقارير. كان مجلس إدارة منتجعات كثيب يتسلّم 90 صفحة قبل جلسته بيومين، ويقضي ساعته الأولى في البحث عن أصحّ الأرقام، فحلّت محلّها 12 شاشة تحت كل رقم فيها مصدره.',
      'وللقرار مالك وموعد وافتراض يستند إليه، فإذا سقط الافتراض أعادت وحدة دعم القرار طرح الموضوع من دون طلب.',
    ],
  },
  images: [
    {
      file: 'city-deep.svg',
      alt: { en: '', ar: '' },
    },
    { file: 'crop-limestone.svg', alt: { en: '', ar: '' } },
  ],
  projects: [21],
  subSections: [
    {
      title: { en: 'The decision unit', ar: 'وحدة دعم القرار' },
      text: {
        en: 'A weekly page, and a brief of four pages before any large choice: what is known and what is not, three courses of action with their costs and consequences, and the opinion we would act on ourselves. Urgent requests are answered within two working days.',
        ar: 'صفحة أسبوعية، ومذكّرة من أربع صفحات قبل القرارات الكبيرة: ما نعرفه وما لا نعرفه، وثلاثة مسارات بتكلفتها وعواقبها، والرأي الذي كنّا سنأخذ به لو كنّا مكانكم. والطلب العاجل يصل جوابه خلال يومي عمل.',
      },
    },
    {
      title: { en: 'Counsel in the room', ar: 'مشورة داخل القاعة' },
      text: {
        en: 'We attend boards and steering committees beside the executive, speak when a figure needs context, and write down what was agreed before anyone leaves. For data and technology appointments we read the files and join the interviews.',
        ar: 'نحضر مجالس الإدارة واللجان التوجيهية إلى جانب المسؤول، ونتكلّم حين يحتاج الرقم إلى سياق، ونكتب ما اتّفق عليه الحاضرون قبل أن ينصرفوا. وفي التعيينات المتّصلة بالبيانات والتقنية نقرأ الملفات ونشارك في المقابلات.',
      },
    },
  ],
  receives: {
    en: [
      'A decision register with owners, dates and assumptions',
      'A yearly calendar built on the office’s own questions',
      'Your chief of staff, trained to run the unit',
    ],
    ar: [
      'سجلّ قرارات بمالكيها ومواعيدها وافتراضاتها',
      'تقويم سنوي مبنيّ على أسئلة المكتب نفسه',
      'مدير مكتبكم بعد تدريبه على إدارة وحدة دعم القرار',
    ],
  },
} as const satisfies Service
