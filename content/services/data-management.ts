/** Service 12: the catalogue, the rules and the owners of an organization’s data. */

import type { Service } from '../types.ts'

export const dataManagement = {
  id: 12,
  name: { en: 'Data management', ar: 'إدارة البيانات' },
  alsoCalled: [
    'MDM',
    'DAMA',
    'NDMO',
    'SDAIA',
    'master data',
    'data governance',
    'data catalog',
    'data quality',
    'البيانات المرجعية',
    'حوكمة البيانات',
    'سدايا',
    'جودة البيانات',
    'دليل البيانات',
    'البيانات الوصفية',
  ],
  icon: 'drawers',
  title: {
    en: 'Data you can find, trust and share',
    ar: 'بيانات تجدونها وتثقون بها وتشاركونها',
  },
  lead: {
    en: 'We set up the catalogue, the quality rules and the ownership that turn scattered tables into a managed asset, then hand the running of it to your own data office.',
    ar: 'نؤسّس الفهرس وقواعد الجودة وأدوار الملكية التي تحوّل الجداول المتناثرة إلى أصل تُحسَن إدارته، ثم نسلّم تشغيله إلى مكتب البيانات لديكم.',
  },
  facts: {
    forWhom: {
      en: 'Data offices, and organizations that must set one up',
      ar: 'مكاتب البيانات، والجهات المطالبة بإنشائها',
    },
    duration: {
      en: 'From 9 to 12 months for four domains, the last 12 weeks alongside your office',
      ar: 'من 9 أشهر إلى 12 شهرًا لأربعة مجالات، وآخر 12 أسبوعًا إلى جانب مكتبكم',
    },
    team: {
      en: 'A data architect, a governance lead and a database engineer; an owner and a steward for each domain',
      ar: 'مهندس معمارية بيانات ومسؤول حوكمة ومهندس قواعد بيانات، ومن جهتكم مالك وأمين لكل مجال',
    },
  },
  description: {
    en: [
      'Wadi Municipality asked for a list of its street trees and found four, of different lengths, in four departments. The inventory that followed lists 740 data sets with their owners and ages; 200 duplicates were retired, and seven surveys cancelled in the first year because someone had already made them.',
      'We work a domain at a time, suppliers or locations first. The inventory is taken from the systems themselves; then owner, steward and engineer meet us for an hour a week to define terms in both languages, agree rules and trace defects to the screen where they arose. DAMA-DMBOK sets the scope. In Saudi Arabia the standards of the National Data Management Office (NDMO), part of SDAIA, set the wording and the evidence.',
    ],
    ar: [
      'طلبت أمانة الوادي قائمة بأشجار شوارعها، فوجدت أربع قوائم مختلفة الطول في أربع إدارات. وحُصرت بعد ذلك 740 مجموعة بيانات بمالكيها وتواريخها، وأُوقفت 200 نسخة مكرّرة، وأُلغيت في السنة الأولى 7 مسوح سبق إنجازها.',
      'نعمل مجالًا بعد مجال، والبداية غالبًا بالمورّدين أو المواقع. نجري الحصر من الأنظمة نفسها، ثم نجتمع ساعة كل أسبوع مع مالك البيانات وأمينها والمهندس، فنعرّف المصطلحات باللغتين ونتّفق على القواعد ونتتبّع الخلل إلى الشاشة التي نشأ فيها. مرجع النطاق دليل DAMA-DMBOK، وفي السعودية نلتزم ضوابط مكتب إدارة البيانات الوطنية التابع لهيئة «سدايا» ومواصفاته، في ألفاظها وفي ما تطلبه من إثبات.',
    ],
  },
  images: [
    {
      file: 'steps-deep.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'dots-aqua.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [36],
  subSections: [
    {
      title: { en: 'Catalogue and lineage', ar: 'الفهرس وتتبّع المصدر' },
      text: {
        en: 'Every table described in both languages, with the route its data has taken. Descriptions are drafted from the systems, corrected by stewards and searched in the words the business uses. Any figure in a report can be followed back to its first entry.',
        ar: 'وصف لكل جدول باللغتين، مع المسار الذي قطعه حتى وصل. نستخرج مسوّدة الوصف من الأنظمة ويصحّحها أمناء البيانات، ويبحث الموظف في الفهرس بألفاظ عمله، فيرجع من التقرير إلى أول إدخال.',
      },
    },
    {
      title: { en: 'Quality rules', ar: 'قواعد الجودة' },
      text: {
        en: 'Checks written with the business, run nightly, reported by owner. A rule states the error it prevents and what that error costs; one that has caught nothing in a year is withdrawn or rewritten.',
        ar: 'فحوص تُكتب مع إدارات الأعمال، وتعمل ليليًا، وتُرفع إلى المالك. تذكر القاعدة الخطأ الذي تمنعه وتكلفته، والقاعدة التي لم تكشف شيئًا في سنة نسحبها أو نعيد كتابتها.',
      },
    },
    {
      title: { en: 'Master and reference data', ar: 'البيانات المرجعية والرئيسية' },
      text: {
        en: 'One version of people, places, products and codes. Matching copes with an Arabic name however it is spelt or transliterated and sends close cases to a steward; other systems draw on this version and keep none of their own.',
        ar: 'نسخة معتمدة من الأشخاص والمواقع والمنتجات والرموز. تتعامل المطابقة مع الاسم العربي كيفما كُتب بالحروف العربية أو اللاتينية، وتحيل الحالات المتقاربة إلى أمين البيانات، وتأخذ الأنظمة الأخرى من هذه النسخة ولا تحتفظ بنسخ خاصّة بها.',
      },
    },
    {
      title: { en: 'Sharing agreements', ar: 'اتفاقيات المشاركة' },
      text: {
        en: 'Who may see what, for how long, and how it is logged. Data is classified into four levels, personal fields are masked unless the agreement names a lawful purpose, and an agreement ends on its date unless both sides renew it.',
        ar: 'من يطّلع على ماذا، وإلى متى، وكيف يُسجَّل ذلك. البيانات مصنّفة في أربعة مستويات، والحقول الشخصية محجوبة ما لم تنصّ الاتفاقية على غرض نظامي، وتنتهي الاتفاقية في موعدها إلا إذا جدّدها الطرفان.',
      },
    },
  ],
  receives: {
    en: [
      'A bilingual data catalogue that your stewards maintain',
      'An operating model for the data office, with every role named',
      'A quality scorecard for each domain, renewed nightly',
      'Twelve weeks of work alongside your own data office',
    ],
    ar: [
      'فهرس بيانات ثنائي اللغة يحدّثه أمناء البيانات لديكم',
      'نموذج تشغيل لمكتب البيانات يسمّي كل دور فيه',
      'بطاقة جودة لكل مجال تتجدّد ليليًا',
      'اثنا عشر أسبوعًا نعمل فيها إلى جانب مكتب البيانات لديكم',
    ],
  },
} as const satisfies Service
