/** Service 17: a platform built, run and handed over on a date set in the contract. */

import type { Service } from '../types.ts'

export const buildAndOperate = {
  id: 17,
  name: { en: 'Build and operate', ar: 'البناء والتشغيل' },
  alsoCalled: ['build–operate–transfer', 'managed services', 'الخدمات المدارة'],
  icon: 'crane',
  title: {
    en: 'We run it until your team can',
    ar: 'نتولّى التشغيل إلى أن يتقنه فريقكم',
  },
  lead: {
    en: 'We build the platform or the data office, run it to a service level, train your people alongside ours, and leave on a date written into the contract.',
    ar: 'نبني المنصّة أو مكتب البيانات، ونشغّله بمستوى خدمة متّفق عليه، وندرّب فريقكم إلى جانب فريقنا، ثم نغادر في موعد مكتوب في العقد.',
  },
  description: {
    en: [
      'The tender took a year and hiring takes another; when the first administrator arrives, those who built the system have gone. Many platforms are delivered in this way, to organizations with no team to receive them. Here a single contract covers construction, a period of operation that we answer for, and the handover, so nobody has to guess who is responsible on a Thursday evening.',
      'Construction takes six to nine months, in releases of three weeks. Operation lasts twelve to twenty-four months, with a monthly report on availability, response to incidents, freshness of data and cost per transaction. From its first month each of our posts has a counterpart on your payroll, who watches, then works under supervision, then leads while we watch. A joint board of five, chaired by you, decides on changes once a month.',
      'None of our posts is left at the end. Your team has restored a backup, answered a night call, released a version and closed a month without us, and each of these is signed off on a list of thirty-six tests. The source code, the cloud account and the supplier contracts were in your name from the first day. For Qalam Education Authority the work was smaller: an attendance desk, built in three weeks and run for two years across 410 schools.',
    ],
    ar: [
      'تصل منصّات كثيرة إلى جهات ليس فيها بعد فريق يتسلّمها. استغرقت المنافسة سنة، ويستغرق التوظيف سنة أخرى، فإذا باشر أول مدير للنظام كان من بنوه قد انصرفوا. في هذه الخدمة عقد واحد يشمل البناء، ومدّة تشغيل على عهدتنا، ثم التسليم، فلا يحتار أحد فيمن يتحمّل المسؤولية مساء الخميس.',
      'يستغرق البناء من ستة أشهر إلى تسعة، في إصدارات مدّة كل منها ثلاثة أسابيع. ويمتدّ التشغيل من 12 شهرًا إلى 24 شهرًا، ومعه تقرير شهري عن التوافر وسرعة الاستجابة وحداثة البيانات وتكلفة المعاملة. ومنذ الشهر الأول يكون لكل وظيفة عندنا نظير من موظفيكم، يراقب أولًا، ثم يعمل تحت إشرافنا، ثم يقود ونحن نراقب. ويبتّ في التغييرات كل شهر مجلس مشترك من خمسة أعضاء ترأسونه أنتم.',
      'في النهاية لا تبقى وظيفة واحدة يشغلها أحد منّا. يكون فريقكم قد استعاد نسخة احتياطية، وردّ على بلاغ ليلي، وأطلق إصدارًا، وأغلق شهرًا من دوننا، ولكل من ذلك توقيع في قائمة من 36 اختبارًا. وتكون الشيفرة المصدرية والحساب السحابي وعقود المورّدين باسمكم منذ اليوم الأول. أما في هيئة قلم للتعليم فكان العمل أصغر: مكتب لمتابعة الحضور بنيناه في ثلاثة أسابيع وشغّلناه سنتين في 410 مدارس.',
    ],
  },
  images: [
    {
      file: 'city-petrol.svg',
      alt: {
        en: 'A platform laid out over a street grid, road by road',
        ar: 'منصّة ممتدّة على شبكة شوارع، طريقًا بعد طريق',
      },
    },
    {
      file: 'steps-saffron.svg',
      alt: {
        en: 'Responsibility passing from our team to yours, step by step',
        ar: 'انتقال المسؤولية من فريقنا إلى فريقكم خطوة بعد خطوة',
      },
    },
  ],
  projects: [18],
  subSections: [
    {
      title: { en: 'Build in releases', ar: 'البناء في إصدارات' },
      text: {
        en: 'A working part every three weeks, with its tests, its page in the manual and a named user who accepts it. Your product owner reorders the scope at each release. What fails acceptance is repaired before anything new begins.',
        ar: 'نسلّم كل ثلاثة أسابيع جزءًا يعمل، ومعه اختباراته وصفحته في الدليل ومستخدم معروف بالاسم يقبله. يعيد مالك المنتج لديكم ترتيب النطاق عند كل إصدار، وما لم يجتز القبول نصلحه قبل أن يبدأ عمل جديد.',
      },
    },
    {
      title: { en: 'Operate to a service level', ar: 'التشغيل بمستوى متّفق عليه' },
      text: {
        en: 'A service desk in Arabic and English responds to critical calls within fifteen minutes, day and night, and handles incidents, problems and changes as ISO/IEC 20000-1 requires. Missed targets reduce the monthly fee on a scale set out in the contract.',
        ar: 'مكتب خدمة بالعربية والإنجليزية يردّ على البلاغات الحرجة خلال ربع ساعة ليلًا ونهارًا، ويعالج الأعطال والمشكلات والتغييرات وفق معيار ISO/IEC 20000-1. وإذا لم نبلغ مستهدفًا خفّضنا المقابل الشهري بحسب جدول مثبت في العقد.',
      },
    },
    {
      title: { en: 'Post and counterpart', ar: 'الوظيفة ونظيرها' },
      text: {
        en: 'Every post has a handbook, a counterpart and three tests: to watch, to do, to lead. A sheet shows progress post by post, so a delay in recruitment is visible months before it could delay the transfer.',
        ar: 'لكل وظيفة دليل ونظير وثلاثة اختبارات، أولها في المراقبة وثانيها في التنفيذ وثالثها في القيادة. وتبيّن ورقة واحدة مدى التقدّم في كل وظيفة، فيظهر تأخّر التوظيف قبل أشهر من تأخيره التسليم.',
      },
    },
    {
      title: { en: 'Transfer and leave', ar: 'التسليم والمغادرة' },
      text: {
        en: 'Responsibility passes function by function, the service desk first and architecture last. For ninety days afterwards two of our engineers remain on call by phone, with no access unless your team grants it.',
        ar: 'تنتقل المسؤوليات واحدة بعد أخرى، فتبدأ بمكتب الخدمة وتنتهي بالمعمارية التقنية. ثم يبقى اثنان من مهندسينا على الهاتف 90 يومًا لأي استفسار، ولا يدخلان النظام إلا بإذن من فريقكم.',
      },
    },
  ],
  receives: {
    en: [
      'A running platform, with code and accounts in your name',
      'A team tested post by post in its own work',
      'Operating handbooks in Arabic and English',
      'Service reports for every month of operation',
      'Ninety days of phone support after the transfer',
    ],
    ar: [
      'منصّة قيد التشغيل، شيفرتها وحساباتها باسمكم',
      'فريق اجتاز الاختبار في عمله وظيفة بعد وظيفة',
      'أدلّة تشغيل بالعربية والإنجليزية',
      'تقارير خدمة عن كل شهر من التشغيل',
      'دعم بالهاتف مدّة 90 يومًا بعد التسليم',
    ],
  },
} as const satisfies Service
