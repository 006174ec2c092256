/** Service 8: charts and dashboards, tested with their readers. */

import type { Service } from '../types.ts'

export const dataVisualization = {
  id: 8,
  name: { en: 'Data visualization', ar: 'التمثيل المرئي للبيانات' },
  alsoCalled: ['BI', 'business intelligence', 'data visualisation', 'dashboards', 'ذكاء الأعمال'],
  icon: 'dot-plot',
  title: {
    en: 'A clear chart needs no explaining',
    ar: 'الرسم البياني الواضح لا يحتاج إلى من يشرحه',
  },
  lead: {
    en: 'We draw figures so that the reader sees the size, the change and the doubt in them, in Arabic and in English, on a wall screen, a phone or a printed page.',
    ar: 'نرسم الأرقام رسومًا بيانية ليرى القارئ مقدارها وتغيّرها وما يحيط بها من شكّ، بالعربية والإنجليزية، على الشاشة الجدارية والهاتف والورقة المطبوعة.',
  },
  description: {
    en: [
      'Most dashboards we are shown hold too much: forty tiles, three shades of the same green, and no way to tell which figure is today’s trouble. So we begin with the reader. Who stands in front of this chart, at what hour, and what will they do if the line goes up? A duty manager, a minister and a citizen need three different drawings of the same table.',
      'On the first day readers and analysts sit round a table with pencil and paper; we leave it with ten to fifteen sketches and drop most of them. The rest are drawn with real data within two weeks. Then five readers, one at a time, say aloud what the chart tells them. Where two of them differ, the drawing is at fault and is done again. Publication follows between the sixth week and the tenth.',
      'Readers stop asking what a chart is meant to show, and talk turns to the figure. Every chart carries its source, its date and its margin of error, so a screenshot can travel from phone to phone without losing its context. Contrast and keyboard use meet WCAG 2.2 at level AA, the axis of the Arabic version runs from right to left, and the files, the rules and the habit of testing stay with your analysts.',
    ],
    ar: [
      'أكثر لوحات المتابعة التي نراها مزدحمة: أربعون خانة، وثلاث درجات من الأخضر، ولا سبيل إلى معرفة الرقم الذي يستدعي التدخّل اليوم. ولهذا نبدأ من القارئ. من يقف أمام هذا الرسم، وفي أي ساعة، وماذا سيفعل إذا ارتفع الخط؟ فالمدير المناوب والوزير والمواطن يحتاجون إلى ثلاثة رسوم مختلفة من جدول واحد.',
      'في اليوم الأول يجلس القرّاء والمحلّلون حول طاولة واحدة بالقلم والورق، فنخرج برسوم أولية عددها بين 10 و15، ونستغني عن أكثرها. وما بقي نرسمه بالبيانات الفعلية خلال أسبوعين، ثم نعرضه على خمسة قرّاء، كلٍّ على حدة، ليقول كل منهم بصوت مسموع ما فهمه. فإن اختلف اثنان فالعيب في الرسم، ونعيده. ويأتي النشر بين الأسبوعين السادس والعاشر.',
      'بعدها لا يسأل أحد عن معنى الرسم، وينصرف الحديث إلى الرقم نفسه. يحمل كل رسم مصدره وتاريخه وهامش الخطأ فيه، فلا يضيع سياقه إذا انتقل صورةً بين الهواتف. ويستوفي التباين والتنقّل بلوحة المفاتيح متطلّبات WCAG 2.2 بمستوى AA، ويمتدّ المحور في النسخة العربية من اليمين إلى اليسار، وتبقى الملفات والقواعد وعادة الاختبار عند محلّليكم.',
    ],
  },
  images: [
    {
      file: 'dots-petrol.svg',
      alt: {
        en: 'A dot plot with its tallest column picked out',
        ar: 'رسم نقطي يبرز فيه أطول عمود',
      },
    },
    {
      file: 'city-mist.svg',
      alt: {
        en: 'The same figures laid over a street plan',
        ar: 'الأرقام نفسها فوق مخطّط للشوارع',
      },
    },
  ],
  projects: [34, 5],
  subSections: [
    {
      title: { en: 'Operational dashboards', ar: 'لوحات المتابعة التشغيلية' },
      text: {
        en: 'Screens for those on duty: at most seven figures, each with its threshold and the person to call when it is passed. They refresh every minute and can be read from four metres, which we check in the room where they will hang.',
        ar: 'شاشات للمناوبين لا يزيد ما فيها على سبعة أرقام، ومع كل رقم حدّه واسم من يتّصلون به عند تجاوزه. تتجدّد كل دقيقة ويمكن قراءتها من مسافة أربعة أمتار، ونتحقّق من ذلك في الغرفة التي ستكون فيها.',
      },
    },
    {
      title: { en: 'Published statistics', ar: 'الإحصاءات المنشورة' },
      text: {
        en: 'Reports, open-data pages and yearly tables for readers who owe you no patience. Each chart can be downloaded with its numbers, has a one-sentence description for screen readers, and prints in black and white without losing its meaning.',
        ar: 'تقارير وصفحات بيانات مفتوحة وجداول سنوية لقارئ لا شيء يلزمه بالصبر. يمكن تنزيل كل رسم مع أرقامه، وله وصف في جملة واحدة لبرامج قراءة الشاشة، ويبقى معناه كاملًا في الطباعة بالأبيض والأسود.',
      },
    },
    {
      title: { en: 'House rules for charts', ar: 'دليل الرسوم البيانية في الجهة' },
      text: {
        en: 'A guide of about thirty pages and a library of ready components: which form suits which question, scales, colours that colour-blind readers can tell apart, number formats, Arabic labels. New charts look related because they are built from the same parts.',
        ar: 'دليل في نحو 30 صفحة ومكتبة مكوّنات جاهزة: أي شكل يناسب أي سؤال، والمقاييس، وألوان يميّزها المصابون بعمى الألوان، وصيغ الأرقام، والتسميات العربية. تتشابه الرسوم الجديدة لأنها مركّبة من الأجزاء نفسها.',
      },
    },
  ],
  receives: {
    en: [
      'Published dashboards, connected to the live sources',
      'A bilingual chart guide with its component library',
      'Editable source files of every chart delivered',
      'Two of your analysts, trained to test charts with readers',
    ],
    ar: [
      'لوحات متابعة منشورة ومربوطة مباشرةً بمصادر بياناتها',
      'دليل رسوم بيانية باللغتين مع مكتبة مكوّناته',
      'الملفات المصدرية لكل رسم، قابلة للتعديل',
      'محلّلان من فريقكم تدرّبا على اختبار الرسوم مع القرّاء',
    ],
  },
} as const satisfies Service
