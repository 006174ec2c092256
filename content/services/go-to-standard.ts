/** Service 7: from the gap analysis to the audit. */

import type { Service } from '../types.ts'

export const goToStandard = {
  id: 7,
  name: { en: 'Go-to-standard', ar: 'المواءمة مع المعايير' },
  alsoCalled: [
    'ISO',
    'ISO 9001',
    'ISO 27001',
    'NDMO',
    'DGA',
    'standardization',
    'standardisation',
    'accreditation',
    'آيزو',
    'الاعتماد',
    'التأهيل للشهادات',
  ],
  icon: 'stamp',
  title: {
    en: 'Evidence for every clause of the standard',
    ar: 'دليل لكل بند من بنود المعيار',
  },
  lead: {
    en: 'We take your organization from the clause it fails today to the audit, and leave behind people who can prepare the next one without us.',
    ar: 'ننتقل بجهتكم من البند الذي لا تستوفيه اليوم إلى التدقيق، ونترك فيها فريقًا يستعدّ للتدقيق التالي من دوننا.',
  },
  facts: {
    forWhom: {
      en: 'Organizations that face a tender, a regulator or a national measurement',
      ar: 'الجهات المقبلة على منافسة أو مراجعة تنظيمية أو قياس وطني',
    },
    duration: {
      en: 'Three to five weeks of gap analysis, eight months on average to the audit',
      ar: 'ثلاثة إلى خمسة أسابيع لتحليل الفجوات، وثمانية أشهر في المتوسط حتى التدقيق',
    },
    team: {
      en: 'Two assessors and a procedure writer; on your side, a head of unit for every clause',
      ar: 'مقيّمان ومختصّ في كتابة الإجراءات، ومن جهتكم مدير مسؤول عن كل بند',
    },
  },
  description: {
    en: [
      'A tender asks for ISO 9001 or ISO/IEC 27001; the National Data Management Office (NDMO) scores you against its standards; the Digital Government Authority (DGA) measures your digital transformation. In all three cases an outsider opens the files and asks for proof. We get the proof ready and, where there is none, change the work until there is.',
      'Two assessors sit with the unit heads, read the text clause by clause and mark requirements as met, partly met or open. The register that results is sorted by effort and by risk, and worked through in monthly cycles that end with an internal audit, a management review and a mock audit. The certificate comes from an accredited body with no tie to us; during its visits we sit beside your team and answer no question on their behalf.',
    ],
    ar: [
      'منافسة تشترط معيار ISO 9001 أو ISO/IEC 27001، ومكتب إدارة البيانات الوطنية يقيس امتثالكم لضوابطه ومواصفاته، وهيئة الحكومة الرقمية تقيس تحوّلكم الرقمي. وفي الحالات الثلاث يأتي من خارج الجهة من يفتح الملفات ويطلب الإثبات. نجهّز الإثبات، فإن لم يكن موجودًا غيّرنا طريقة العمل حتى يوجد.',
      'يجلس مقيّمان من فريقنا مع مديري الإدارات، ويقرآن النصّ بندًا بندًا، ويسجّلان أمام كل متطلّب أنه مستوفًى كليًا أو جزئيًا أو غير مستوفًى. ونرتّب السجلّ الناتج بحسب الجهد والخطر، ونعالجه في دورات شهرية تنتهي بتدقيق داخلي ومراجعة من الإدارة العليا وتدقيق تجريبي. أما الشهادة فتصدر عن جهة مانحة معتمدة لا صلة لنا بها، ونحضر زياراتها إلى جانب فريقكم ولا نجيب عن سؤال نيابةً عنه.',
    ],
  },
  images: [
    {
      file: 'steps-limestone.svg',
      alt: { en: '', ar: '' },
    },
    { file: 'crop-petrol.svg', alt: { en: '', ar: '' } },
  ],
  projects: [23, 32],
  subSections: [
    {
      title: { en: 'ISO management systems', ar: 'أنظمة الإدارة وفق معايير ISO' },
      text: {
        en: 'Quality, information security, business continuity and service management: ISO 9001, ISO/IEC 27001, ISO 22301 and ISO/IEC 20000-1. Where you need two or more, we build a common set of documents with shared audits, and no procedure is written twice.',
        ar: 'الجودة وأمن المعلومات واستمرارية الأعمال وإدارة الخدمات، وفق المعايير ISO 9001 وISO/IEC 27001 وISO 22301 وISO/IEC 20000-1. وإذا احتجتم إلى معيارين أو أكثر بنينا لها وثائق مشتركة وتدقيقًا مشتركًا، فلا يكتب أحد الإجراء نفسه مرتين.',
      },
    },
    {
      title: { en: 'National data standards', ar: 'ضوابط البيانات الوطنية ومواصفاتها' },
      text: {
        en: 'The Saudi national standards divide data management into 15 domains, from data governance to data security. We score the specifications, tie them to owners and prepare the yearly compliance return; we work the same way with the equivalent rules of other Gulf states.',
        ar: 'تقسّم ضوابط إدارة البيانات الوطنية ومواصفاتها في السعودية إدارة البيانات إلى 15 مجالًا، من الحوكمة إلى أمن البيانات. نقيس استيفاء المواصفات ونربطها بمالكيها ونعدّ تقرير الامتثال السنوي، ونعمل بالأسلوب نفسه مع ما يقابلها في دول الخليج الأخرى.',
      },
    },
    {
      title: { en: 'Sector formats and codes', ar: 'صيغ القطاع ورموزه' },
      text: {
        en: 'Ports, hospitals and telecom operators have formats their trades have agreed on. We map your services and records to those in force in your sector, HL7 FHIR in health, for example, and test the exchange with a real partner before we call it done.',
        ar: 'للموانئ والمستشفيات وشركات الاتصالات صيغ اتّفق عليها أهل القطاع. نوائم خدماتكم وسجلاتكم مع الصيغة المعتمدة في قطاعكم، كمعيار HL7 FHIR في الصحة، ثم نختبر التبادل مع شريك فعلي قبل أن نعدّه مكتملًا.',
      },
    },
    {
      title: { en: 'Documents people use', ar: 'وثائق يعمل بها الناس' },
      text: {
        en: 'We write procedures of one or two pages, in Arabic and English, with those who carry them out, and delete the ones that describe work no longer done: auditors ask the staff before they read the file.',
        ar: 'نكتب الإجراء في صفحة أو صفحتين، بالعربية والإنجليزية، مع من ينفّذه، ونحذف كل إجراء يصف عملًا لم يعد قائمًا في الجهة، فالمدقّق يسأل الموظفين قبل أن يقرأ الملف.',
      },
    },
    {
      title: { en: 'Auditors of your own', ar: 'مدقّقون من داخل الجهة' },
      text: {
        en: 'Four to eight of your staff take a five-day course, audit two units alongside our auditors and then lead an audit alone. From the second year they run the whole programme, and the plan of visits carries their names.',
        ar: 'يلتحق أربعة إلى ثمانية من موظفيكم بدورة مدّتها خمسة أيام، ثم يدقّقون أعمال إدارتين إلى جانب مدقّقينا، ثم يقودون تدقيقًا وحدهم. ومن السنة الثانية يتولّون البرنامج كله، وتحمل خطّة الزيارات أسماءهم.',
      },
    },
  ],
  receives: {
    en: [
      'A gap register with owner, evidence and date for every clause',
      'Policies, procedures and forms in both languages',
      'Internal auditors who have led a full audit',
      'A mock audit report with its findings closed',
      'A file ready for the certification audit, and our people beside yours during it',
    ],
    ar: [
      'سجلّ فجوات فيه لكل بند مالكه ودليله وموعده',
      'سياسات وإجراءات ونماذج مكتوبة باللغتين',
      'مدقّقون داخليون قادوا تدقيقًا كاملًا',
      'تقرير التدقيق التجريبي بعد إغلاق ملاحظاته كلها',
      'ملف جاهز لتدقيق الجهة المانحة، وفريقنا إلى جانب فريقكم في أثنائه',
    ],
  },
} as const satisfies Service
