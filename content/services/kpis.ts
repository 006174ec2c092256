/** Service 5: few indicators, each with an owner and a card. It is one piece, without parts. */

import type { Service } from '../types.ts'

export const kpis = {
  id: 5,
  name: { en: 'KPIs', ar: 'مؤشرات الأداء' },
  alsoCalled: [
    'KPI',
    'OKR',
    'key performance indicators',
    'balanced scorecard',
    'مؤشرات الأداء الرئيسية',
    'بطاقة الأداء المتوازن',
  ],
  icon: 'gauge',
  title: {
    en: 'Fewer figures, each with an owner',
    ar: 'أرقام أقلّ، ولكل رقم مالك',
  },
  lead: {
    en: 'An indicator earns its place when somebody acts on it. We help you choose the few that do, define each on a card, and run the meeting that reads them.',
    ar: 'المؤشر الذي لا يُبنى عليه قرار لا حاجة إليه. نعينكم على اختيار ما يستحقّ البقاء من مؤشرات الأداء (KPI)، ونعرّف كل مؤشر في بطاقة، ونواظب معكم على اجتماع متابعتها.',
  },
  facts: {
    forWhom: {
      en: 'Executives with more indicators than decisions, and the analysts who supply them',
      ar: 'المسؤولون الذين زادت مؤشراتهم على قراراتهم، والمحلّلون الذين يزوّدونهم بها',
    },
    duration: {
      en: 'Five weeks to the cards, then three months of trial readings',
      ar: 'خمسة أسابيع لإعداد البطاقات، ثم ثلاثة أشهر من القراءات التجريبية',
    },
    team: {
      en: 'A performance adviser and a data analyst; an hour a week from each director',
      ar: 'مستشار أداء ومحلّل بيانات، مع ساعة في الأسبوع من كل مدير',
    },
  },
  description: {
    en: [
      'Qalam Education Authority had 96 indicators, and its directors read only the first page. A year of minutes showed which figures had led to a decision; 42 remained, all with owners.',
      'The director and the analyst who supplies the figure fill in the card with us, always together: formula, source, owner, usual range, and the action expected outside it. Indicators that nobody mentions during the trial are dropped, and the minutes say so.',
      'The monthly meeting then opens with exceptions and ends with names and dates. Targets are set from the spread of past values and what a change would cost, rather than last year’s figure plus five per cent. When a goal is met or a law changes, its indicator is retired.',
    ],
    ar: [
      'كان في بطاقة الأداء لدى هيئة قلم للتعليم 96 مؤشرًا، والمديرون يقرؤون صفحتها الأولى وحدها. قرأنا محاضر سنة كاملة لنعرف أي الأرقام بُني عليه قرار، فبقي 42 مؤشرًا لكل منها مالك.',
      'يملأ البطاقة معنا المدير والمحلّل الذي يزوّده بالرقم، مجتمعين دائمًا: المعادلة والمصدر والمالك والمدى المعتاد والإجراء المنتظر عند الخروج عنه. والمؤشر الذي لا يذكره أحد في مدّة التجربة نحذفه ونثبت ذلك في المحضر.',
      'وبعدها يبدأ الاجتماع الشهري بما خرج عن مداه وينتهي بأسماء ومواعيد. ونضع المستهدف من تفاوت القيم السابقة وتكلفة تغييرها، لا من رقم السنة الماضية مضافًا إليه 5 في المئة. وإذا تحقّق الهدف أو تغيّر النظام أُوقف مؤشره.',
    ],
  },
  images: [
    {
      file: 'steps-saffron.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'dots-deep-2.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [8, 26],
  subSections: [],
  receives: {
    en: [
      'A list of decisions, signed by the people who take them',
      'A definition card for every indicator, in both languages',
      'A scorecard fed from source systems, with its history kept',
      'An agenda and a minutes template for the monthly meeting',
      'Indicator owners coached through three full cycles',
    ],
    ar: [
      'قائمة بالقرارات، يوقّعها متّخذوها',
      'بطاقة تعريف لكل مؤشر باللغتين',
      'بطاقة أداء تتغذّى من الأنظمة المصدرية وتحفظ تاريخها',
      'جدول أعمال ونموذج محضر لاجتماع متابعة المؤشرات الشهري',
      'مالكون للمؤشرات رافقناهم في ثلاث دورات كاملة',
    ],
  },
} as const satisfies Service
