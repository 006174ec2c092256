/** Service 14: data people grown inside their own jobs, and help for small and medium firms. */

import type { Service } from '../types.ts'

export const talentAndSme = {
  id: 14,
  name: { en: 'Talent and SME', ar: 'الكفاءات والمنشآت الصغيرة والمتوسطة' },
  alsoCalled: [
    'SME',
    'SMEs',
    'small and medium enterprises',
    'training',
    'upskilling',
    'co-op training',
    'التدريب',
    'التدريب التعاوني',
    'المنشآت الصغيرة',
    'بناء القدرات',
  ],
  icon: 'seedling',
  title: {
    en: 'Skills that stay when the trainers leave',
    ar: 'مهارات تبقى بعد انتهاء التدريب',
  },
  lead: {
    en: 'Data staff learn on the job, on their own files, and small and medium firms learn to read stock, margin and customers from figures they keep.',
    ar: 'يتعلّم مختصّو البيانات وهم في وظائفهم وعلى ملفاتهم، وتتعلّم المنشآت الصغيرة والمتوسطة قراءة مخزونها وهامش ربحها وعملائها من أرقام تقيّدها بنفسها.',
  },
  facts: {
    forWhom: {
      en: 'Institutions that train data staff, and firms of 6 to 249 people',
      ar: 'الجهات التي تؤهّل مختصّي البيانات، والمنشآت من 6 موظفين إلى 249 موظفًا',
    },
    duration: {
      en: 'Five months for a cohort, 12 evenings for a circle of firms',
      ar: 'خمسة أشهر للدفعة، و12 أمسية لمجموعة المنشآت',
    },
    team: {
      en: 'Two trainers, and two mentors for the 16 trainees',
      ar: 'مدرّبان، ومرشدان للمتدرّبين الـ16',
    },
  },
  description: {
    en: [
      'Staff learn at work: two days a week of lessons and three on a task chosen with their manager, which a mentor reviews every two weeks. Places go by the result of a two-hour exercise on masked data, whatever the payroll grade.',
      'Small firms meet ten at a time, all from the same trade, and leave with sheets for sales, stock and cash that they keep themselves. The skills exchange we built for Mighzal Talent Platform goes further: firms state the skill they lack, training centres answer with seats, and 2,600 were filled in the first year.',
      'After 6 months and again after 12, the sponsor receives three counts: people still in their jobs, tasks still in use, firms that update their figures weekly.',
    ],
    ar: [
      'يدرس الموظفون وهم على رأس العمل: يومان في الأسبوع للدروس، وثلاثة لمهمّة يختارونها مع مديرهم ويراجعها المرشد كل أسبوعين. والمقاعد بحسب نتيجة تمرين من ساعتين على بيانات محجوبة الهوية، لا بحسب المرتبة الوظيفية.',
      'وتلتقي المنشآت الصغيرة عشرًا عشرًا من النشاط نفسه، وتخرج بجداول للمبيعات والمخزون والنقد تتولّاها بنفسها. أما سوق المهارات التي بنيناها لمنصّة مغزل للكفاءات فعلى نطاق أوسع: تعلن المنشأة المهارة التي تنقصها، وتعرض مراكز التدريب مقاعدها، وقد شُغل منها 2600 مقعد في السنة الأولى.',
      'ونرفع إلى الجهة الراعية بعد ستة أشهر ثم بعد سنة ثلاثة أعداد: من بقوا في وظائفهم، والمهامّ التي ما زالت مستعملة، والمنشآت التي تحدّث أرقامها أسبوعيًا.',
    ],
  },
  images: [
    {
      file: 'dots-aqua.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'steps-mist.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [14, 30],
  subSections: [
    {
      title: { en: 'Skills map', ar: 'خريطة المهارات' },
      text: {
        en: 'Roles are described in the words of the work, from data steward to analytics engineer, in four levels. Employees are placed by exercise and conversation, and gaps are shown by department, so the training budget has a list behind it.',
        ar: 'نصف الأدوار بلغة العمل نفسه، من أمين البيانات إلى مهندس التحليلات، في أربعة مستويات. ونحدّد مستوى الموظفين بتمرين ومقابلة، ثم تظهر الفجوات بحسب الإدارات، فتستند ميزانية التدريب إلى قائمة واضحة.',
      },
    },
    {
      title: { en: 'Workplace academy', ar: 'أكاديمية في مقرّ العمل' },
      text: {
        en: 'Lessons on querying, modelling, statistics, charting and data protection, taught in Arabic with the English terms alongside. The final examination is a finished task that the candidate’s own department has used for a month.',
        ar: 'دروس في الاستعلام والنمذجة والإحصاء والرسوم البيانية وحماية البيانات، نقدّمها بالعربية وإلى جانبها المصطلح الإنجليزي. أما الاختبار الأخير فهو مهمّة مكتملة سبق أن استعملتها إدارة المتدرّب شهرًا كاملًا.',
      },
    },
    {
      title: { en: 'Half-days for managers', ar: 'لقاءات صباحية للمديرين' },
      text: {
        en: 'Four morning sessions for those who commission analysis. They learn to write a request of five lines, to read a margin of error, to recognize a misleading axis and to say no to a dashboard without readers.',
        ar: 'أربع جلسات صباحية لمن يطلب التحليل ويبني عليه. يتعلّم فيها المدير أن يكتب طلبه في خمسة أسطر، وأن يقرأ هامش الخطأ، وأن يلحظ المحور المضلّل، وأن يرفض لوحة متابعة لن يفتحها أحد.',
      },
    },
    {
      title: { en: 'Co-op placements', ar: 'التدريب التعاوني' },
      text: {
        en: 'Final-year students join a client team for 16 weeks with a task that has an end. Supervisors from the university, the client and our own team read the result together and sign a joint assessment.',
        ar: 'ينضمّ طلاب السنة الأخيرة إلى فريق العميل 16 أسبوعًا لإنجاز مهمّة لها نهاية. ويقرأ النتيجة ثلاثة مشرفين معًا، من الجامعة ومن العميل ومن منوال، ويوقّعون تقييمًا مشتركًا.',
      },
    },
    {
      title: { en: 'Workshops for small firms', ar: 'ورش عمل للمنشآت الصغيرة' },
      text: {
        en: 'Ten bakeries, ten clinics or ten contractors around a table, with their own laptops. In 12 evenings they set up sales, stock and cash sheets from common templates and compare ratios without showing one another their prices.',
        ar: 'أصحاب عشرة مخابز أو عشر عيادات أو عشر شركات مقاولات حول طاولة، ومعهم حواسيبهم. وفي 12 أمسية ينشئون جداول المبيعات والمخزون والنقد من قوالب مشتركة، ويقارنون النسب من دون أن يكشف أحدهم أسعاره.',
      },
    },
    {
      title: { en: 'Skills exchange', ar: 'سوق المهارات' },
      text: {
        en: 'The same model can be set up for a city or a sector: a list of skills in the owners’ own words, matched to the centres’ course codes, and a question to trainees after six months about what is still in use.',
        ar: 'يمكن إنشاء سوق مثلها لمدينة أو قطاع: قائمة مهارات بألفاظ أصحاب المنشآت، مربوطة برموز الدورات لدى المراكز، وسؤال للمتدرّب بعد ستة أشهر عمّا استعمله.',
      },
    },
  ],
  receives: {
    en: [
      'A skills map of data roles, by department',
      'Sixteen of your staff, with finished tasks',
      'Course material in both languages, yours to teach again',
      'Working templates for the firms that took part',
      'Follow-up figures after 6 and 12 months',
    ],
    ar: [
      'خريطة مهارات لأدوار البيانات بحسب الإدارات',
      'دفعة من 16 متدرّبًا أنجزوا مهامّهم',
      'مادّة تدريبية باللغتين يحقّ لكم إعادة تدريسها',
      'قوالب جاهزة للعمل للمنشآت المشاركة',
      'أرقام متابعة بعد ستة أشهر وبعد سنة',
    ],
  },
} as const satisfies Service
