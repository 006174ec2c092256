/** Service 9: one question, one study. It has no parts: the study is a single line of argument. */

import type { Service } from '../types.ts'

export const researchAndDevelopment = {
  id: 9,
  name: { en: 'Research and development', ar: 'البحث والتطوير' },
  alsoCalled: [
    'R&D',
    'R and D',
    'innovation',
    'applied research',
    'proof of concept',
    'الابتكار',
    'البحث التطبيقي',
  ],
  icon: 'flask',
  title: {
    en: 'We test the idea before you fund it',
    ar: 'نختبر الفكرة قبل أن تموّلوها',
  },
  lead: {
    en: 'For some questions there is no product to buy. We turn such a question into a study with a protocol, a prototype and an end date, and report the result whichever way it goes.',
    ar: 'بعض الأسئلة لا يجيب عنها منتج في السوق. نحوّل السؤال منها إلى دراسة لها خطّة بحث ونموذج أولي وموعد نهاية، ونعلن نتيجتها كيفما جاءت.',
  },
  facts: {
    forWhom: {
      en: 'Organizations with a question that no product on the market answers',
      ar: 'الجهات التي لديها سؤال لا يجيب عنه منتج في السوق',
    },
    duration: {
      en: 'Sixteen weeks, with gates in weeks 4, 10 and 16',
      ar: 'ستة عشر أسبوعًا، وبواباتها في الأسابيع 4 و10 و16',
    },
    team: {
      en: 'A principal researcher, a data scientist and an engineer; a specialist of yours two days a week',
      ar: 'باحث رئيس وعالم بيانات ومهندس، ومختصّ من جهتكم يومين في الأسبوع',
    },
  },
  description: {
    en: [
      'Can till receipts stand in for a price survey? Tawd Statistics Centre asked, and the study became a weekly index that appears four days after the week closes instead of 21 after the month. Had the answer been no, the centre would have known it in week ten, for a fraction of what a system costs.',
      'A six-page protocol comes before any data: the hypothesis, the sample, the measure, and the threshold that counts as success. Where people are involved, an ethics committee approves it. The gates follow the review of earlier studies, the laboratory model and the field trial; you may stop at any of them and pay only for what has been done. Method, code and prototype are yours, documented so that another team can repeat the experiment and reach the same figure.',
    ],
    ar: [
      'هل تغني إيصالات البيع عن مسح الأسعار؟ سؤال طرحه مركز طود للإحصاء، فصارت الدراسة مؤشرًا أسبوعيًا يصدر بعد 4 أيام من نهاية الأسبوع، وكان المؤشر الشهري يصدر بعد 21 يومًا من نهاية الشهر. ولو كان الجواب لا لعرفه المركز في الأسبوع العاشر بجزء يسير من تكلفة نظام كامل.',
      'قبل أن نمسّ البيانات نكتب خطّة بحث من ست صفحات تثبّت الفرضية والعيّنة وطريقة القياس والحدّ الذي نعدّ بلوغه نجاحًا، وتعتمدها لجنة أخلاقيات إذا تعلّق البحث بأشخاص. والبوابات ثلاث: الدراسات السابقة، ثم النموذج المختبري، ثم التجربة الميدانية. ولكم أن تتوقّفوا عند أي منها، ولا تدفعون إلا مقابل ما أُنجز. والمنهج والشيفرة والنموذج الأولي ملك لكم، موثّقةً بحيث يعيد فريق آخر التجربة ويصل إلى الرقم نفسه.',
    ],
  },
  images: [
    {
      file: 'weave-saffron.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'dots-deep.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [10],
  subSections: [],
  receives: {
    en: [
      'An approved research protocol with its success threshold',
      'A report of findings, method and margin of error',
      'A prototype tried in the field, with its code',
      'The study’s data set, anonymized and described',
      'A costed recommendation: build, wait or stop',
    ],
    ar: [
      'خطّة بحث معتمدة فيها حدّ النجاح',
      'تقرير بالنتائج والمنهج وهامش الخطأ',
      'نموذج أولي جرّبناه في الميدان، ومعه شيفرته',
      'بيانات الدراسة موصوفةً بعد إخفاء هوية أصحابها',
      'توصية مقرونة بتكلفتها: البناء أو الانتظار أو التوقّف',
    ],
  },
} as const satisfies Service
