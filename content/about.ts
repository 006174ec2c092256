/** What the about page says: the intro, the five values, the figures, the purpose, the story. */

import type { AboutContent } from './types.ts'

export const about = {
  intro: {
    en: [
      'Minwal designs data platforms and business software, and advises the ministries and enterprises that run them. We began in Riyadh in 2014 with one report for one bank. Today six offices in five countries work by the same written method, in Arabic and in English. The projects we may name are listed in a public register, each with its client and its date.',
      'Most of the organizations we meet already own the data they need. It sits in many systems under several names, and it is hard to say which figure is right. We find the sources, agree an owner for each, connect them, and place the answer where the decision is made. Then we train the client’s own staff to run what we built.',
    ],
    ar: [
      'تصمّم منوال منصّات البيانات وبرمجيات الأعمال، وتقدّم الاستشارة للجهات الحكومية والمنشآت التي تشغّلها. بدأنا من الرياض عام 2014 بتقرير واحد لمصرف واحد، ونعمل اليوم من ستة مكاتب في خمس دول، بمنهج مكتوب واحد وباللغتين العربية والإنجليزية. وما يؤذن لنا بذكره من المشاريع منشور في سجلّ عام، ومع كل مشروع عميله وتاريخه.',
      'معظم الجهات التي نلتقيها تملك البيانات التي تحتاج إليها، غير أنها موزّعة على أنظمة كثيرة وبأسماء مختلفة، فلا يُعرف أي الأرقام هو الصحيح. نحصر المصادر ونتّفق على مالك لكل مصدر، ثم نربطها ونضع الجواب حيث يُتّخذ القرار. وبعد ذلك ندرّب موظفي الجهة أنفسهم على تشغيل ما بنيناه.',
    ],
  },
  whyUs: {
    kicker: { en: 'Why us', ar: 'لماذا نحن' },
    heading: { en: 'Five letters, five undertakings', ar: 'خمسة أحرف، وخمسة التزامات' },
  },
  values: [
    {
      id: 1,
      letter: 'م',
      title: { en: 'Method', ar: 'منهج' },
      text: {
        en: 'A written way of working, the same on the first day and the five hundredth.',
        ar: 'طريقة عمل مكتوبة، هي نفسها في اليوم الأول واليوم الخمسمئة.',
      },
      rule: {
        en: 'Every data set has an owner, known by name, and handover is planned in the first week.',
        ar: 'لكل مجموعة بيانات مالك واحد معروف بالاسم، ونخطّط للتسليم منذ الأسبوع الأول.',
      },
    },
    {
      id: 2,
      letter: 'ن',
      title: { en: 'Integrity', ar: 'نزاهة' },
      text: {
        en: 'We publish what a model cannot do next to what it can.',
        ar: 'نعلن ما يعجز عنه النموذج إلى جانب ما يقدر عليه.',
      },
      rule: {
        en: 'A client’s data stays under the client’s control, and in the country the law requires.',
        ar: 'تبقى بيانات العميل تحت تصرّفه، وفي البلد الذي تشترطه الأنظمة السارية عليه.',
      },
    },
    {
      id: 3,
      letter: 'و',
      title: { en: 'Clarity', ar: 'وضوح' },
      text: {
        en: 'A single page in plain language, and a source for each figure.',
        ar: 'صفحة واحدة بلغة مباشرة، وكل رقم مع مصدره.',
      },
      rule: {
        en: 'No figure is shown without its source and its date.',
        ar: 'لا يُعرض رقم من دون مصدره وتاريخه.',
      },
    },
    {
      id: 4,
      letter: 'ا',
      title: { en: 'Craft', ar: 'إتقان' },
      text: {
        en: 'Software that is finished: tested, documented, handed over.',
        ar: 'برمجيات مكتملة: مختبَرة وموثّقة ومسلَّمة.',
      },
      rule: {
        en: 'No change goes live before it has been tested and documented.',
        ar: 'لا نطلق تعديلًا قبل أن نختبره ونوثّقه.',
      },
    },
    {
      id: 5,
      letter: 'ل',
      title: { en: 'Two languages', ar: 'لغتان' },
      text: {
        en: 'Arabic and English are designed together from the first sketch.',
        ar: 'نصمّم العربية والإنجليزية معًا منذ الرسم الأول.',
      },
      rule: {
        en: 'Neither language goes out before the other.',
        ar: 'لا يصدر شيء بإحدى اللغتين قبل الأخرى.',
      },
    },
  ],
  numbers: {
    kicker: { en: 'Our numbers', ar: 'أرقامنا' },
    heading: { en: 'Four figures, recounted every year', ar: 'أربعة أرقام نعيد عدّها كل سنة' },
  },
  figuresSource: {
    en: 'Counted on 31 December 2025, from our contract and staff registers.',
    ar: 'أُحصيت في 31 ديسمبر 2025 من سجلّ عقودنا وسجلّ موظفينا.',
  },
  figures: [
    {
      value: 220,
      label: {
        en: { one: 'project delivered', other: 'projects delivered' },
        ar: {
          zero: 'مشروع منجز',
          one: 'مشروع منجز',
          two: 'مشروعان منجزان',
          few: 'مشاريع منجزة',
          many: 'مشروعًا منجزًا',
          other: 'مشروع منجز',
        },
      },
    },
    {
      value: 100,
      label: {
        en: {
          one: 'team formed with clients and partners',
          other: 'teams formed with clients and partners',
        },
        ar: {
          zero: 'فريق عمل مع عملائنا وشركائنا',
          one: 'فريق عمل مع عملائنا وشركائنا',
          two: 'فريقا عمل مع عملائنا وشركائنا',
          few: 'فرق عمل مع عملائنا وشركائنا',
          many: 'فريق عمل مع عملائنا وشركائنا',
          other: 'فريق عمل مع عملائنا وشركائنا',
        },
      },
    },
    {
      value: 34,
      label: {
        en: { one: 'client served', other: 'clients served' },
        ar: {
          zero: 'عميل خدمناه',
          one: 'عميل خدمناه',
          two: 'عميلان خدمناهما',
          few: 'عملاء خدمناهم',
          many: 'عميلًا خدمناهم',
          other: 'عميل خدمناهم',
        },
      },
    },
    {
      value: 80,
      label: {
        en: {
          one: 'year of experience across our leadership',
          other: 'years of experience across our leadership',
        },
        ar: {
          zero: 'عام من خبرة فريقنا القيادي',
          one: 'عام من خبرة فريقنا القيادي',
          two: 'عامان من خبرة فريقنا القيادي',
          few: 'أعوام من خبرة فريقنا القيادي',
          many: 'عامًا من خبرة فريقنا القيادي',
          other: 'عام من خبرة فريقنا القيادي',
        },
      },
    },
  ],
  purpose: {
    kicker: { en: 'Purpose', ar: 'غايتنا' },
    heading: {
      en: 'What we work towards, and what we hold to',
      ar: 'ما نسعى إليه، وما نلتزم به في سبيله',
    },
  },
  vision: {
    title: { en: 'Vision', ar: 'رؤيتنا' },
    text: {
      en: 'Every public body and enterprise in the region decides from figures it can trace to their source, in the language its people speak, without waiting for a report.',
      ar: 'أن تبني كل جهة حكومية ومنشأة في المنطقة قرارها على أرقام تعرف مصدرها، مكتوبة بلغة أهلها، من دون أن تنتظر تقريرًا.',
    },
  },
  mission: {
    title: { en: 'Mission', ar: 'رسالتنا' },
    text: {
      en: 'We design, build and run data platforms and business software by a written method, and advise the people who depend on them, until each organization can keep the pattern without us.',
      ar: 'نصمّم منصّات البيانات وبرمجيات الأعمال ونبنيها ونشغّلها بمنهج مكتوب واحد، ونقدّم المشورة لمن يعتمدون عليها، إلى أن تصبح كل جهة قادرة على حفظ نسقها من دوننا.',
    },
  },
  valuesTitle: { en: 'Values', ar: 'قيمنا' },
  story: {
    kicker: { en: 'Success story', ar: 'قصّة نجاحنا' },
    heading: {
      en: 'From one report to six offices',
      ar: 'من تقرير واحد إلى ستة مكاتب',
    },
  },
  storyEntries: [
    {
      id: 1,
      year: 2014,
      title: { en: 'One report for one bank', ar: 'تقرير واحد لمصرف واحد' },
      text: {
        en: 'Qintar Bank asked why its branches never agreed. Twenty-six spreadsheets became a nightly report with a single definition for each figure, and we wrote down the way we had worked.',
        ar: 'أراد بنك قنطار أن يعرف لماذا لا تتّفق أرقام فروعه. فجمعنا جداول 26 فرعًا في تقرير ليلي واحد، لكل رقم فيه تعريف واحد، ثم دوّنّا الطريقة التي عملنا بها.',
      },
    },
    {
      project: 38,
      id: 2,
      year: 2019,
      title: { en: 'The busiest year in the register', ar: 'أكثر سنوات السجلّ عملًا' },
      text: {
        en: 'Six projects in the register date from that year, from a board’s decision room to a radio archive. Cairo and Dubai had joined Riyadh, and the teams of three offices worked by the same method.',
        ar: 'ستة من مشاريع السجلّ تحمل تاريخ هذه السنة، من غرفة قرار لمجلس إدارة إلى أرشيف إذاعي. وكانت القاهرة ودبي قد انضمّتا إلى الرياض، فعملت فرق المكاتب الثلاثة بمنهج واحد.',
      },
    },
    {
      id: 3,
      year: 2022,
      title: { en: 'From Riyadh to Rome', ar: 'من الرياض إلى روما' },
      text: {
        en: 'Cameras at the mouth of the kiln began to grade every tile at Valmerla Ceramics, and dealers’ returns fell by a quarter within two seasons. We opened the Rome office the same year.',
        ar: 'صارت الكاميرات عند مخرج الفرن تصنّف كل بلاطة تنتجها فالميرلا للخزف، وانخفضت مرتجعات موزّعيها بمقدار الربع خلال موسمين. وفي السنة نفسها افتتحنا مكتب روما.',
      },
    },
    {
      project: 12,
      id: 4,
      year: 2025,
      title: { en: 'Six offices, and clients who return', ar: 'ستة مكاتب، وعملاء يعودون' },
      text: {
        en: 'In March, Wadi Municipality replaced nine systems with a single permits register, its third project with us since 2015. With Manama and a second office in Dubai, we now work from six.',
        ar: 'في مارس أحلّت أمانة الوادي سجلًّا واحدًا للتراخيص محلّ تسعة أنظمة، وهو ثالث مشاريعها في سجلّنا منذ عام 2015. وبمكتب المنامة والمكتب الثاني في دبي صارت مكاتبنا ستة.',
      },
    },
  ],
      project: 1,
} as const satisfies AboutContent
