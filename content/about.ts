/** What the about page says: the intro, the five values, the figures, the purpose, the story. */

import type { AboutContent } from './types.ts'

export const about = {
  intro: {
    en: [
      'Minwal designs data platforms and business software, and advises the public bodies and enterprises that run them. We began in Riyadh in 2014 with a report for a bank, and now work from six offices in five countries. In our projects we agree who owns each source of data, connect the sources, and train the client’s staff to run the result.',
      'We are 146 people: 61 engineers, 34 data scientists and analysts, 28 consultants, 12 trainers and support staff, and 11 in management and administration; 58 are Saudi nationals, and 41 hold professional certificates in project management, data management or auditing. A managing director leads the company with the heads of data, software, consulting and operations. Your project’s lead is named in the offer and stays until handover.',
      'While we work, your data stays in your own systems or in a cloud region inside your country, and we reach it through accounts that you grant and withdraw. In Saudi Arabia we classify it by the rules of the Saudi Data and AI Authority (SDAIA) and its National Data Management Office (NDMO). Subcontractors are named in the contract, and none of them sees your data without your consent.',
      'Minwal is a limited liability company, and no supplier holds a share in it. Our advisers earn nothing from the sale of our platform. Code and documents written for you are yours once paid for. We carry professional liability insurance of ten million riyals; our liability under a contract is limited to its price.',
    ],
    ar: [
      'تصمّم منوال منصّات البيانات وبرمجيات الأعمال، وتقدّم الاستشارة للجهات الحكومية والمنشآت التي تشغّلها. بدأنا من الرياض عام 2014 بتقرير لأحد المصارف، ونعمل اليوم من ستة مكاتب في خمس دول. ونتّفق في كل مشروع على مالك لكل مصدر بيانات، ونربط المصادر، وندرّب موظفي الجهة على تشغيل ما بنيناه.',
      'يعمل في منوال 146 شخصًا: 61 مهندسًا، و34 من علماء البيانات ومحلّليها، و28 مستشارًا، و12 في التدريب والدعم الفنّي، و11 في الإدارة. بينهم 58 سعوديًا، ولدى 41 منهم شهادات مهنية في إدارة المشاريع أو إدارة البيانات أو التدقيق. ويقود الشركة مدير عام مع رؤساء إدارات البيانات والبرمجيات والاستشارات والعمليات. ويسمّي العرض مدير مشروعكم، وهو باقٍ معكم حتى التسليم.',
      'تبقى بياناتكم طوال العمل في أنظمتكم أو في منطقة سحابية داخل بلدكم، ونصل إليها بحسابات تمنحونها وتسحبونها متى شئتم. ونصنّفها في المملكة وفق ضوابط الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا) ومكتب إدارة البيانات الوطنية. ونسمّي المتعاقدين من الباطن في العقد، ولا يطّلع أي منهم على بياناتكم إلا بموافقتكم.',
      'منوال شركة ذات مسؤولية محدودة، لا حصّة فيها لأي مورّد. ولا نصيب لمستشارينا في بيع منصّتنا. وما نكتبه لكم من شيفرة ووثائق ملككم متى سُدّد ثمنه. ولدينا تأمين للمسؤولية المهنية بعشرة ملايين ريال، وسقف مسؤوليتنا في كل عقد قيمته.',
    ],
  },
  whyUs: {
    kicker: { en: 'Why us', ar: 'لماذا نحن' },
    heading: {
      en: 'Five promises; in Arabic their first letters spell our name',
      ar: 'خمسة التزامات، أوائل حروفها اسمنا',
    },
  },
  values: [
    {
      id: 1,
      letter: 'م',
      title: { en: 'Method', ar: 'منهج' },
      text: {
        en: 'A written way of working, which every project follows.',
        ar: 'طريقة عمل مكتوبة يتّبعها كل مشروع.',
      },
      rule: {
        en: 'Every data set has an owner, known by name, and handover is planned in the first week.',
        ar: 'لكل مجموعة بيانات مالك معروف بالاسم، ونخطّط للتسليم منذ الأسبوع الأول.',
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
        en: 'Short reports, in language that needs no specialist.',
        ar: 'تقارير قصيرة بلغة يفهمها غير المختصّ.',
      },
      rule: {
        en: 'No figure leaves a project without its source and its date.',
        ar: 'لا يخرج رقم من مشروع من دون مصدره وتاريخه.',
      },
    },
    {
      id: 4,
      letter: 'ا',
      title: { en: 'Craft', ar: 'إتقان' },
      text: {
        en: 'Software that is complete on the day of handover.',
        ar: 'برمجيات مكتملة يوم تسليمها.',
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
        en: 'Arabic and English are designed together from the first draft.',
        ar: 'نصمّم العربية والإنجليزية معًا منذ المسوّدة الأولى.',
      },
      rule: {
        en: 'Neither language goes out before the other.',
        ar: 'لا يصدر شيء بإحدى اللغتين قبل الأخرى.',
      },
    },
  ],
  numbers: {
    kicker: { en: 'Our numbers', ar: 'أرقامنا' },
    heading: { en: 'Four figures, recounted every year', ar: 'أربعة أرقام نحدّثها كل سنة' },
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
      isOnClientsPage: true,
      value: 100,
      label: {
        en: {
          one: 'joint project team with clients and partners',
          other: 'joint project teams with clients and partners',
        },
        ar: {
          zero: 'فريق عمل مشترك مع عملائنا وشركائنا',
          one: 'فريق عمل مشترك مع عملائنا وشركائنا',
          two: 'فريقا عمل مشتركان مع عملائنا وشركائنا',
          few: 'فرق عمل مشتركة مع عملائنا وشركائنا',
          many: 'فريق عمل مشترك مع عملائنا وشركائنا',
          other: 'فريق عمل مشترك مع عملائنا وشركائنا',
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
      en: 'Where we are going, and the rules we keep',
      ar: 'إلى أين نمضي، وبماذا نلتزم',
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
      en: 'We design, build and run data platforms and business software by a written method, and advise the people who depend on them, until they can run them without us.',
      ar: 'نصمّم منصّات البيانات وبرمجيات الأعمال ونبنيها ونشغّلها بمنهج مكتوب، ونقدّم المشورة لمن يعتمدون عليها، إلى أن يشغّلوها من دوننا.',
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
      project: 38,
      title: { en: 'A nightly report for a bank', ar: 'تقرير ليلي لأحد المصارف' },
      text: {
        en: 'Qintar Bank asked why its branches never agreed. Twenty-six spreadsheets became a nightly report with agreed definitions, and we wrote down how we had worked.',
        ar: 'أراد بنك قنطار أن يعرف لماذا لا تتّفق أرقام فروعه. فجمعنا جداول 26 فرعًا في تقرير ليلي بتعريفات متّفق عليها، ثم دوّنّا الطريقة التي عملنا بها.',
      },
    },
    {
      id: 2,
      year: 2019,
      title: { en: 'A handbook for three offices', ar: 'دليل عمل لثلاثة مكاتب' },
      text: {
        en: 'Cairo and Dubai had joined Riyadh. So that teams in three countries could work in the same way, the method became a handbook in Arabic and English, which every new colleague receives.',
        ar: 'انضمّت القاهرة ودبي إلى الرياض. ولكي تعمل الفرق في الدول الثلاث بالطريقة نفسها حوّلنا منهجنا إلى دليل بالعربية والإنجليزية، ما زال يتسلّمه كل زميل جديد.',
      },
    },
    {
      id: 3,
      year: 2024,
      project: 12,
      title: { en: 'From Riyadh to Rome', ar: 'من الرياض إلى روما' },
      text: {
        en: 'Cameras at the mouth of the kiln began to grade every tile at Valmerla Ceramics, and dealers’ returns fell by a quarter within two seasons. We opened the Rome office the same year.',
        ar: 'صارت الكاميرات عند مخرج الفرن تصنّف كل بلاطة تنتجها فالميرلا للخزف، وانخفضت مرتجعات موزّعيها بمقدار الربع خلال موسمين. وفي السنة نفسها افتتحنا مكتب روما.',
      },
    },
    {
      id: 4,
      year: 2026,
      project: 1,
      title: { en: 'Six offices, and clients who return', ar: 'ستة مكاتب، وعملاء يعودون' },
      text: {
        en: 'In September, Wadi Municipality replaced nine systems with one permits register, the third project we list for it since 2015. With Manama and a second office in Dubai, we now work from six.',
        ar: 'في سبتمبر أحلّت أمانة الوادي سجلًّا موحّدًا للتراخيص محلّ تسعة أنظمة، وهو ثالث مشاريعها في سجلّنا منذ عام 2015. وبمكتب المنامة والمكتب الثاني في دبي صارت مكاتبنا ستة.',
      },
    },
  ],
} as const satisfies AboutContent
