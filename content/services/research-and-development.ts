/** Service 9: one question, one study. It has no parts: the study is a single line of argument. */

import type { Service } from '../types.ts'

export const researchAndDevelopment = {
  id: 9,
  name: { en: 'Research and development', ar: 'البحث والتطوير' },
  alsoCalled: ['R&D', 'R and D'],
  icon: 'flask',
  title: {
    en: 'We test the idea before you fund it',
    ar: 'نختبر الفكرة قبل أن تموّلوها',
  },
  lead: {
    en: 'For some questions there is no product to buy. We turn such a question into a study with a protocol, a prototype and an end date, and report the result whichever way it goes.',
    ar: 'بعض الأسئلة لا يجيب عنها منتج في السوق. نحوّل السؤال منها إلى دراسة لها خطّة بحث ونموذج أولي وموعد نهاية، ونعلن نتيجتها كيفما جاءت.',
  },
  description: {
    en: [
      'Can till receipts stand in for a price survey? Does a camera grade tiles as well as a foreman’s eye? No catalogue holds the answer, and a full project is an expensive way to find out. A study buys the knowledge alone: it costs a fraction of the system it precedes, and a clear no in week ten counts as a result. The weekly price index at Tawd Statistics Centre came out of a study like this.',
      'The team is small: a principal researcher, a data scientist, an engineer, and a specialist of yours for two days a week. Before any data is touched, a six-page protocol fixes the hypothesis, the sample, the measure and the threshold that counts as success; where people are concerned, an ethics committee approves it. Three gates follow, in weeks four, ten and sixteen: earlier studies and data, a laboratory model, a field trial with real users. At each gate you may stop, and you pay only for what has been done.',
      'You come away with something you can defend: a finding with its margin of error, a prototype at technology readiness level 6, and a costed opinion on whether to build. Method and code are yours, documented so that another team can repeat the experiment and reach the same figure. A positive result moves into delivery from where it stands. A negative result enters a register of closed questions, and the next committee need not ask again.',
    ],
    ar: [
      'هل تغني إيصالات البيع عن مسح الأسعار؟ وهل تصنّف الكاميرا البلاط كما تصنّفه عين المشرف؟ لا جواب عن ذلك في دليل منتجات، والمشروع الكامل طريق مكلف إلى معرفته. أما الدراسة فتشتري المعرفة وحدها، وتكلفتها جزء يسير من تكلفة النظام الذي تسبقه، والنفي الواضح في الأسبوع العاشر نتيجة معتبرة. ومن دراسة كهذه خرج المؤشر الأسبوعي للأسعار في مركز طود للإحصاء.',
      'الفريق صغير: باحث رئيس وعالم بيانات ومهندس، ومعهم مختصّ من جهتكم يومين في الأسبوع. وقبل أن نمسّ البيانات نكتب خطّة بحث من ست صفحات تثبّت الفرضية والعيّنة وطريقة القياس والحدّ الذي نعدّ بلوغه نجاحًا، وتعتمدها لجنة أخلاقيات إذا تعلّق البحث بأشخاص. تلي ذلك ثلاث بوابات في الأسابيع الرابع والعاشر والسادس عشر: الدراسات السابقة والبيانات، فالنموذج المختبري، فالتجربة الميدانية مع مستخدمين فعليين. ولكم عند كل بوابة أن تتوقّفوا، ولا تدفعون إلا مقابل ما أنجزناه.',
      'تخرجون بما تستطيعون الدفاع عنه: نتيجة معها هامش خطئها، ونموذج أولي بلغ المستوى السادس من الجاهزية التقنية، ورأي محسوب التكلفة في البناء أو تركه. المنهج والشيفرة ملك لكم، وهما موثّقان بحيث يعيد فريق آخر التجربة ويصل إلى الرقم نفسه. النتيجة الإيجابية تنتقل إلى التنفيذ من حيث وقفت، والسلبية تدخل سجلّ الأسئلة المحسومة، فلا تحتاج اللجنة التالية إلى طرح السؤال من جديد.',
    ],
  },
  images: [
    {
      file: 'weave-saffron.svg',
      alt: {
        en: 'Threads crossing in a trial piece of cloth',
        ar: 'خيوط تتقاطع في قطعة نسيج تجريبية',
      },
    },
    {
      file: 'dots-deep.svg',
      alt: {
        en: 'Measurements gathered around a value',
        ar: 'قياسات تتجمّع حول قيمة واحدة',
      },
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
      'توصية محسوبة التكلفة بالبناء أو الانتظار أو التوقّف',
    ],
  },
} as const satisfies Service
