/** Service 17: a platform built, run and handed over on a date set in the contract. */

import type { Service } from '../types.ts'

export const buildAndOperate = {
  id: 17,
  name: { en: 'Build and operate', ar: 'البناء والتشغيل' },
  alsoCalled: [
    'build–operate–transfer',
    'managed services',
    'outsourcing',
    'SLA',
    'الخدمات المدارة',
    'التشغيل والصيانة',
    'إسناد',
  ],
  icon: 'crane',
  title: {
    en: 'We run it until your team can',
    ar: 'نتولّى التشغيل إلى أن يتقنه فريقكم',
  },
  lead: {
    en: 'We build the platform or the data office, run it to a service level, train your people alongside ours, and leave on a date written into the contract.',
    ar: 'ننشئ المنصّة أو مكتب البيانات، ونشغّله بمستوى خدمة متّفق عليه، وندرّب فريقكم إلى جانب فريقنا، ثم نغادر في موعد مكتوب في العقد.',
  },
  facts: {
    forWhom: {
      en: 'Organizations whose team is still to be hired',
      ar: 'الجهات التي لم يكتمل توظيف فريقها بعد',
    },
    duration: {
      en: 'Six to nine months to build, 12 to 24 to operate, 90 days of support afterwards',
      ar: 'ستة إلى تسعة أشهر للبناء، و12 إلى 24 شهرًا للتشغيل، ثم 90 يومًا من الدعم',
    },
    team: {
      en: 'Eight to 14 of us at the peak, none at the end; a counterpart of yours for each',
      ar: 'من 8 إلى 14 موظفًا منّا في الذروة، ولا أحد في النهاية، ولكل منهم نظير لديكم',
    },
  },
  description: {
    en: [
      'Buying a system can take a year and hiring its team another; when the first administrator arrives, those who built it have gone. Here the contract covers construction, a period of operation that we answer for, and the handover on a fixed date. Code repository, cloud account and supplier contracts are in your name from the first day.',
      'Our roles have counterparts on your payroll, who watch, work under supervision and then lead. Before we go, your team has restored a backup, answered a night call, released a version and run a full month alone, all signed off on a list of 36 tests. A joint board of five, chaired by you, decides on changes once a month.',
      'The smallest such contract was an attendance desk for Qalam Education Authority, built in three weeks and run for two years across 410 schools.',
    ],
    ar: [
      'قد تستغرق المنافسة سنة والتوظيف سنة أخرى، فإذا باشر أول مدير للنظام كان من بنوه قد انصرفوا. هنا يشمل العقد البناء، ومدّة تشغيل على عهدتنا، والتسليم في موعد ثابت. ومستودع الشيفرة والحساب السحابي وعقود المورّدين باسمكم منذ اليوم الأول.',
      'لكل وظيفة عندنا نظير من موظفيكم، يراقب، ثم يعمل تحت إشرافنا، ثم يقود. وقبل أن نغادر يكون فريقكم قد استعاد نسخة احتياطية، وردّ على بلاغ ليلي، وأطلق إصدارًا، وأقفل شهر تشغيل كاملًا من دوننا، بتوقيع في قائمة من 36 اختبارًا. ويبتّ في التغييرات شهريًا مجلس مشترك من خمسة أعضاء ترأسونه أنتم.',
      'وأصغر عقد من هذا النوع كان مكتبًا لمتابعة الحضور في هيئة قلم للتعليم، بُني في 3 أسابيع وشُغّل سنتين في 410 مدارس.',
    ],
  },
  images: [
    {
      file: 'city-petrol.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'steps-saffron.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [18],
  subSections: [
    {
      title: { en: 'Build in releases', ar: 'البناء في إصدارات' },
      text: {
        en: 'A working part every three weeks, with its tests, its page in the manual and a named user who accepts it. Your product owner reorders the scope between releases. What fails acceptance is repaired before anything new begins.',
        ar: 'نسلّم كل ثلاثة أسابيع جزءًا يعمل، ومعه اختباراته وصفحته في الدليل ومستخدم معروف بالاسم يقبله. يعيد مالك المنتج لديكم ترتيب النطاق بين الإصدارات، وما لم يجتز القبول نصلحه قبل أن يبدأ عمل جديد.',
      },
    },
    {
      title: { en: 'Operate to a service level', ar: 'التشغيل بمستوى متّفق عليه' },
      text: {
        en: 'A service desk in Arabic and English responds to critical calls within 15 minutes, day and night (60 in our usual support), and handles incidents, problems and changes as ISO/IEC 20000-1 requires. Missed targets reduce the monthly fee on a scale set out in the contract.',
        ar: 'مكتب خدمة بالعربية والإنجليزية يردّ على البلاغات الحرجة خلال 15 دقيقة ليلًا ونهارًا (وفي دعمنا المعتاد 60)، ويعالج الأعطال والمشكلات والتغييرات وفق معيار ISO/IEC 20000-1. وإذا لم نبلغ مستهدفًا خفّضنا المقابل الشهري بحسب جدول مثبت في العقد.',
      },
    },
    {
      title: { en: 'Role and counterpart', ar: 'الوظيفة ونظيرها' },
      text: {
        en: 'A role has a handbook, a counterpart and three tests: to watch, to do, to lead. A sheet shows progress role by role, so a delay in recruitment is visible months before it could delay the transfer.',
        ar: 'للوظيفة دليل ونظير وثلاثة اختبارات، أولها في المراقبة وثانيها في التنفيذ وثالثها في القيادة. وتبيّن ورقة متابعة مدى التقدّم في كل وظيفة، فيظهر تأخّر التوظيف قبل أشهر من تأخيره التسليم.',
      },
    },
    {
      title: { en: 'Transfer and leave', ar: 'التسليم والمغادرة' },
      text: {
        en: 'Responsibility passes function by function, the service desk first and architecture last. For 90 days afterwards two of our engineers remain on call by phone, with no access unless your team grants it.',
        ar: 'تنتقل المسؤوليات تباعًا، فتبدأ بمكتب الخدمة وتنتهي بالمعمارية التقنية. ثم يجيب اثنان من مهندسينا بالهاتف 90 يومًا عن أي استفسار، ولا يدخلان النظام إلا بإذن من فريقكم.',
      },
    },
  ],
  receives: {
    en: [
      'A running platform, with code and accounts in your name',
      'Your own team, tested role by role in its work',
      'Operating handbooks in Arabic and English',
      'Monthly service reports',
      'Ninety days of phone support after the transfer',
    ],
    ar: [
      'منصّة قيد التشغيل، شيفرتها وحساباتها باسمكم',
      'فريق اجتاز الاختبار في عمله وظيفة بعد وظيفة',
      'أدلّة تشغيل بالعربية والإنجليزية',
      'تقارير خدمة شهرية',
      'دعم بالهاتف مدّة 90 يومًا بعد التسليم',
    ],
  },
} as const satisfies Service
