/** Service 4: map layers, from the survey to the public map. */

import type { Service } from '../types.ts'

export const gis = {
  id: 4,
  name: { en: 'GIS', ar: 'نظم المعلومات الجغرافية' },
  alsoCalled: ['GIS', 'geographic information systems', 'geospatial'],
  icon: 'map-grid',
  title: {
    en: 'Every record knows where it stands',
    ar: 'لكل سجلّ مكان معلوم على الخريطة',
  },
  lead: {
    en: 'Most public questions begin with “where”. We survey, draw and maintain the map layers that answer them, and put them in front of planners, crews and residents.',
    ar: 'أكثر أسئلة الشأن العام تبدأ بكلمة «أين». ننفّذ المسح الميداني ونرسم الطبقات التي تجيب عنها ونواظب على تحديثها، ونضعها أمام المخطّطين والفرق الميدانية والسكان.',
  },
  description: {
    en: [
      'A district plan, a burst pipe and a school admission all turn on the same matter: a position, and how far it may be trusted. Where that is known, crews dig once. For Wabil Water Authority we surveyed and redrew some 4,800 kilometres of buried pipe, and a repair crew now goes out with a drawing that states its own accuracy. The service suits any organization whose assets, customers or duties are spread over land or sea.',
      'Work begins with the questions, written on a single page by the people who will open the map: a planner, a dispatcher, a land officer. Next comes a fitness test of existing layers against ISO 19157, for position, completeness and age. Gaps are filled from drawings, from imagery or by a crew on foot, the cheapest first. A pilot district is finished and used in earnest for a month before the others follow, at two to four districts a month.',
      'Meetings change shape. Where four departments used to bring four maps, a shared map opens on the screen, and the argument moves from whose boundary is right to what should be built. Updates arrive as part of ordinary work: closing a job in the field corrects the layer, and a quarterly comparison with new imagery shows what went unreported. Within a year the map is cited in decisions, with its date and its margin of error.',
    ],
    ar: [
      'مخطّط الحي وانكسار الأنبوب وقبول الطالب في مدرسته أمور مردّها إلى شيء واحد: الموضع، ومقدار الثقة به. وحين يتّضح ذلك تحفر الفرق مرة واحدة. مسحنا لهيئة وابل للمياه نحو 4800 كيلومتر من الأنابيب المدفونة وأعدنا رسمها، وصار فريق الإصلاح يخرج ومعه رسم يبيّن مقدار دقّته. وهذه الخدمة لكل جهة تتوزّع أصولها أو مستفيدوها أو مهامّها في البر أو البحر.',
      'يبدأ العمل بالأسئلة، يكتبها في صفحة واحدة من سيفتحون الخريطة، وهم مخطّط ومنسّق بلاغات ومسؤول عن الأراضي. ثم نختبر صلاحية الطبقات القائمة وفق معيار ISO 19157، من حيث الموضع والاكتمال والحداثة. ونسدّ الثغرات من المخطّطات المحفوظة أولًا، ثم من الصور الجوية، ثم بفريق ميداني، من الأقلّ تكلفة إلى الأكثر. وننجز حيًّا تجريبيًا تُستعمل خريطته في العمل الفعلي شهرًا كاملًا قبل أن تتبعه الأحياء الأخرى، بمعدّل حيّين إلى أربعة في الشهر.',
      'يتغيّر شكل الاجتماع. كانت أربع إدارات تأتي بأربع خرائط، واليوم تظهر على الشاشة خريطة واحدة، وينتقل النقاش من الخلاف على الحدود إلى ما ينبغي أن يبنى. ويأتي التحديث من العمل المعتاد، فإغلاق البلاغ في الميدان يصحّح الطبقة، والمقارنة الفصلية بالصور الجديدة تكشف ما لم يبلّغ عنه أحد. وفي غضون سنة تستند القرارات إلى الخريطة وتذكر تاريخها وهامش خطئها.',
    ],
  },
  images: [
    {
      file: 'city-deep.svg',
      alt: {
        en: 'Threads laid over a street grid',
        ar: 'خيوط ممدودة فوق شبكة من الشوارع',
      },
    },
    {
      file: 'steps-aqua.svg',
      alt: {
        en: 'Ribbons that climb like contour lines',
        ar: 'أشرطة تتدرّج صعودًا كخطوط الكنتور',
      },
    },
  ],
  projects: [20, 28],
  subSections: [
    {
      title: { en: 'Base map and addresses', ar: 'خريطة الأساس والعناوين' },
      text: {
        en: 'Parcels, streets, buildings and doors are drawn in the national coordinate system, each with a lasting identifier. Names are held in Arabic and in an agreed Latin spelling, so that a search finds the street either way.',
        ar: 'نرسم قطع الأراضي والشوارع والمباني والمداخل على نظام الإحداثيات الوطني، ولكل منها معرّف لا يتغيّر. ونحفظ الأسماء بالعربية وبرسم لاتيني واحد متّفق عليه، فيصل البحث إلى الشارع بأي منهما.',
      },
    },
    {
      title: { en: 'Surveys and capture', ar: 'المسح والرفع الميداني' },
      text: {
        en: 'Satellite positioning, vehicle cameras, drones and ground-penetrating radar are chosen by the accuracy the question needs. A tenth of all points is measured a second time by another crew, and the difference is published with the layer.',
        ar: 'أجهزة تحديد المواقع بالأقمار الصناعية وكاميرات على المركبات وطائرات مسيّرة ورادار مخترق للأرض، نختار منها بحسب الدقّة التي يتطلّبها السؤال. ويقيس فريق آخر نقطة من كل عشر نقاط مرة ثانية، وننشر الفرق بين القياسين مع الطبقة.',
      },
    },
    {
      title: { en: 'Networks and assets', ar: 'الشبكات والأصول' },
      text: {
        en: 'Pipes, cables and roads are stored as connected networks. Close a valve on the screen and it shows which streets go dry, which clinics stand on them, and the shortest detour for the water tanker.',
        ar: 'نخزّن الأنابيب والكابلات والطرق في صورة شبكات متّصلة. فإذا أغلقتم محبسًا على الشاشة ظهرت الشوارع التي ينقطع عنها الماء والعيادات الواقعة عليها وأقصر طريق يسلكه الصهريج إليها.',
      },
    },
    {
      title: { en: 'Change seen from above', ar: 'رصد التغيّر من الفضاء' },
      text: {
        en: 'Satellite scenes are compared by season or by week for building work, shorelines, crops and wetland. A detected change remains a suspicion until it has been confirmed on the ground, and only then does it enter the record.',
        ar: 'نقارن صور الأقمار الصناعية موسمًا بموسم أو أسبوعًا بأسبوع لرصد البناء والشواطئ والمحاصيل والأراضي الرطبة. ويبقى التغيّر المرصود ظنًّا حتى يؤكّده شخص في الميدان، ولا يدخل السجلّ قبل ذلك.',
      },
    },
    {
      title: { en: 'Location studies', ar: 'دراسات المواقع' },
      text: {
        en: 'Where should a school, a tower or an ambulance post go? Travel times, demand and land cost are weighed in the open, the weights can be moved during the meeting, and the ranking redraws itself.',
        ar: 'أين تقام المدرسة أو البرج أو نقطة الإسعاف؟ نزن مدّة الوصول والطلب وسعر الأرض بأوزان معلنة، ويمكن تغييرها في أثناء الاجتماع فيتبدّل الترتيب على الشاشة أمام الحاضرين.',
      },
    },
    {
      title: { en: 'Maps for the public', ar: 'خرائط للجمهور' },
      text: {
        en: 'A resident types an address and sees the zoning, the planned works and the nearest service, on a phone or with a keyboard alone. Open layers can be downloaded in standard formats, with their licence beside them.',
        ar: 'يكتب أحد السكان عنوانه فيرى تصنيف الأرض والأعمال المقبلة وأقرب خدمة، من الهاتف أو بلوحة المفاتيح وحدها. ويمكن تنزيل الطبقات المفتوحة بصيغ قياسية وإلى جانبها رخصة استعمالها.',
      },
    },
  ],
  receives: {
    en: [
      'Map layers in open formats, with metadata to ISO 19115',
      'A published geoportal, and a field app for the crews',
      'An accuracy statement for every layer, renewed each year',
      'Three map editors able to run the update round alone',
    ],
    ar: [
      'طبقات خرائط بصيغ مفتوحة، وبياناتها الوصفية وفق معيار ISO 19115',
      'بوابة جغرافية منشورة وتطبيق ميداني للفرق',
      'بيان دقّة لكل طبقة يتجدّد كل سنة',
      'ثلاثة محرّرين للخرائط يديرون دورة التحديث بأنفسهم',
    ],
  },
} as const satisfies Service
