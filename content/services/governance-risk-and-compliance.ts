/** Service 16: one register for the rules, the risks and the controls that answer them. */

import type { Service } from '../types.ts'

export const governanceRiskAndCompliance = {
  id: 16,
  name: { en: 'Governance, risk and compliance', ar: 'الحوكمة والمخاطر والامتثال' },
  alsoCalled: [
    'GRC',
    'PDPL',
    'NCA',
    'NDMO',
    'SDAIA',
    'privacy',
    'cybersecurity',
    'ISO 27001',
    'الحوكمة',
    'الالتزام',
    'إدارة المخاطر',
    'حماية البيانات الشخصية',
    'الأمن السيبراني',
    'الخصوصية',
  ],
  icon: 'shield',
  title: {
    en: 'Rules people can follow, and prove they have followed',
    ar: 'قواعد يسهل اتّباعها وإثبات الالتزام بها',
  },
  lead: {
    en: 'A register of your obligations, risks and controls, tested against the way the work is done, so that an audit takes a week where it took a quarter.',
    ar: 'سجلّ موحّد للالتزامات والمخاطر والضوابط، نقارنه بالعمل كما يجري، فيستغرق التدقيق أسبوعًا وكان يستغرق ربع سنة.',
  },
  facts: {
    forWhom: {
      en: 'Banks, health clusters and public bodies under several regulators',
      ar: 'المصارف والتجمّعات الصحية والجهات العامة الخاضعة لأكثر من جهة تنظيمية',
    },
    duration: {
      en: 'About six months for a scope of 40 controls',
      ar: 'نحو ستة أشهر لنطاق من 40 ضابطًا',
    },
    team: {
      en: 'A compliance lead, two auditors and a privacy specialist, with your process owners',
      ar: 'مسؤول امتثال ومدقّقان ومختصّ خصوصية، مع مالكي الإجراءات لديكم',
    },
  },
  description: {
    en: [
      'Five rulebooks can bind the same organization at once: the Personal Data Protection Law (PDPL), the standards of the National Data Management Office (NDMO), the controls of the National Cybersecurity Authority (NCA), a sector regulator’s circulars and ISO/IEC 27001. They overlap. We read them side by side, and a demand that appears five times becomes one control with five references.',
      'Our auditors follow three or four transactions from request to archive and note who decides, who checks and what is left behind as proof. Controls are designed from that, run for eight weeks and adjusted. Evidence is filed under its control as the work goes on, and the auditor receives read access.',
      'Salwa Health Cluster keeps owners, access rules and retention periods for 310 data sets in this form, and has them audited twice a year.',
    ],
    ar: [
      'قد تخضع الجهة لخمسة مراجع معًا: نظام حماية البيانات الشخصية، وضوابط مكتب إدارة البيانات الوطنية ومواصفاته، وضوابط الهيئة الوطنية للأمن السيبراني، وتعاميم الجهة المنظّمة للقطاع، ومعيار ISO/IEC 27001. وهي متداخلة. نقرؤها جنبًا إلى جنب، فيصير المطلب المتكرّر في خمسة مراجع ضابطًا واحدًا.',
      'يتتبّع مدقّقونا ثلاث معاملات أو أربعًا من الطلب إلى الحفظ، ويدوّنون من يقرّر ومن يراجع وما الذي يبقى دليلًا. ومن ذلك نصمّم الضوابط ونجرّبها ثمانية أسابيع ونعدّلها. ثم تُحفظ الأدلّة تحت ضوابطها والعمل ماضٍ، وللمدقّق صلاحية القراءة.',
      'وعلى هذا النحو يوثّق تجمّع سلوى الصحي ملكية 310 مجموعات بيانات وقواعد الاطّلاع عليها ومدد حفظها، ويخضع ذلك للتدقيق مرتين في السنة.',
    ],
  },
  images: [
    {
      file: 'crop-limestone.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'weave-deep.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [13, 27],
  subSections: [
    {
      title: { en: 'Policy framework', ar: 'إطار السياسات' },
      text: {
        en: 'Policies of two pages, procedures beneath them, forms beneath those. Each says whom it binds, who may grant an exception and when that exception expires. The Arabic text governs, and a second reader checks the English against it.',
        ar: 'سياسات لا تزيد إحداها على صفحتين، وتحتها الإجراءات، وتحت الإجراءات النماذج. تذكر الصفحة من تلزمه، ومن يملك منح الاستثناء، ومتى ينتهي. والنصّ العربي هو المرجع، ويقابل قارئ ثانٍ النصّ الإنجليزي به.',
      },
    },
    {
      title: { en: 'Risk register', ar: 'سجلّ المخاطر' },
      text: {
        en: 'A risk is written as cause, event and effect, with an owner, a score before and after controls, and an appetite agreed by the board. Following the process of ISO 31000, we review the ten highest monthly and the rest quarterly.',
        ar: 'نكتب الخطر سببًا وحدثًا وأثرًا، ومعه مالكه ودرجته قبل الضوابط وبعدها ومستوى تقبّله الذي أقرّه المجلس. ونعمل بمنهجية معيار ISO 31000، فنراجع أعلى عشرة مخاطر شهريًا وسائرها كل ربع سنة.',
      },
    },
    {
      title: { en: 'Control library', ar: 'مكتبة الضوابط' },
      text: {
        en: 'A library linked clause by clause to the laws and standards that apply to you. When a regulator issues a new version, its changed clauses are compared with the library and the gaps become a dated list of tasks.',
        ar: 'مكتبة مربوطة مادّة بمادّة بالأنظمة والمعايير التي تسري عليكم. وإذا أصدرت جهة منظّمة نسخة جديدة قورنت موادّها المعدّلة بما في المكتبة، وصارت الفجوات قائمة مهامّ مؤرّخة.',
      },
    },
    {
      title: { en: 'Personal data protection', ar: 'حماية البيانات الشخصية' },
      text: {
        en: 'A record of processing, impact assessments for sensitive processing, consent wording and a procedure for requests from individuals. Breach notices are rehearsed against the clock, since Saudi regulations allow 72 hours to inform the authority.',
        ar: 'سجلّ لأنشطة المعالجة، وتقييم لأثر المعالجة الحسّاسة، وصيغ للموافقة، وإجراء لطلبات الأفراد. ونتدرّب على الإشعار بتسرّب البيانات ضمن المهلة، فاللائحة السعودية تحدّد 72 ساعة لإبلاغ الجهة المختصّة.',
      },
    },
    {
      title: { en: 'Supplier risk', ar: 'مخاطر المورّدين' },
      text: {
        en: 'Suppliers are ranked by what they could stop or expose. The critical ones answer 25 questions and show proof; the others sign a short declaration. Clauses on data location, subcontractors and exit are drafted with your legal department.',
        ar: 'نرتّب المورّدين بحسب ما قد يعطّلونه أو يكشفونه. يجيب ذوو الأثر الأكبر عن 25 سؤالًا مع الدليل، ويوقّع غيرهم إقرارًا قصيرًا. ونصوغ مع إدارتكم القانونية بنود موقع البيانات والمتعاقدين من الباطن وإنهاء التعاقد.',
      },
    },
    {
      title: { en: 'Mock audit', ar: 'تدقيق تجريبي' },
      text: {
        en: 'Four weeks before the real audit, a certified auditor who has not worked on the project holds a full mock audit. Findings are closed or explained in writing, and the people to be interviewed practise with their own records.',
        ar: 'قبل التدقيق الفعلي بأربعة أسابيع يجري مدقّق معتمد لم يشارك في المشروع تدقيقًا كاملًا على سبيل التجربة. وتنتهي الملاحظات بإغلاق أو تفسير مكتوب، ويتدرّب من سيقابلهم المدقّق على سجلاتهم هم.',
      },
    },
  ],
  receives: {
    en: [
      'A register of obligations, risks and controls',
      'Approved policies and procedures in both languages',
      'An evidence library filed by control',
      'The mock audit report, with its findings closed or explained',
      'A yearly calendar of tests, reviews and renewals',
    ],
    ar: [
      'سجلّ للالتزامات والمخاطر والضوابط',
      'سياسات وإجراءات معتمدة باللغتين',
      'مكتبة أدلّة مرتّبة بحسب الضوابط',
      'تقرير التدقيق التجريبي مع إغلاق ملاحظاته أو تفسيرها',
      'تقويم سنوي للاختبارات والمراجعات والتجديدات',
    ],
  },
} as const satisfies Service
