/** Service 6: models built for one decision at a time, with their reasons and limits. */

import type { Service } from '../types.ts'

export const artificialIntelligence = {
  id: 6,
  name: { en: 'Artificial intelligence', ar: 'الذكاء الاصطناعي' },
  alsoCalled: [
    'AI',
    'ML',
    'LLM',
    'machine learning',
    'generative AI',
    'الذكاء الصناعي',
    'تعلّم الآلة',
    'الذكاء التوليدي',
  ],
  icon: 'nodes',
  title: {
    en: 'Models that show their reasons and limits',
    ar: 'نماذج تبيّن أسبابها وحدودها',
  },
  lead: {
    en: 'We build models for one decision at a time, test them on your own past cases in Arabic and English, and leave the last word to a named person.',
    ar: 'النموذج عندنا لقرار بعينه، نختبره على حالاتكم السابقة بالعربية والإنجليزية، ونترك الكلمة الأخيرة لشخص معروف بالاسم.',
  },
  facts: {
    forWhom: {
      en: 'Teams that take the same decision often and keep a record of how it turned out',
      ar: 'الفرق التي تتّخذ القرار نفسه مرارًا وتحتفظ بسجلّ نتائجه',
    },
    duration: {
      en: 'Four weeks of feasibility, then ten of silent trial',
      ar: 'دراسة جدوى في أربعة أسابيع، ثم تجربة صامتة في عشرة',
    },
    team: {
      en: 'Two data scientists, a data engineer and a language specialist; a legal adviser of yours',
      ar: 'عالما بيانات ومهندس بيانات ومختصّ لغوي، ومستشار قانوني من جهتكم',
    },
  },
  description: {
    en: [
      'Would a prediction make this decision better, or sooner? The feasibility study answers that first, and the answer may be no. Two years of past cases are taken, the outcomes hidden, and the model compared with the simplest rule anyone can think of.',
      'If it wins by a useful margin, it runs in silence: predictions are stored and nobody acts on them. That is how Nakhla University tested the model that warns its advisers in week four, where marks used to warn them in week nine. The decision to go live is taken with the people who will use it and someone who speaks for those it affects.',
      'In service, each prediction shows its three strongest reasons and a measure of doubt, and the user may overrule it. If it shows no advantage for six months, the model is switched off.',
    ],
    ar: [
      'هل يصير القرار أصوب أو أسرع إذا كان إلى جانبه تنبّؤ؟ تجيب دراسة الجدوى عن هذا السؤال أولًا، وقد يكون جوابها لا. نأخذ حالات سنتين سابقتين ونخفي نتائجها، ونقارن النموذج بأبسط قاعدة ممكنة.',
      'فإن تفوّق عليها بفارق يُعتدّ به جرّبناه في صمت: نحفظ تنبّؤاته ولا يعمل بها أحد. وبهذه الطريقة اختبرت جامعة نخلة النموذج الذي ينبّه مرشديها في الأسبوع الرابع، وكانت الدرجات لا تنبّههم قبل التاسع. ويشارك في قرار التشغيل من سيستعملون التنبّؤ ومن يتحدّث باسم من يمسّهم.',
      'وبعد التشغيل يظهر مع كل تنبّؤ أقوى ثلاثة أسباب له ومقدار الشكّ فيه، وللمستخدم أن يخالفه. وإذا غابت فائدته ستة أشهر أُوقف النموذج.',
    ],
  },
  images: [
    { file: 'crop-deep.svg', alt: { en: '', ar: '' } },
    {
      file: 'dots-petrol.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [4, 16],
  subSections: [
    {
      title: { en: 'Forecasts and early warning', ar: 'التنبّؤ والإنذار المبكّر' },
      text: {
        en: 'Demand for beds, blood, power or seats, hours or weeks ahead, is always given as a range. The horizon is set by the time needed to respond: a forecast has to come early enough for an extra shift.',
        ar: 'نتنبّأ بالطلب على الأسرّة والدم والكهرباء والمقاعد قبل حلوله بساعات أو أسابيع، ونعطيه مدًى من القيم. ونحدّد الأفق بالوقت اللازم للتصرّف، فيصل التنبّؤ وفي الوقت متّسع لوردية إضافية.',
      },
    },
    {
      title: { en: 'Arabic text and speech', ar: 'النصّ والكلام بالعربية' },
      text: {
        en: 'Search, sorting, summaries and transcription cope with dialect, missing vowels and three spellings of the same name. Dialects are measured one by one, because an average hides the callers who are not understood.',
        ar: 'بحث وتصنيف وتلخيص وتفريغ للتسجيلات، تتعامل مع اللهجات وغياب التشكيل وثلاث صيغ للاسم الواحد. ونقيس كل لهجة على حدة، لأن المتوسط يخفي المتّصلين الذين لا يفهمهم النظام.',
      },
    },
    {
      title: { en: 'Images and sensors', ar: 'الصور والحسّاسات' },
      text: {
        en: 'Cameras grade tiles, microphones detect a worn bearing, and satellite scenes show a new wall. Recognition runs close to the device where it can, and faces are blurred before anything is stored.',
        ar: 'كاميرات تصنّف البلاط، ولاقطات صوت تكشف تآكل المحامل، وصور فضائية يظهر فيها جدار جديد. يجري التعرّف قرب الجهاز حيثما أمكن، ونطمس الوجوه قبل حفظ أي شيء.',
      },
    },
    {
      title: { en: 'Assistants for your documents', ar: 'مساعد يجيب من وثائقكم' },
      text: {
        en: 'Answers are drawn from your own regulations and manuals, their sentences tied to the paragraphs they came from. Where the documents are silent the assistant says so, and the question goes to the person responsible for the subject.',
        ar: 'يستخرج المساعد أجوبته من لوائحكم وأدلّتكم، وجملها منسوبة إلى الفقرات التي جاءت منها. وحيث تسكت الوثائق يصرّح بذلك، وينتقل السؤال إلى المسؤول عن الموضوع.',
      },
    },
  ],
  receives: {
    en: [
      'A feasibility report with the numbers for and against',
      'The model in service, with code, training data and test record',
      'A model card and a risk file in line with ISO/IEC 42001',
      'A review group of your own staff, free to switch it off',
    ],
    ar: [
      'تقرير جدوى فيه الأرقام المؤيّدة والمعارضة',
      'النموذج قيد التشغيل، مع شيفرته وبيانات تدريبه وسجلّ اختباره',
      'بطاقة للنموذج وملف مخاطر وفق معيار ISO/IEC 42001',
      'فريق مراجعة من موظفيكم، بيده أن يوقف النموذج',
    ],
  },
} as const satisfies Service
