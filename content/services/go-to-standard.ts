/** Service 7: from the gap analysis to the certificate. */

import type { Service } from '../types.ts'

export const goToStandard = {
  id: 7,
  name: { en: 'Go-to-standard', ar: 'المواءمة مع المعايير' },
  alsoCalled: ['standardization', 'standardisation', 'accreditation'],
  icon: 'stamp',
  title: {
    en: 'A standard is met with evidence, not intent',
    ar: 'المعيار يستوفيه الدليل لا النيّة',
  },
  lead: {
    en: 'We take your organization from the clause it fails today to the audit it passes, and leave behind people who can pass the next without us.',
    ar: 'ننتقل بجهتكم من البند الذي لا تستوفيه اليوم إلى التدقيق الذي تجتازه، ونترك فيها فريقًا يجتاز التدقيق التالي من دوننا.',
  },
  description: {
    en: [
      'Some standards are a choice and some are an order: a tender asks for ISO 9001 or ISO/IEC 27001, a regulator scores you against the national data management standards, a ministry issues a service code with a date on it. In each case an outsider will open the files and ask for proof. This service gets the proof ready and, where there is none, changes the work until there is.',
      'The gap analysis takes three to five weeks. Two of our assessors sit with the head of each unit, read the text clause by clause and mark every requirement as met, partly met or open, with the document or record that shows it. The result is a single register, sorted by effort and by risk. Remediation then runs in monthly rounds, eight months on average for a management system, and ends with an internal audit, a management review and a mock visit.',
      'The certificate itself comes from an accredited body with no tie to us; we sit beside your team during its visits and answer no question on their behalf. What remains is a way of working in which evidence is a by-product of the day, so that the yearly surveillance visit is no longer a campaign. Last month’s file is complete before it is asked for, and the person who keeps it knows why each page is there.',
    ],
    ar: [
      'من المعايير ما تختاره الجهة بنفسها، ومنها ما يأتيها إلزامًا: منافسة تشترط معيار ISO 9001 أو ISO/IEC 27001، وجهة تنظيمية تقيس امتثالكم لضوابط إدارة البيانات الوطنية ومواصفاتها، ووزارة تصدر دليلًا للخدمات وتحدّد موعدًا للالتزام به. وفي كل حالة سيأتي من خارج الجهة من يفتح الملفات ويطلب الإثبات. مهمّة هذه الخدمة أن تجهّز الإثبات، فإن لم يكن موجودًا غيّرت طريقة العمل حتى يوجد.',
      'يستغرق تحليل الفجوات من ثلاثة أسابيع إلى خمسة. يجلس اثنان من مقيّمينا مع مدير كل إدارة، ويقرآن النصّ بندًا بندًا، ويسجّلان أمام كل متطلّب أنه مستوفًى أو مستوفًى جزئيًا أو غير مستوفًى، مع الوثيقة أو السجلّ الذي يثبت ذلك. والحصيلة سجلّ واحد مرتّب بحسب الجهد والخطر. ثم تمضي المعالجة في جولات شهرية، وتستغرق ثمانية أشهر في المتوسط لنظام إدارة كامل، وتنتهي بتدقيق داخلي ومراجعة من الإدارة العليا وزيارة تجريبية.',
      'أما الشهادة فتصدر عن جهة مانحة معتمدة لا صلة لنا بها. نجلس إلى جانب فريقكم في زياراتها ولا نجيب عن سؤال نيابةً عنه. وما يبقى بعدها طريقة عمل يتكوّن فيها الدليل من العمل اليومي نفسه، فلا تتحوّل زيارة المتابعة السنوية إلى حملة استنفار. ملف الشهر الماضي مكتمل قبل أن يسأل عنه أحد، ومن يحفظه يعرف سبب وجود كل صفحة فيه.',
    ],
  },
  images: [
    {
      file: 'steps-limestone.svg',
      alt: {
        en: 'Five ribbons climbing a stair, clause by clause',
        ar: 'خمسة أشرطة تصعد درجًا، بندًا بعد بند',
      },
    },
    { file: 'crop-petrol.svg', alt: { en: '', ar: '' } },
  ],
  projects: [23, 32],
  subSections: [
    {
      title: { en: 'ISO management systems', ar: 'أنظمة الإدارة وفق معايير ISO' },
      text: {
        en: 'Quality, information security, business continuity and service management: ISO 9001, ISO/IEC 27001, ISO 22301 and ISO/IEC 20000-1. Where you need two or more, we build a common set of documents with shared audits, and no procedure is written twice.',
        ar: 'الجودة وأمن المعلومات واستمرارية الأعمال وإدارة الخدمات، وفق المعايير ISO 9001 وISO/IEC 27001 وISO 22301 وISO/IEC 20000-1. وإذا احتجتم إلى معيارين أو أكثر بنينا لها وثائق واحدة وتدقيقًا مشتركًا، فلا يكتب أحد الإجراء نفسه مرتين.',
      },
    },
    {
      title: { en: 'National data standards', ar: 'ضوابط البيانات الوطنية ومواصفاتها' },
      text: {
        en: 'The Saudi national standards divide data management into fifteen domains, from governance to the protection of personal data. We score each specification, tie it to an owner and prepare the yearly compliance return; we work the same way with the equivalent rules of other Gulf states.',
        ar: 'تقسّم ضوابط إدارة البيانات الوطنية ومواصفاتها في السعودية إدارة البيانات إلى 15 مجالًا، من الحوكمة إلى حماية البيانات الشخصية. نقيس استيفاء كل مواصفة ونربطها بمالكها ونعدّ تقرير الامتثال السنوي، ونعمل بالأسلوب نفسه مع ما يقابلها في دول الخليج الأخرى.',
      },
    },
    {
      title: { en: 'Sector formats and codes', ar: 'صيغ القطاع ورموزه' },
      text: {
        en: 'A port, a hospital and a telecom operator each have formats their trade has agreed on. We map your services and records to those in force in your sector, HL7 FHIR in health for example, and test the exchange with a real partner before we call it done.',
        ar: 'لكل من الميناء والمستشفى وشركة الاتصالات صيغ اتّفق عليها أهل قطاعه. نوائم خدماتكم وسجلاتكم مع الصيغة المعتمدة في قطاعكم، كمعيار HL7 FHIR في الصحة، ثم نختبر التبادل مع شريك فعلي قبل أن نعدّه مكتملًا.',
      },
    },
    {
      title: { en: 'Documents people use', ar: 'وثائق يعمل بها الناس' },
      text: {
        en: 'A policy nobody opens fails at the first interview. We write procedures of one or two pages, in Arabic and English, with those who carry them out, and delete the ones that describe work no longer done.',
        ar: 'السياسة التي لا يفتحها أحد تسقط في أول مقابلة. نكتب الإجراء في صفحة أو صفحتين، بالعربية والإنجليزية، مع من ينفّذه، ونحذف كل إجراء يصف عملًا لم يعد قائمًا في الجهة.',
      },
    },
    {
      title: { en: 'Auditors of your own', ar: 'مدقّقون من داخل الجهة' },
      text: {
        en: 'Four to eight of your staff take a five-day course, audit two units alongside our auditors and then lead an audit alone. From the second year they run the whole programme, and the plan of visits carries their names.',
        ar: 'يلتحق أربعة إلى ثمانية من موظفيكم بدورة مدّتها خمسة أيام، ثم يدقّقون إدارتين إلى جانب مدقّقينا، ثم يقودون تدقيقًا وحدهم. ومن السنة الثانية يتولّون البرنامج كله، وتحمل خطّة الزيارات أسماءهم.',
      },
    },
  ],
  receives: {
    en: [
      'A gap register with owner, evidence and date for every clause',
      'Policies, procedures and forms in both languages',
      'Internal auditors who have each led a full audit',
      'A mock-visit report with every finding closed',
      'The certificate or the compliance score, from the issuing body',
    ],
    ar: [
      'سجلّ فجوات فيه لكل بند مالكه ودليله وموعده',
      'سياسات وإجراءات ونماذج مكتوبة باللغتين',
      'مدقّقون داخليون قاد كل منهم تدقيقًا كاملًا',
      'تقرير الزيارة التجريبية بعد إغلاق ملاحظاته كلها',
      'الشهادة أو درجة الامتثال من الجهة التي تصدرها',
    ],
  },
} as const satisfies Service
