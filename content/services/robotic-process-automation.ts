/** Service 10: software robots between systems that do not talk to each other. */

import type { Service } from '../types.ts'

export const roboticProcessAutomation = {
  id: 10,
  name: { en: 'Robotic process automation', ar: 'أتمتة العمليات الروبوتية' },
  alsoCalled: [
    'RPA',
    'bots',
    'software robots',
    'hyperautomation',
    'الروبوتات البرمجية',
    'أتمتة العمليات',
    'أتمتة العمليات الآلية',
    'الأتمتة الروبوتية للعمليات',
  ],
  icon: 'loop',
  title: {
    en: 'Robots for the routine work between systems',
    ar: 'روبوتات للعمل المتكرّر بين الأنظمة',
  },
  lead: {
    en: 'Software robots copy, check and file between your systems, through the screens you already have, and pass every doubtful case to a person.',
    ar: 'في أتمتة العمليات الروبوتية (RPA) تتولّى روبوتات برمجية النسخ والمطابقة والحفظ بين أنظمتكم من خلال الشاشات القائمة، وتحيل كل حالة ملتبسة إلى موظف.',
  },
  facts: {
    forWhom: {
      en: 'Back offices that type the same data into several systems',
      ar: 'الإدارات المساندة التي تُدخل البيانات نفسها في عدّة أنظمة',
    },
    duration: {
      en: 'First robot in six to eight weeks, further ones in three or four',
      ar: 'الروبوت الأول خلال ستة إلى ثمانية أسابيع، وكل روبوت بعده في ثلاثة أو أربعة',
    },
    team: {
      en: 'A process analyst, two automation developers and a tester',
      ar: 'محلّل إجراءات ومطوّرا أتمتة ومهندس اختبار',
    },
  },
  description: {
    en: [
      '“Open the request, read the commercial register, type the number into a second screen, save the answer in a third.” In many offices that is a day’s work, and the systems cannot be replaced this year. A software robot uses the same screens and the same rules at any hour, and logs its steps.',
      'We watch the work for a week with a stopwatch, and choose by volume, stability of the rules and cost of an error. The process is drawn in BPMN and cleared of steps that serve no purpose before anything is automated. Then robot and staff work in parallel for two weeks and compare results.',
      'At Qintar Bank a company account opens in two days instead of nine. A faulty robot repeats its mistake, so the log shows it within the hour.',
    ],
    ar: [
      '«أفتح الطلب، وأقرأ السجلّ التجاري، وأكتب الرقم في شاشة ثانية، وأحفظ الجواب في ثالثة». هكذا يذهب النهار في مكاتب كثيرة، واستبدال الأنظمة غير ممكن هذا العام. يستعمل الروبوت البرمجي الشاشات نفسها والقواعد نفسها في أي ساعة، ويدوّن خطواته.',
      'نراقب العمل أسبوعًا ومعنا ساعة توقيت، ونختار العملية بحسب حجمها وثبات قواعدها وتكلفة الخطأ فيها. ثم نرسمها بترميز BPMN ونحذف منها ما لا يخدم أحدًا، قبل أن نؤتمت شيئًا. وبعدها يعمل الروبوت والموظفون بالتوازي أسبوعين وتُقارن النتائج.',
      'في بنك قنطار يُفتح حساب الشركة في يومين بدلًا من تسعة أيام. والروبوت إذا أخطأ كرّر خطأه، فيظهر في السجلّ خلال ساعة.',
    ],
  },
  images: [
    {
      file: 'weave-petrol.svg',
      alt: { en: '', ar: '' },
    },
    { file: 'steps-mist.svg', alt: { en: '', ar: '' } },
  ],
  projects: [9, 31],
  subSections: [
    {
      title: { en: 'Choosing the process', ar: 'اختيار العملية' },
      text: {
        en: 'Candidates are scored for volume, rule stability, number of systems and risk. Work that a new system or regulation is about to change is left out; some processes need only a shorter form, and then we say so.',
        ar: 'للعملية المرشّحة درجة بحسب حجمها وثبات قواعدها وعدد أنظمتها ومخاطرها. نستبعد ما سيغيّره قريبًا نظام جديد أو لائحة، وبعض العمليات لا يحتاج إلا إلى نموذج أقصر، فنقول ذلك صراحةً.',
      },
    },
    {
      title: { en: 'Robots beside staff', ar: 'روبوتات إلى جانب الموظف' },
      text: {
        en: 'A keystroke on the employee’s own computer sets a robot going: it gathers a caller’s file from five systems while the call lasts, or fills in a form to be read and signed. The employee decides when it starts and when it stops.',
        ar: 'تبدأ الروبوتات عملها بضغطة مفتاح على حاسوب الموظف، فتجمع ملف المتّصل من خمسة أنظمة وهو ما زال على الهاتف، أو تملأ نموذجًا يقرؤه الموظف ثم يوقّعه. والموظف هو من يقرّر متى تبدأ ومتى تتوقّف.',
      },
    },
    {
      title: { en: 'Robots on their own', ar: 'روبوتات تعمل وحدها' },
      text: {
        en: 'Robots work through the queue at night or around the clock, on your own servers. A scheduler shares out the load, restarts whatever has stopped and holds back any case outside the agreed limits.',
        ar: 'تعالج الروبوتات قائمة المهامّ ليلًا أو على مدار الساعة على خوادمكم. يوزّع برنامج الجدولة العمل بينها، ويعيد تشغيل ما توقّف منها، ويحتجز كل حالة تخرج عن الحدود المتّفق عليها.',
      },
    },
    {
      title: { en: 'Reading documents', ar: 'قراءة الوثائق' },
      text: {
        en: 'Registration certificates, deeds and invoices arrive as images, many in Arabic and taken with a phone. Text recognition returns the fields with a confidence score, and whatever falls below the threshold goes to a person with the image beside it.',
        ar: 'السجلات التجارية والصكوك والفواتير تصل صورًا، كثير منها بالعربية وملتقط بالهاتف. يستخرج التعرّف الآلي على النصّ الحقول ومعها درجة الثقة بها، وما نزل عن الحدّ يُحال إلى موظف مع صورته.',
      },
    },
    {
      title: { en: 'Access and audit', ar: 'الصلاحيات والتدقيق' },
      text: {
        en: 'Robots have accounts in their own names, least-privilege rights, and passwords kept in a vault. The log holds time, input and outcome of their actions, in a form internal audit can sample.',
        ar: 'لكل روبوت حساب باسمه، وأقلّ ما يكفيه من الصلاحيات، وكلمة مرور محفوظة في خزنة رقمية. ويحفظ السجلّ إجراءاته بوقتها ومدخلها ونتيجتها، بصيغة تأخذ منها المراجعة الداخلية عيّناتها.',
      },
    },
    {
      title: { en: 'The control room', ar: 'غرفة التحكّم' },
      text: {
        en: 'One screen shows queues, success rates and the cases waiting for a person. When a system’s screen changes and a robot stops, the run book says who is told, how work goes on by hand and within how many hours the robot returns.',
        ar: 'شاشة تعرض قوائم المهامّ ونسب النجاح والحالات التي تنتظر موظفًا. وإذا تغيّرت واجهة أحد الأنظمة وتوقّف روبوت بيّن دليل التشغيل من يتلقّى البلاغ، وكيف يستمرّ العمل يدويًا، وخلال كم ساعة يعود الروبوت.',
      },
    },
  ],
  receives: {
    en: [
      'Robots in production, with code and licences in your name',
      'Process maps from before and after automation',
      'A control room with its run book',
      'Two of your developers, ready to build the next robot',
    ],
    ar: [
      'روبوتات قيد التشغيل، شيفرتها ورخصها باسم جهتكم',
      'خرائط العمليات قبل الأتمتة وبعدها',
      'غرفة تحكّم ومعها دليل تشغيلها',
      'مطوّران من فريقكم مستعدّان لبناء الروبوت التالي',
    ],
  },
} as const satisfies Service
