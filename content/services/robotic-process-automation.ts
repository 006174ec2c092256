/** Service 10: software robots between systems that do not talk to each other. */

import type { Service } from '../types.ts'

export const roboticProcessAutomation = {
  id: 10,
  name: { en: 'Robotic process automation', ar: 'أتمتة العمليات' },
  alsoCalled: ['RPA', 'bots', 'software robots', 'الروبوتات البرمجية'],
  icon: 'loop',
  title: {
    en: 'Robots do the routine; people keep the judgement',
    ar: 'للروبوت العمل المتكرّر، وللموظف القرار',
  },
  lead: {
    en: 'Software robots do the copying, checking and filing between your systems, through the screens you already have, and pass every doubtful case to a person.',
    ar: 'تتولّى روبوتات برمجية النسخ والمطابقة والحفظ بين أنظمتكم من خلال الشاشات القائمة اليوم، وتحيل كل حالة يدخلها الشكّ إلى موظف يبتّ فيها.',
  },
  description: {
    en: [
      '“Open the request, read the commercial register, type the number into a second screen, save the answer in a third.” In many offices that is a whole day’s work. The systems cannot be replaced this year, and nobody was hired to be the cable between them. A software robot uses the same screens and the same rules, at any hour, and writes a log line for each step it takes.',
      'We spend the first week beside those who do the work, with a stopwatch and a counter for exceptions. From ten or so candidates we choose by volume, stability of the rules and cost of an error. The chosen process is mapped in BPMN and cleared of steps that serve no purpose; only then is it automated. A first robot goes live after six to eight weeks and runs for two weeks in parallel with the staff, who compare its results with their own.',
      'Time is the first thing to change: at Qintar Bank a company account opens in two days instead of nine. Errors become visible too, because a faulty robot makes the same mistake every time and the log shows it within the hour. Staff move from keying to judging, and exceptions reach them with the documents attached and the reason stated. Each further robot takes three or four weeks, because the password vault, the work queue and the rules are already there.',
    ],
    ar: [
      '«أفتح الطلب، وأقرأ السجلّ التجاري، وأكتب الرقم في شاشة ثانية، وأحفظ الجواب في ثالثة». هكذا يذهب النهار في مكاتب كثيرة. استبدال الأنظمة غير ممكن هذا العام، ولم يأت أحد إلى وظيفته ليكون وصلة بينها. وفي الأتمتة الروبوتية للعمليات يستعمل روبوت برمجي الشاشات نفسها والقواعد نفسها في أي ساعة، ويدوّن سطرًا عن كل خطوة يخطوها.',
      'نقضي الأسبوع الأول إلى جانب من يؤدّون العمل، ومعنا ساعة توقيت وعدّاد للحالات الاستثنائية. ومن نحو عشر عمليات مرشّحة نختار بحسب الحجم وثبات القواعد وتكلفة الخطأ. نرسم العملية المختارة بترميز BPMN، ونحذف منها كل خطوة لا تخدم أحدًا، وعندها فقط تبدأ الأتمتة. يدخل الروبوت الأول الخدمة بعد ستة أسابيع إلى ثمانية، ويسير أسبوعين بالتوازي مع الموظفين وهم يقارنون نتائجه بنتائجهم.',
      'أول ما يتغيّر هو الوقت: في بنك قنطار صار فتح حساب الشركة يستغرق يومين بعد أن كان يستغرق تسعة أيام. ثم تظهر الأخطاء: فالروبوت إذا أخطأ كرّر خطأه، فينكشف في السجلّ خلال ساعة. ينتقل الموظفون من إدخال البيانات إلى النظر والبتّ، وتصلهم الحالات الاستثنائية ومعها مستنداتها وسبب إحالتها. ويحتاج كل روبوت بعد ذلك إلى ثلاثة أسابيع أو أربعة، لأن خزنة كلمات المرور وقائمة المهامّ والقواعد جاهزة قبله.',
    ],
  },
  images: [
    {
      file: 'weave-petrol.svg',
      alt: {
        en: 'Ribbons passing over and under one another in a fixed rhythm',
        ar: 'أشرطة يمرّ بعضها فوق بعض بإيقاع ثابت',
      },
    },
    { file: 'steps-mist.svg', alt: { en: '', ar: '' } },
  ],
  projects: [9, 31],
  subSections: [
    {
      title: { en: 'Choosing the process', ar: 'اختيار العملية' },
      text: {
        en: 'Each candidate gets a score for volume, rule stability, number of systems and risk. Work that a new system or regulation is about to change is left out; some processes need only a shorter form, and then we say so.',
        ar: 'لكل عملية مرشّحة درجة بحسب حجمها وثبات قواعدها وعدد أنظمتها ومخاطرها. نستبعد ما سيغيّره قريبًا نظام جديد أو لائحة، وبعض العمليات لا يحتاج إلا إلى نموذج أقصر، فنقول ذلك صراحةً.',
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
      title: { en: 'Reading documents', ar: 'قراءة المستندات' },
      text: {
        en: 'Registration certificates, deeds and invoices arrive as images, many in Arabic and taken with a phone. Text recognition returns each field with a confidence score, and whatever falls below the threshold goes to a person with the image beside it.',
        ar: 'السجلات التجارية والصكوك والفواتير تصل صورًا، كثير منها بالعربية وملتقط بالهاتف. يستخرج التعرّف الآلي على النصّ كل حقل ومعه درجة الثقة به، وما نزل عن الحدّ يُحال إلى موظف مع صورته.',
      },
    },
    {
      title: { en: 'Access and audit', ar: 'الصلاحيات والتدقيق' },
      text: {
        en: 'Every robot has an account in its own name, the fewest rights that will do, and a password kept in a sealed vault. Each action is logged with its time, input and outcome, in a form internal audit can sample.',
        ar: 'لكل روبوت حساب باسمه، وأقلّ ما يكفيه من الصلاحيات، وكلمة مرور في خزنة لا يطّلع عليها أحد. ويحفظ السجلّ كل إجراء بوقته ومدخله ونتيجته، بصيغة تأخذ منها المراجعة الداخلية عيّناتها.',
      },
    },
    {
      title: { en: 'The control room', ar: 'غرفة التحكّم' },
      text: {
        en: 'A single screen shows queues, success rates and the cases waiting for a person. When a system’s screen changes and a robot stops, the run book says who is told, how work goes on by hand and within how many hours the robot returns.',
        ar: 'شاشة واحدة تعرض قوائم المهامّ ونسب النجاح والحالات التي تنتظر موظفًا. وإذا تغيّرت واجهة أحد الأنظمة وتوقّف روبوت بيّن دليل التشغيل من يتلقّى البلاغ، وكيف يستمرّ العمل يدويًا، وخلال كم ساعة يعود الروبوت.',
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
