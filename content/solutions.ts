/** What the solutions page says: the eight solutions, the sectors, the figures, the way out. */

import type { SolutionsContent } from './types.ts'

export const solutions = {
  provide: {
    kicker: { en: 'What we provide', ar: 'ما نقدّمه' },
    heading: {
      en: 'What the eight solutions do',
      ar: 'ما تقدّمه الحلول الثمانية',
    },
  },
  cards: [
    {
      id: 1,
      icon: 'core-platform',
      service: 1,
      project: 19,
      title: { en: 'Core business platform', ar: 'منصّة الأعمال الأساسية' },
      text: {
        en: 'The base of the other seven, with finance, purchasing, HR and asset applications whose approvals follow your regulations.',
        ar: 'أساس الحلول السبعة الأخرى، وفيه تطبيقات المالية والمشتريات والموارد البشرية والأصول، بمراحل الاعتماد التي تنصّ عليها لوائحكم.',
      },
      forWhom: {
        en: 'For finance, purchasing, HR and asset departments',
        ar: 'لإدارات المالية والمشتريات والموارد البشرية والأصول',
      },
    },
    {
      id: 2,
      icon: 'decision-rooms',
      service: 11,
      project: 21,
      title: { en: 'Decision rooms', ar: 'غرف القرار' },
      text: {
        en: 'A screen for each question a board asks, with source and owner under the figures.',
        ar: 'شاشة لكل سؤال يطرحه مجلس الإدارة، وتحت الرقم مصدره واسم مالكه.',
      },
      forWhom: { en: 'For boards and executive offices', ar: 'لمجالس الإدارة والمكاتب التنفيذية' },
    },
    {
      id: 3,
      icon: 'field-operations',
      service: 1,
      project: 7,
      title: { en: 'Field operations', ar: 'العمليات الميدانية' },
      text: {
        en: 'Rounds, inspections and repairs planned by district and recorded on a phone, with or without a signal.',
        ar: 'تخطيط الجولات والتفتيش والصيانة بحسب الحي، وتسجيلها من الهاتف وإن انقطعت الشبكة.',
      },
      forWhom: {
        en: 'For utilities, telecoms and municipal crews',
        ar: 'لشركات المرافق والاتصالات والفرق البلدية',
      },
    },
    {
      id: 4,
      icon: 'citizen-services',
      service: 1,
      project: 1,
      title: { en: 'Citizen services', ar: 'خدمات المستفيدين' },
      text: {
        en: 'Applications in two languages, a page for following them, and a notice to the applicant at every stage.',
        ar: 'طلبات باللغتين، وصفحة لمتابعتها، وإشعار يصل إلى صاحب الطلب عند كل مرحلة.',
      },
      forWhom: {
        en: 'For municipalities and service authorities',
        ar: 'للأمانات والهيئات الخدمية',
      },
    },
    {
      id: 5,
      icon: 'data-exchange',
      service: 3,
      project: 3,
      title: { en: 'Data exchange', ar: 'تبادل البيانات' },
      text: {
        en: 'Records passed between organizations by agreed rules, with a log of who asked for what and when.',
        ar: 'تنتقل السجلات بين الجهات وفق قواعد متّفق عليها، ويُدوّن من طلب كل سجلّ ومتى طلبه.',
      },
      forWhom: {
        en: 'For ports, registries and public bodies that share records',
        ar: 'للموانئ وجهات التسجيل والجهات التي تتبادل البيانات',
      },
    },
    {
      id: 6,
      icon: 'spatial-platform',
      service: 4,
      project: 20,
      title: { en: 'Spatial platform', ar: 'المنصّة المكانية' },
      text: {
        en: 'Parcels, networks and field readings on a shared map that planners, crews and directors all open.',
        ar: 'قطع الأراضي والشبكات وقراءات الميدان على خريطة مشتركة، يفتحها المخطّط والفنّي والمدير.',
      },
      forWhom: {
        en: 'For planners, utilities and land registries',
        ar: 'للمخطّطين وشركات المرافق والسجلات العقارية',
      },
    },
    {
      id: 7,
      icon: 'document-intelligence',
      service: 6,
      project: 31,
      title: { en: 'Document intelligence', ar: 'القراءة الآلية للوثائق' },
      text: {
        en: 'Letters, contracts and scans read in Arabic and English, their names, dates and amounts filed where they belong.',
        ar: 'قراءة الخطابات والعقود والوثائق الممسوحة ضوئيًا بالعربية والإنجليزية، وحفظ ما فيها من أسماء وتواريخ ومبالغ في موضعه.',
      },
      forWhom: {
        en: 'For leasing, legal and records departments',
        ar: 'لإدارات التأجير والشؤون القانونية والوثائق',
      },
    },
    {
      id: 8,
      icon: 'assurance-audit',
      service: 16,
      project: 13,
      title: { en: 'Assurance and audit', ar: 'التأكيد والمراجعة' },
      text: {
        en: 'Controls tested on schedule, the evidence kept with the result, and findings followed until they are closed.',
        ar: 'اختبار الضوابط في مواعيدها، وحفظ الدليل مع النتيجة، ومتابعة الملاحظات حتى تُغلق.',
      },
      forWhom: {
        en: 'For internal audit, risk and compliance',
        ar: 'للمراجعة الداخلية والمخاطر والامتثال',
      },
    },
  ],
  sectors: {
    kicker: { en: 'Sectors', ar: 'القطاعات' },
    heading: { en: 'Ten sectors we work in', ar: 'عشرة قطاعات نعمل فيها' },
  },
  sectorList: [
    {
      id: 1,
      name: { en: 'Government', ar: 'القطاع الحكومي' },
      icon: 'government',
      gridColumn: 1,
    },
    { id: 2, name: { en: 'Health', ar: 'الصحة' }, icon: 'health', gridColumn: 1 },
    { id: 3, name: { en: 'Education', ar: 'التعليم' }, icon: 'education', gridColumn: 1 },
    {
      id: 4,
      name: { en: 'Communications', ar: 'الاتصالات' },
      icon: 'communications',
      gridColumn: 1,
    },
    {
      id: 5,
      name: { en: 'Energy and water', ar: 'الطاقة والمياه' },
      icon: 'energy-water',
      gridColumn: 1,
    },
    { id: 6, name: { en: 'Housing', ar: 'الإسكان' }, icon: 'housing', gridColumn: 1 },
    {
      id: 7,
      name: { en: 'Transport and ports', ar: 'النقل والموانئ' },
      icon: 'transport-ports',
      gridColumn: 1,
    },
    { id: 8, name: { en: 'Finance', ar: 'القطاع المالي' }, icon: 'finance', gridColumn: 1 },
    { id: 9, name: { en: 'Industry', ar: 'الصناعة' }, icon: 'industry', gridColumn: 1 },
    {
      id: 10,
      name: { en: 'Tourism and culture', ar: 'السياحة والثقافة' },
      icon: 'tourism-culture',
      gridColumn: 1,
    },
  ],
  moreSectors: {
    value: 10,
    label: {
      en: { one: 'other sector we work in', other: 'other sectors we work in' },
      ar: {
        zero: 'قطاع آخر نعمل فيه',
        one: 'قطاع آخر نعمل فيه',
        two: 'قطاعان آخران نعمل فيهما',
        few: 'قطاعات أخرى نعمل فيها',
        many: 'قطاعًا آخر نعمل فيه',
        other: 'قطاع آخر نعمل فيه',
      },
    },
  },
  numbers: {
    kicker: { en: 'Our numbers', ar: 'أرقامنا' },
    heading: { en: 'What the platform holds, and whom it serves', ar: 'ما تضمّه المنصّة ومن تخدمه' },
  },
  figuresSource: {
    en: 'Counted on 31 December 2025, from our contract register and the platform’s release notes.',
    ar: 'أُحصيت في 31 ديسمبر 2025 من سجلّ عقودنا وسجلّ إصدارات المنصّة.',
  },
  figures: [
    {
      value: 22,
      label: {
        en: { one: 'sector served', other: 'sectors served' },
        ar: {
          zero: 'قطاع نخدمه',
          one: 'قطاع نخدمه',
          two: 'قطاعان نخدمهما',
          few: 'قطاعات نخدمها',
          many: 'قطاعًا نخدمها',
          other: 'قطاع نخدمها',
        },
      },
    },
    {
      value: 670,
      label: {
        en: {
          one: 'digital service running on the platform',
          other: 'digital services running on the platform',
        },
        ar: {
          zero: 'خدمة رقمية تعمل على المنصّة',
          one: 'خدمة رقمية تعمل على المنصّة',
          two: 'خدمتان رقميتان تعملان على المنصّة',
          few: 'خدمات رقمية تعمل على المنصّة',
          many: 'خدمة رقمية تعمل على المنصّة',
          other: 'خدمة رقمية تعمل على المنصّة',
        },
      },
    },
    {
      value: 50,
      label: {
        en: { one: 'optional feature', other: 'optional features' },
        ar: {
          zero: 'ميزة اختيارية',
          one: 'ميزة اختيارية',
          two: 'ميزتان اختياريتان',
          few: 'ميزات اختيارية',
          many: 'ميزة اختيارية',
          other: 'ميزة اختيارية',
        },
      },
    },
    {
      value: 42,
      label: {
        en: { one: 'built-in subsystem', other: 'built-in subsystems' },
        ar: {
          zero: 'نظام فرعي مدمج',
          one: 'نظام فرعي مدمج',
          two: 'نظامان فرعيان مدمجان',
          few: 'أنظمة فرعية مدمجة',
          many: 'نظامًا فرعيًا مدمجًا',
          other: 'نظام فرعي مدمج',
        },
      },
    },
  ],
  reachUs: {
    heading: {
      en: 'See the core platform on its own site',
      ar: 'تعرّفوا على المنصّة في موقعها',
    },
    text: {
      en: 'The product site shows the platform’s modules and screens.',
      ar: 'يعرض موقع المنتج وحدات المنصّة وشاشاتها.',
    },
    label: { en: 'Open product site', ar: 'فتح موقع المنتج' },
  },
} as const satisfies SolutionsContent
