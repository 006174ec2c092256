/** What the solutions page says: the eight solutions, the sectors, the figures, the way out. */

import type { SolutionsContent } from './types.ts'

export const solutions = {
  provide: {
    kicker: { en: 'What we provide', ar: 'ما نقدّمه' },
    heading: { en: 'What each of the eight solutions does', ar: 'ثمانية حلول، ولكل حلّ مهمّة واحدة' },
  },
  cards: [
    {
      id: 1,
      icon: 'core-platform',
      service: 1,
      title: { en: 'Core business platform', ar: 'منصّة الأعمال الأساسية' },
      text: {
        en: 'Finance, purchasing, staff and assets on a single set of records, with the approvals your regulations already prescribe.',
        ar: 'المالية والمشتريات والموظفون والأصول في سجلّ واحد، بمراحل الاعتماد التي تنصّ عليها لوائحكم.',
      },
    },
    {
      id: 2,
      icon: 'decision-rooms',
      service: 11,
      title: { en: 'Decision rooms', ar: 'غرف القرار' },
      text: {
        en: 'A screen for each question a board asks, with the source and the owner under every figure.',
        ar: 'شاشة لكل سؤال يطرحه مجلس الإدارة، وتحت كل رقم مصدره واسم مالكه.',
      },
    },
    {
      id: 3,
      icon: 'field-operations',
      service: 1,
      title: { en: 'Field operations', ar: 'العمليات الميدانية' },
      text: {
        en: 'Rounds, inspections and repairs planned by district and recorded on a phone, with or without a signal.',
        ar: 'تخطيط الجولات والتفتيش والصيانة بحسب الحي، وتسجيلها من الهاتف وإن انقطعت الشبكة.',
      },
    },
    {
      id: 4,
      icon: 'citizen-services',
      service: 1,
      title: { en: 'Citizen services', ar: 'خدمات المستفيدين' },
      text: {
        en: 'Applications in two languages, a page for following them, and a notice to the applicant at every stage.',
        ar: 'طلبات باللغتين، وصفحة لمتابعتها، وإشعار يصل إلى صاحب الطلب عند كل مرحلة.',
      },
    },
    {
      id: 5,
      icon: 'data-exchange',
      service: 3,
      title: { en: 'Data exchange', ar: 'تبادل البيانات' },
      text: {
        en: 'Records passed between organizations by agreed rules, with a log of who asked for what and when.',
        ar: 'تنتقل السجلات بين الجهات وفق قواعد متّفق عليها، ويُدوّن من طلب كل سجلّ ومتى طلبه.',
      },
    },
    {
      id: 6,
      icon: 'spatial-platform',
      service: 4,
      title: { en: 'Spatial platform', ar: 'المنصّة المكانية' },
      text: {
        en: 'Parcels, networks and field readings on a shared map that planners, crews and directors all open.',
        ar: 'قطع الأراضي والشبكات وقراءات الميدان على خريطة واحدة، يفتحها المخطّط والفنّي والمدير.',
      },
    },
    {
      id: 7,
      icon: 'document-intelligence',
      service: 6,
      title: { en: 'Document intelligence', ar: 'القراءة الآلية للوثائق' },
      text: {
        en: 'Letters, contracts and scans read in Arabic and English, their names, dates and amounts filed where they belong.',
        ar: 'قراءة الخطابات والعقود والوثائق الممسوحة ضوئيًا بالعربية والإنجليزية، وحفظ ما فيها من أسماء وتواريخ ومبالغ في موضعه.',
      },
    },
    {
      id: 8,
      icon: 'assurance-audit',
      service: 16,
      title: { en: 'Assurance and audit', ar: 'التحقّق والتدقيق' },
      text: {
        en: 'Controls tested on schedule, the evidence kept beside each result, and findings followed until they are closed.',
        ar: 'اختبار الضوابط في مواعيدها، وحفظ الدليل مع كل نتيجة، ومتابعة الملاحظات حتى تُغلق.',
      },
    },
  ],
  sectors: {
    kicker: { en: 'Sectors', ar: 'القطاعات' },
    heading: { en: 'Ten sectors whose rules we know', ar: 'عشرة قطاعات نعرف لوائحها' },
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
    heading: { en: 'Where our solutions are at work', ar: 'ما بلغته حلولنا' },
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
        en: { one: 'platform feature', other: 'platform features' },
        ar: {
          zero: 'ميزة في المنصّة',
          one: 'ميزة في المنصّة',
          two: 'ميزتان في المنصّة',
          few: 'ميزات في المنصّة',
          many: 'ميزة في المنصّة',
          other: 'ميزة في المنصّة',
        },
      },
    },
    {
      value: 42,
      label: {
        en: { one: 'subsystem', other: 'subsystems' },
        ar: {
          zero: 'نظام فرعي',
          one: 'نظام فرعي',
          two: 'نظامان فرعيان',
          few: 'أنظمة فرعية',
          many: 'نظامًا فرعيًا',
          other: 'نظام فرعي',
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
      en: 'The product site shows the platform’s modules and screens. It opens in a new tab.',
      ar: 'يعرض موقع المنتج وحدات المنصّة وشاشاتها، ويُفتح في علامة تبويب جديدة.',
    },
    label: { en: 'Open product site', ar: 'فتح موقع المنتج' },
  },
} as const satisfies SolutionsContent
