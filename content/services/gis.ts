/** Service 4: map layers, from the survey to the public map. */

import type { Service } from '../types.ts'

export const gis = {
  id: 4,
  name: { en: 'GIS', ar: 'نظم المعلومات الجغرافية' },
  alsoCalled: [
    'GIS',
    'geographic information systems',
    'geospatial',
    'maps',
    'geoportal',
    'جيومكانية',
    'خرائط',
  ],
  icon: 'map-grid',
  title: {
    en: 'Maps that state their own accuracy',
    ar: 'خرائط دقّتها معلومة',
  },
  lead: {
    en: 'We survey, draw and maintain map layers in a geographic information system, and put them in front of planners, crews and residents.',
    ar: 'ننفّذ الرفع المساحي ونرسم طبقات الخريطة ونحدّثها في نظم المعلومات الجغرافية (GIS)، ونضعها أمام المخطّطين والفرق الميدانية والسكان.',
  },
  facts: {
    forWhom: {
      en: 'Municipalities, utilities and reserves whose assets lie across a city or a coast',
      ar: 'الأمانات وشركات المرافق والمحميات التي تتوزّع أصولها في مدينة أو على ساحل',
    },
    duration: {
      en: 'A pilot district in ten weeks, then two to four districts a month',
      ar: 'حي تجريبي خلال عشرة أسابيع، ثم حيّان إلى أربعة أحياء كل شهر',
    },
    team: {
      en: 'A GIS lead, two cartographers, a developer, and survey crews as the map needs',
      ar: 'رئيس فريق ومختصّا خرائط ومطوّر، وفرق رفع مساحي بحسب الحاجة',
    },
  },
  description: {
    en: [
      'The people who will open the map, a planner, a dispatcher and a land officer, first write their questions on a page. Existing layers are tested against ISO 19157 for position, completeness and age, and gaps are filled the cheapest way first: drawings, then imagery, then a crew on foot.',
      'For Wabil Water Authority we surveyed some 4,800 kilometres of buried pipe. A repair crew there used to open three pits on average to find a leak; it now opens one, and the drawing says how far off it may be.',
      'Upkeep is part of ordinary work. Closing a job in the field corrects the layer, and a comparison with new imagery every three months shows what went unreported.',
    ],
    ar: [
      'يكتب من سيفتحون الخريطة، وهم مخطّط ومنسّق بلاغات ومسؤول عن الأراضي، أسئلتهم في صفحة أولًا. ثم نختبر الطبقات القائمة وفق معيار ISO 19157 من حيث الموضع والاكتمال والحداثة، ونسدّ ثغراتها بأقلّ الطرق تكلفة: من المخطّطات المحفوظة، ثم من الصور الجوية، ثم بفريق ميداني.',
      'وفي هيئة وابل للمياه شمل الرفع المساحي نحو 4800 كيلومتر من الأنابيب المدفونة. كان فريق الإصلاح يفتح ثلاث حفر في المتوسط ليصل إلى التسرّب، واليوم يفتح حفرة واحدة ومعه رسم يبيّن مقدار دقّته.',
      'والتحديث جزء من العمل المعتاد: إغلاق البلاغ في الميدان يصحّح الطبقة، ومقارنتها بصور جديدة كل ثلاثة أشهر تكشف ما لم يبلّغ عنه أحد.',
    ],
  },
  images: [
    {
      file: 'city-deep.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'steps-aqua.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [20, 28],
  subSections: [
    {
      title: { en: 'Base map and addresses', ar: 'خريطة الأساس والعناوين' },
      text: {
        en: 'Parcels, streets, buildings and doors are drawn in the national coordinate system, with lasting identifiers. Names are held in Arabic and in an agreed Latin spelling, so that a search finds the street either way.',
        ar: 'نرسم قطع الأراضي والشوارع والمباني والمداخل على نظام الإحداثيات الوطني، بمعرّفات لا تتغيّر. ونحفظ الأسماء بالعربية وبرسم لاتيني متّفق عليه، فيصل البحث إلى الشارع بأي منهما.',
      },
    },
    {
      title: { en: 'Surveys and capture', ar: 'الرفع المساحي وجمع البيانات ميدانيًا' },
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
        en: 'Satellite scenes are compared by season or by week for building work, shorelines, crops and wetland. A detected change enters the record once someone has confirmed it on the ground.',
        ar: 'نقارن صور الأقمار الصناعية موسمًا بموسم أو أسبوعًا بأسبوع لرصد البناء والشواطئ والمحاصيل والأراضي الرطبة. ولا يدخل التغيّر المرصود السجلّ حتى يؤكّده شخص في الميدان.',
      },
    },
    {
      title: { en: 'Location studies', ar: 'دراسات المواقع' },
      text: {
        en: 'Where should a school, a tower or an ambulance station go? Travel times, demand and land cost are weighed in the open, the weights can be moved during the meeting, and the ranking redraws itself.',
        ar: 'أين تقام المدرسة أو البرج أو نقطة الإسعاف؟ نزن مدّة الوصول والطلب وسعر الأرض بأوزان معلنة، ويمكن تغييرها في أثناء الاجتماع فيتبدّل الترتيب على الشاشة أمام الحاضرين.',
      },
    },
    {
      title: { en: 'Maps for the public', ar: 'خرائط للجمهور' },
      text: {
        en: 'A resident types an address and sees the zoning, the planned works and the nearest service, on a phone or with a keyboard alone. Open layers can be downloaded in standard formats, with their licence beside them.',
        ar: 'يكتب أحد السكان عنوانه فيرى استعمال الأرض والأعمال المقبلة وأقرب خدمة، من الهاتف أو بلوحة المفاتيح وحدها. ويمكن تنزيل الطبقات المفتوحة بصيغ قياسية وإلى جانبها رخصة استعمالها.',
      },
    },
  ],
  receives: {
    en: [
      'Map layers in open formats, with metadata to ISO 19115',
      'A published geoportal, and a field app for the crews',
      'An accuracy statement for every layer, renewed yearly',
      'Three of your staff, trained to edit the map and run its updates',
    ],
    ar: [
      'طبقات خرائط بصيغ مفتوحة، وبياناتها الوصفية وفق معيار ISO 19115',
      'بوابة جيومكانية منشورة وتطبيق ميداني للفرق',
      'بيان دقّة لكل طبقة يتجدّد سنويًا',
      'ثلاثة من موظفيكم تدرّبوا على تحرير الخريطة وإدارة تحديثها',
    ],
  },
} as const satisfies Service
