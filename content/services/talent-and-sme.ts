/** Service 14: data people grown inside their own jobs, and help for small and medium firms. */

import type { Service } from '../types.ts'

export const talentAndSme = {
  id: 14,
  name: { en: 'Talent and SME', ar: 'الكفاءات والمنشآت الصغيرة والمتوسطة' },
  alsoCalled: ['SME', 'SMEs', 'small and medium enterprises', 'training', 'التدريب'],
  icon: 'seedling',
  title: {
    en: 'Skills that stay when the trainers leave',
    ar: 'مهارات تبقى بعد رحيل المدرّب',
  },
  lead: {
    en: 'Data staff learn on the job, on their own files. Small and medium firms learn to read stock, margin and customers from figures they keep themselves.',
    ar: 'يتعلّم مختصّو البيانات وهم في وظائفهم وعلى ملفاتهم، وتتعلّم المنشآت الصغيرة والمتوسطة قراءة مخزونها وهامش ربحها وعملائها من أرقام تمسكها بنفسها.',
  },
  description: {
    en: [
      'A data office is only as strong as the eight or ten people who open its files each morning, and a small firm often has nobody in that role. This service works at both ends. Institutions grow analysts, engineers and data stewards from staff they already employ. Firms of 6 to 249 people, the range Saudi rules call small and medium, receive shared specialists, plain tools and a way of counting that suits their size.',
      'A cohort has sixteen people and lasts five months. Before it starts, every candidate solves a two-hour exercise on masked data, and places follow the result rather than the grade on the payroll. Two days a week go to lessons and three to a task chosen with the candidate’s manager; a mentor reviews the work every second Thursday. Firms meet in a smaller circle, ten from the same trade, for twelve evenings.',
      'A directorate then has people who can defend a figure and managers who know what to ask them. A shop owner sees margin by product on the fifth of the month, before the accountant’s statement arrives. The sponsor receives three figures, taken after six months and again after twelve: how many are still in post, how many of their tasks are still in use, and how many firms update their figures every week.',
    ],
    ar: [
      'قوّة مكتب البيانات من قوّة ثمانية أشخاص أو عشرة يفتحون ملفاته كل صباح، أما المنشأة الصغيرة فكثيرًا ما يبقى مكانهم فيها خاليًا. تعمل هذه الخدمة على الطرفين معًا. فالجهات الكبيرة تؤهّل محلّلين ومهندسين وأمناء بيانات من موظفيها أنفسهم، والمنشآت التي يعمل فيها من ستة موظفين إلى 249 موظفًا، وهي الصغيرة والمتوسطة في التصنيف السعودي، تجد مختصّين مشتركين وأدوات بسيطة وطريقة في العدّ تناسب حجمها.',
      'تضمّ الدفعة 16 متدرّبًا وتمتدّ خمسة أشهر. قبل بدايتها يحلّ كل مرشّح تمرينًا مدّته ساعتان على بيانات محجوبة الهوية، وتوزيع المقاعد بحسب النتيجة لا بحسب المرتبة الوظيفية. يومان في الأسبوع للدروس، وثلاثة لمهمّة يختارها المتدرّب مع مديره، ويراجع المرشد العمل يوم الخميس كل أسبوعين. أما المنشآت فتلتقي في حلقة أصغر، عشر منشآت من نشاط واحد على مدى 12 أمسية.',
      'في ختام البرنامج يكون في الإدارة من يدافع عن الرقم، ومدير يعرف عمّا يسأل. ويرى صاحب المتجر هامش كل منتج في الخامس من الشهر قبل أن يصله كشف المحاسب. ونرفع إلى الجهة الراعية ثلاثة أرقام بعد ستة أشهر ثم بعد سنة، هي عدد من بقوا في مواقعهم، وعدد المهامّ التي ما زالت مستعملة، وعدد المنشآت التي تحدّث أرقامها كل أسبوع.',
    ],
  },
  images: [
    {
      file: 'dots-aqua.svg',
      alt: {
        en: 'A cohort’s results before and after, drawn in dots',
        ar: 'نتائج الدفعة قبل البرنامج وبعده، مرسومة بالنقاط',
      },
    },
    {
      file: 'steps-mist.svg',
      alt: {
        en: 'Four levels of skill, climbed in turn',
        ar: 'أربعة مستويات للمهارة، درجة بعد درجة',
      },
    },
  ],
  projects: [14, 30],
  subSections: [
    {
      title: { en: 'Skills map', ar: 'خريطة المهارات' },
      text: {
        en: 'Roles are described in the words of the work, from data steward to analytics engineer, in four levels. Each employee is placed by exercise and conversation, and gaps are shown by department, so the training budget has a list behind it.',
        ar: 'نصف الأدوار بلغة العمل نفسه، من أمين البيانات إلى مهندس التحليلات، في أربعة مستويات. ونحدّد مستوى كل موظف بتمرين ومقابلة، ثم تظهر الفجوات بحسب الإدارات، فتستند ميزانية التدريب إلى قائمة واضحة.',
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
      title: { en: 'Half-days for managers', ar: 'أنصاف أيام للمديرين' },
      text: {
        en: 'Four morning sessions for those who commission analysis. They learn to write a request of five lines, to read a margin of error, to recognize a misleading axis and to say no to a dashboard without readers.',
        ar: 'أربع جلسات صباحية لمن يطلب التحليل ويبني عليه. يتعلّم فيها المدير أن يكتب طلبه في خمسة أسطر، وأن يقرأ هامش الخطأ، وأن يلحظ المحور المضلّل، وأن يرفض لوحة متابعة لن يفتحها أحد.',
      },
    },
    {
      title: { en: 'Graduate placements', ar: 'تدريب طلاب السنة الأخيرة' },
      text: {
        en: 'Final-year students join a client team for sixteen weeks with a task that has an end. Supervisors from the university, the client and our own team read the result together and sign the same assessment.',
        ar: 'ينضمّ طلاب السنة الأخيرة إلى فريق العميل 16 أسبوعًا لإنجاز مهمّة لها نهاية. ويقرأ النتيجة ثلاثة مشرفين معًا، من الجامعة ومن العميل ومن منوال، ويوقّعون تقييمًا واحدًا.',
      },
    },
    {
      title: { en: 'Workshops for small firms', ar: 'ورش عمل للمنشآت الصغيرة' },
      text: {
        en: 'Ten bakeries, ten clinics or ten contractors around a table, each with its own laptop. In twelve evenings they set up sales, stock and cash sheets from common templates and compare ratios without showing one another their prices.',
        ar: 'أصحاب عشرة مخابز أو عشر عيادات أو عشر شركات مقاولات حول طاولة واحدة، ومع كل منهم حاسوبه. وفي 12 أمسية ينشئون جداول المبيعات والمخزون والنقد من قوالب مشتركة، ويقارنون النسب من دون أن يكشف أحدهم أسعاره.',
      },
    },
    {
      title: { en: 'Skills exchange', ar: 'سوق المهارات' },
      text: {
        en: 'On the exchange built with Mighzal Talent Platform, small firms state the skill they lack and training centres answer with seats. In the first year 2,600 were filled. The same model can be set up for a city or a sector.',
        ar: 'في السوق التي بنيناها مع منصّة مغزل للكفاءات تعلن المنشآت الصغيرة ما ينقصها من مهارات، فتعرض مراكز التدريب مقاعدها. وقد امتلأ منها 2600 مقعد في السنة الأولى، ويمكن فتح سوق مثلها لمدينة أو قطاع.',
      },
    },
  ],
  receives: {
    en: [
      'A skills map of every data role, by department',
      'Sixteen trained people, each with a finished task',
      'Course material in both languages, yours to teach again',
      'Working templates for every firm that took part',
      'Follow-up figures after six and twelve months',
    ],
    ar: [
      'خريطة مهارات لكل دور في البيانات بحسب الإدارات',
      'دفعة من 16 متدرّبًا لكل منهم مهمّة مكتملة',
      'مادّة تدريبية باللغتين يحقّ لكم إعادة تدريسها',
      'قوالب جاهزة للعمل لكل منشأة شاركت',
      'أرقام متابعة بعد ستة أشهر وبعد سنة',
    ],
  },
} as const satisfies Service
