/** Service 16: one register for the rules, the risks and the controls that answer them. */

import type { Service } from '../types.ts'

export const governanceRiskAndCompliance = {
  id: 16,
  name: { en: 'Governance, risk and compliance', ar: 'الحوكمة والمخاطر والامتثال' },
  alsoCalled: ['GRC', 'PDPL'],
  icon: 'shield',
  title: {
    en: 'Rules people can follow, and prove they did',
    ar: 'قواعد يسهل اتّباعها وإثبات الالتزام بها',
  },
  lead: {
    en: 'A single register of obligations, risks and controls, tested against the way the work is done. An audit becomes a week of reading instead of a quarter of searching.',
    ar: 'سجلّ واحد للالتزامات والمخاطر والضوابط، نقارنه بالعمل كما يجري في الواقع، فيصير التدقيق أسبوعًا من القراءة بعد أن كان أشهرًا من البحث.',
  },
  description: {
    en: [
      'Five rulebooks can bind the same organization at once. For a bank or a health cluster in the Gulf these may be the personal data protection law, the national data office’s standards, the cybersecurity authority’s controls, a sector regulator’s circulars and ISO/IEC 27001. They overlap, yet each tends to have its own spreadsheet. We read them side by side, and a demand that appears five times becomes a single control with five references.',
      'Everything starts at the desk. Our auditors follow three or four transactions from request to archive and note who decides, who checks and what is left behind as proof. From this comes a first risk register, scored five by five in two workshops with the process owners, legal, internal audit and information security. Controls are then designed, run for eight weeks and adjusted. A scope of forty controls takes about six months.',
      'Afterwards proof accumulates as the work goes on. Access reviews, restore tests, training records and supplier assessments are each filed under the control they support, and the auditor receives read access and a list. Managers see open findings by age, and whoever accepts a risk does so by name and until a date. Salwa Health Cluster keeps owners, access rules and retention periods for 310 data sets in this form, audited twice a year.',
    ],
    ar: [
      'قد تخضع الجهة الواحدة لخمسة مراجع تنظيمية في وقت واحد. ففي الخليج مثلًا يجتمع على المصرف أو التجمّع الصحي نظام حماية البيانات الشخصية، وضوابط مكتب إدارة البيانات الوطنية ومواصفاته، وضوابط الهيئة الوطنية للأمن السيبراني، وتعاميم الجهة المنظّمة للقطاع، ومعيار ISO/IEC 27001. وهي متداخلة، ومع ذلك يبقى لكل منها جدول منفصل. نقرؤها جنبًا إلى جنب، فيصير المطلب الذي تكرّر خمس مرات ضابطًا واحدًا له خمسة مراجع.',
      'نبدأ من مكتب الموظف. يتتبّع مدقّقونا ثلاث معاملات أو أربعًا من الطلب إلى الحفظ، ويدوّنون من يقرّر ومن يراجع وما الذي يبقى دليلًا. ومن ذلك نستخرج أول سجلّ للمخاطر، ونقدّر درجاتها على مصفوفة من خمسة في خمسة، في ورشتين تجمعان مالكي الإجراءات والشؤون القانونية والمراجعة الداخلية وأمن المعلومات. ثم نصمّم الضوابط ونجرّبها ثمانية أسابيع ونعدّلها. ويستغرق نطاق من 40 ضابطًا نحو ستة أشهر.',
      'بعد ذلك تتجمّع الأدلّة والعمل ماضٍ في طريقه. فمراجعات الصلاحيات واختبارات الاستعادة وسجلات التدريب وتقييمات المورّدين محفوظة، كل منها تحت الضابط الذي تثبته، وللمدقّق صلاحية القراءة وقائمة بما فيها. ويرى المدير الملاحظات المفتوحة بحسب عمرها، ولا يُقبل خطر إلا باسم شخص بعينه وإلى تاريخ معلوم. وعلى هذا النحو يوثّق تجمّع سلوى الصحي ملكية 310 مجموعات بيانات وقواعد الاطّلاع عليها ومدد حفظها، ويخضع ذلك للتدقيق مرتين في السنة.',
    ],
  },
  images: [
    {
      file: 'crop-limestone.svg',
      alt: {
        en: 'Five parallel threads turning a corner together',
        ar: 'خمسة خيوط متوازية تنعطف معًا عند زاوية',
      },
    },
    {
      file: 'weave-deep.svg',
      alt: {
        en: 'Rules crossing controls, each crossing filled',
        ar: 'قواعد تتقاطع مع ضوابط، وكل تقاطع بينها مملوء',
      },
    },
  ],
  projects: [13, 27],
  subSections: [
    {
      title: { en: 'Policy framework', ar: 'إطار السياسات' },
      text: {
        en: 'Policies of two pages, procedures beneath them, forms beneath those. Each page says whom it binds, who may grant an exception and when that exception expires. The Arabic text governs, and a second reader checks the English against it.',
        ar: 'سياسات لا تزيد إحداها على صفحتين، وتحتها الإجراءات، وتحت الإجراءات النماذج. تذكر كل صفحة من تلزمه، ومن يملك منح الاستثناء، ومتى ينتهي. والنصّ العربي هو المرجع، ويقابل قارئ ثانٍ النصّ الإنجليزي به.',
      },
    },
    {
      title: { en: 'Risk register', ar: 'سجلّ المخاطر' },
      text: {
        en: 'A risk is written as cause, event and effect, with an owner, a score before and after controls, and an appetite agreed by the board. The ten highest are reviewed monthly and the rest each quarter, in the cycle ISO 31000 describes.',
        ar: 'نكتب الخطر سببًا وحدثًا وأثرًا، ومعه مالكه ودرجته قبل الضوابط وبعدها ومستوى تقبّله الذي أقرّه المجلس. ونراجع أعلى عشرة مخاطر كل شهر وسائرها كل ربع سنة، وفق الدورة التي يصفها معيار ISO 31000.',
      },
    },
    {
      title: { en: 'Control library', ar: 'مكتبة الضوابط' },
      text: {
        en: 'A library linked clause by clause to the laws and standards that apply to you. When a regulator issues a new version, its changed clauses are compared with the library and the gaps become a dated list of tasks.',
        ar: 'مكتبة واحدة مربوطة مادّة بمادّة بالأنظمة والمعايير التي تسري عليكم. وإذا أصدرت جهة منظّمة نسخة جديدة قورنت موادّها المعدّلة بما في المكتبة، وصارت الفجوات قائمة مهامّ لكل منها تاريخ.',
      },
    },
    {
      title: { en: 'Personal data protection', ar: 'حماية البيانات الشخصية' },
      text: {
        en: 'A record of processing, impact assessments for sensitive uses, consent wording and a procedure for requests from individuals. Breach notices are rehearsed against the clock, since Saudi regulations allow 72 hours to inform the authority.',
        ar: 'سجلّ لأنشطة المعالجة، وتقييم لأثر الاستخدامات الحسّاسة، وصيغ للموافقة، وإجراء لطلبات الأفراد. ونتدرّب على الإشعار بتسرّب البيانات ضمن المهلة، فاللائحة السعودية تحدّد 72 ساعة لإبلاغ الجهة المختصّة.',
      },
    },
    {
      title: { en: 'Supplier risk', ar: 'مخاطر المورّدين' },
      text: {
        en: 'Suppliers are ranked by what they could stop or expose. The critical ones answer twenty-five questions and show proof; the others sign a short declaration. Clauses on data location, subcontractors and exit are drafted with your legal department.',
        ar: 'نرتّب المورّدين بحسب ما قد يعطّلونه أو يكشفونه. يجيب ذوو الأثر الأكبر عن 25 سؤالًا مع الدليل، ويوقّع غيرهم إقرارًا قصيرًا. ونصوغ مع إدارتكم القانونية بنود موقع البيانات والمقاولين من الباطن وإنهاء التعاقد.',
      },
    },
    {
      title: { en: 'Audit rehearsal', ar: 'تدقيق تجريبي' },
      text: {
        en: 'Four weeks before the real audit, a certified auditor who has not worked on the project holds a full rehearsal. Findings are closed or explained in writing, and the people to be interviewed practise with their own records.',
        ar: 'قبل التدقيق الفعلي بأربعة أسابيع يجري مدقّق معتمد لم يشارك في المشروع تدقيقًا كاملًا على سبيل التجربة. وتنتهي كل ملاحظة بإغلاق أو تفسير مكتوب، ويتدرّب من سيقابلهم المدقّق على سجلاتهم هم.',
      },
    },
  ],
  receives: {
    en: [
      'A register of obligations, risks and controls in a single tool',
      'Approved policies and procedures in both languages',
      'An evidence library filed by control',
      'The rehearsal report, with its findings closed or explained',
      'A yearly calendar of tests, reviews and renewals',
    ],
    ar: [
      'سجلّ للالتزامات والمخاطر والضوابط في أداة واحدة',
      'سياسات وإجراءات معتمدة باللغتين',
      'مكتبة أدلّة مرتّبة بحسب الضوابط',
      'تقرير التدقيق التجريبي مع إغلاق ملاحظاته أو تفسيرها',
      'تقويم سنوي للاختبارات والمراجعات والتجديدات',
    ],
  },
} as const satisfies Service
