/** Service 8: charts and dashboards, tested with their readers. */

import type { Service } from '../types.ts'

export const dataVisualization = {
  id: 8,
  name: { en: 'Data visualization', ar: 'التمثيل المرئي للبيانات' },
  alsoCalled: [
    'BI',
    'business intelligence',
    'data visualisation',
    'dashboards',
    'data analytics',
    'ذكاء الأعمال',
    'داشبورد',
    'لوحات المعلومات',
    'لوحة معلومات',
    'لوحة تحكّم',
    'تحليل البيانات',
  ],
  icon: 'dot-plot',
  title: {
    en: 'Charts tested with their readers',
    ar: 'رسوم بيانية نختبرها مع قرّائها',
  },
  lead: {
    en: 'We draw figures, as dashboards and as published charts, so that the reader sees the size, the change and the doubt in them, in Arabic and in English.',
    ar: 'نرسم الأرقام في لوحات معلومات تفاعلية ورسوم منشورة، ليرى القارئ مقدارها وتغيّرها وما يحيط بها من شكّ، بالعربية والإنجليزية.',
  },
  facts: {
    forWhom: {
      en: 'Duty managers, leaders and public readers who act on figures',
      ar: 'المناوبون والقيادات وجمهور القرّاء ممّن يقرّرون بناءً على الأرقام',
    },
    duration: {
      en: 'Real data on screen in two weeks, published in six to ten',
      ar: 'البيانات الفعلية على الشاشة خلال أسبوعين، والنشر بين الأسبوعين السادس والعاشر',
    },
    team: {
      en: 'A designer, a front-end developer and a data engineer, with five test readers',
      ar: 'مصمّم ومطوّر واجهات ومهندس بيانات، مع خمسة قرّاء للاختبار',
    },
  },
  description: {
    en: [
      'We begin with the reader: who stands in front of this chart, at what hour, and what will they do if the line goes up? Readers and analysts sketch together on paper for a day, and most of the sketches are dropped. The rest are drawn with real data and shown to five readers, one at a time, who say aloud what they see. Where two differ, the drawing is done again.',
      'Five clinics of Salwa Health Cluster saw their waits on the same scale for the first time in this way, and found the longest in a queue that nobody had counted.',
      'The charts carry source, date and margin of error, meet WCAG 2.2 at level AA, and in Arabic run from right to left.',
    ],
    ar: [
      'نبدأ من القارئ: من يقف أمام هذا الرسم، وفي أي ساعة، وماذا سيفعل إذا ارتفع الخط؟ يرسم القرّاء والمحلّلون معًا على الورق يومًا كاملًا، ونستغني عن أكثر ما رسموا. وما بقي نرسمه بالبيانات الفعلية ونعرضه على خمسة قرّاء، كلٍّ على حدة، ليقولوا بصوت مسموع ما فهموه. فإن اختلف اثنان أعدنا الرسم.',
      'وهكذا رأت خمس عيادات في تجمّع سلوى الصحي مدد انتظارها لأول مرة على مقياس موحّد، وتبيّن أن أطولها في طابور لم يُحصه أحد.',
      'تحمل الرسوم مصدرها وتاريخها وهامش الخطأ فيها، وتستوفي متطلّبات WCAG 2.2 بمستوى AA، ويمتدّ محورها في النسخة العربية من اليمين إلى اليسار.',
    ],
  },
  images: [
    {
      file: 'dots-petrol.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'city-mist.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [34, 5],
  subSections: [
    {
      title: { en: 'Operational dashboards', ar: 'لوحات المتابعة التشغيلية' },
      text: {
        en: 'Screens for those on duty: at most seven figures, with their thresholds and whom to call when one is passed. They refresh every minute and can be read from four metres, which we check in the room where they will hang.',
        ar: 'شاشات للمناوبين لا يزيد ما فيها على سبعة أرقام، معها حدودها واسم من يتّصلون به عند تجاوزها. تتجدّد كل دقيقة ويمكن قراءتها من مسافة أربعة أمتار، ونتحقّق من ذلك في الغرفة التي ستكون فيها.',
      },
    },
    {
      title: { en: 'Published statistics', ar: 'الإحصاءات المنشورة' },
      text: {
        en: 'Reports, open-data pages and yearly tables for the public. Charts can be downloaded with their numbers, have a short description for screen readers, and keep their meaning when printed in black and white.',
        ar: 'تقارير وصفحات بيانات مفتوحة وجداول سنوية للجمهور. يمكن تنزيل الرسم مع أرقامه، وله وصف موجز لبرامج قراءة الشاشة، ويبقى معناه كاملًا في الطباعة بالأبيض والأسود.',
      },
    },
    {
      title: { en: 'House rules for charts', ar: 'دليل الرسوم البيانية في الجهة' },
      text: {
        en: 'A guide of about 30 pages and a library of ready components: which form suits which question, scales, colours that colour-blind readers can tell apart, number formats, Arabic labels. Built from the same parts, new charts look related.',
        ar: 'دليل في نحو 30 صفحة ومكتبة مكوّنات جاهزة: أي شكل يناسب أي سؤال، والمقاييس، وألوان يميّزها المصابون بعمى الألوان، وصيغ الأرقام، والتسميات العربية. تتشابه الرسوم الجديدة لأنها مركّبة من الأجزاء نفسها.',
      },
    },
  ],
  receives: {
    en: [
      'Published dashboards, connected to the live sources',
      'A bilingual chart guide with its component library',
      'Editable source files of the charts delivered',
      'Two of your analysts, trained to test charts with readers',
    ],
    ar: [
      'لوحات متابعة منشورة ومربوطة مباشرةً بمصادر بياناتها',
      'دليل رسوم بيانية باللغتين مع مكتبة مكوّناته',
      'الملفات المصدرية للرسوم، قابلة للتعديل',
      'محلّلان من فريقكم تدرّبا على اختبار الرسوم مع القرّاء',
    ],
  },
} as const satisfies Service
