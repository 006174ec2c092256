/** Service 12: the catalogue, the rules and the owners of an organization’s data. */

import type { Service } from '../types.ts'

export const dataManagement = {
  id: 12,
  name: { en: 'Data management', ar: 'إدارة البيانات' },
  alsoCalled: ['MDM', 'DAMA', 'master data', 'البيانات المرجعية'],
  icon: 'drawers',
  title: {
    en: 'Data you can find, trust and share',
    ar: 'بيانات تجدونها وتثقون بها وتشاركونها',
  },
  lead: {
    en: 'We set up the catalogue, the quality rules and the ownership that turn scattered tables into a managed asset, then hand the running of it to your own data office.',
    ar: 'نؤسّس الفهرس وقواعد الجودة وأدوار الملكية التي تحوّل الجداول المتناثرة إلى أصل مُدار، ثم نسلّم تشغيله إلى مكتب البيانات لديكم.',
  },
  description: {
    en: [
      'Eleven tables, four spellings of the name, two dates of birth: a ministry may hold the same citizen in all these forms. Everyone knows that one of them is right; the tables do not say which. Data management settles the question and keeps it settled: what there is, who answers for it, how good it has to be and who may use it. It comes before dashboards and models, since both inherit whatever lies beneath them.',
      'Work starts with a single domain, often suppliers or locations, and the first four domains take nine to twelve months. The inventory is taken from the systems themselves, not from interviews. Then the data owner, the steward and a database engineer meet us for an hour each week: terms are defined in Arabic and English, rules agreed, defects traced to the screen where they arose. DAMA-DMBOK sets our scope; in Saudi Arabia the national standards set the wording and the evidence.',
      'In the last twelve weeks the data office takes over, with our people at its side. By then a new analyst finds the right table in minutes, reads what it means and sees last night’s score beside it. A defect has an address and a deadline. When another organization asks for data, the answer is an agreement with an end date and a log; it used to be a memory stick and a favour between colleagues.',
    ],
    ar: [
      'قد يرد المواطن نفسه في 11 جدولًا داخل وزارة واحدة، بأربع صور لكتابة اسمه وبتاريخين لميلاده. الجميع يعلم أن إحداها صحيحة، ولا أحد يعرف أيّتها. تحسم إدارة البيانات هذا السؤال وتحفظ جوابه: ما الموجود، ومن المسؤول عنه، وأي جودة تلزمه، ومن يحقّ له استعماله. وهي تسبق لوحات المتابعة والنماذج، لأن هذه وتلك ترث ما تحتها.',
      'نبدأ بمجال واحد، هو في الغالب المورّدون أو المواقع، وتستغرق المجالات الأربعة الأولى من تسعة أشهر إلى 12 شهرًا. نجري الحصر من الأنظمة نفسها لا من المقابلات. ثم يجتمع معنا ساعةً كل أسبوع مالك البيانات وأمينها ومهندس قاعدة البيانات، فنعرّف المصطلحات بالعربية والإنجليزية، ونتّفق على القواعد، ونتتبّع الخلل إلى الشاشة التي نشأ فيها. مرجعنا في النطاق دليل DAMA-DMBOK، وفي السعودية نلتزم ضوابط إدارة البيانات الوطنية ومواصفاتها في ألفاظها وفي ما تطلبه من إثبات.',
      'في آخر 12 أسبوعًا يتولّى مكتب البيانات لديكم العمل ونبقى نحن إلى جانبه. حينها يجد المحلّل الجديد الجدول الصحيح في دقائق، ويقرأ معناه، ويرى إلى جانبه درجة جودته في الليلة الماضية. ولكل خلل مسؤول عنه ومهلة لإصلاحه. وإذا طلبت جهة أخرى بيانات كان الجواب اتفاقية لها مدّة وسجلّ، بعد أن كان ذاكرة محمولة ومجاملة بين زميلين.',
    ],
  },
  images: [
    {
      file: 'steps-deep.svg',
      alt: {
        en: 'Lineage, drawn from source to report',
        ar: 'تتبّع البيانات من المصدر إلى التقرير',
      },
    },
    {
      file: 'dots-aqua.svg',
      alt: {
        en: 'Quality scores by domain, before and after',
        ar: 'درجات الجودة لكل مجال، قبل العمل وبعده',
      },
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
        en: 'Checks written with the business, run every night, reported by owner. Each rule states the error it prevents and what that error costs; a rule that has caught nothing in a year is withdrawn or rewritten.',
        ar: 'فحوص تُكتب مع إدارات الأعمال، وتعمل كل ليلة، وتُرفع إلى المالك. تذكر كل قاعدة الخطأ الذي تمنعه وتكلفته، والقاعدة التي لم تكشف شيئًا في سنة نسحبها أو نعيد كتابتها.',
      },
    },
    {
      title: { en: 'Master and reference data', ar: 'البيانات المرجعية والرئيسية' },
      text: {
        en: 'A single version of people, places, products and codes. Matching copes with an Arabic name however it is spelt or transliterated and sends close cases to a steward; other systems draw on this version and keep none of their own.',
        ar: 'نسخة واحدة من الأشخاص والمواقع والمنتجات والرموز. تتعامل المطابقة مع الاسم العربي كيفما كُتب بالحروف العربية أو اللاتينية، وتحيل الحالات المتقاربة إلى أمين البيانات، وتأخذ الأنظمة الأخرى من هذه النسخة ولا تحتفظ بنسخ خاصّة بها.',
      },
    },
    {
      title: { en: 'Sharing agreements', ar: 'اتفاقيات المشاركة' },
      text: {
        en: 'Who may see what, for how long, and how it is logged. Data is classified into four levels, personal fields are masked unless the owner decides otherwise, and each agreement ends on its date unless both sides renew it.',
        ar: 'من يطّلع على ماذا، وإلى متى، وكيف يُسجَّل ذلك. البيانات مصنّفة في أربعة مستويات، والحقول الشخصية محجوبة ما لم يقرّر مالكها غير ذلك، وكل اتفاقية تنتهي في موعدها إلا إذا جدّدها الطرفان.',
      },
    },
  ],
  receives: {
    en: [
      'A bilingual data catalogue that your stewards maintain',
      'An operating model for the data office, with every role named',
      'A quality scorecard for each domain, renewed every night',
      'Twelve weeks of work alongside your own data office',
    ],
    ar: [
      'فهرس بيانات ثنائي اللغة يحدّثه أمناء البيانات لديكم',
      'نموذج تشغيل لمكتب البيانات يسمّي كل دور فيه',
      'بطاقة جودة لكل مجال تتجدّد كل ليلة',
      'اثنا عشر أسبوعًا نعمل فيها إلى جانب مكتب البيانات لديكم',
    ],
  },
} as const satisfies Service
