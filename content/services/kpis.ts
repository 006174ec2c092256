/** Service 5: few indicators, each with an owner and a card. It is one piece, without parts. */

import type { Service } from '../types.ts'

export const kpis = {
  id: 5,
  name: { en: 'KPIs', ar: 'مؤشرات الأداء' },
  alsoCalled: ['KPI', 'OKR', 'key performance indicators'],
  icon: 'gauge',
  title: {
    en: 'Fewer figures, each with an owner',
    ar: 'أرقام أقلّ، ولكل رقم مالك',
  },
  lead: {
    en: 'An indicator earns its place when somebody acts on it. We help you choose the few that do, define each on a card, and keep up the meeting at which they are read.',
    ar: 'لا مكان لمؤشر لا يتحرّك أحد بسببه. نعينكم على اختيار القليل الذي يستحقّ البقاء، ونعرّف كل مؤشر في بطاقة، ونواظب معكم على اجتماع يُقرأ فيه.',
  },
  description: {
    en: [
      'Qalam Education Authority found that forty-two indicators were enough, each with an owner, and its meeting rhythm survived the pilot. A typical scorecard holds more than a hundred, gathered because the systems could supply them, and directors read only the first page. This service works the other way round, from the decisions a leader takes in a year to the smallest number of figures that would inform them.',
      'We begin with the minutes, and spend a week reading what was decided last year and on what evidence. In weeks two to five we hold short sessions with each director and the analyst who supplies the figures, always together, and fill in a card of twelve lines, among them the formula, the source, the owner and the action expected when the value leaves its range. Two months of trial readings follow. Indicators that go unmentioned in that time are dropped, and the minutes say so.',
      'By the second quarter the monthly meeting opens with exceptions and ends with names and dates. Targets stop being last year’s figure plus five per cent, because each card shows the spread of past values and what a change would cost. A disagreement over a number goes to its card, where it is settled once. When a goal is met or a law changes, the indicator is retired on a date written on its card.',
    ],
    ar: [
      'في أكثر بطاقات الأداء التي نراها ما يزيد على 100 مؤشر، اجتمعت لأن الأنظمة تستطيع إخراجها، ولا يقرأ المديرون منها إلا الصفحة الأولى. تسلك هذه الخدمة الطريق المعاكس، من القرارات التي يتّخذها المسؤول في السنة إلى أقلّ عدد من الأرقام يكفي لها. وكان الجواب في هيئة قلم للتعليم 42 مؤشرًا، لكل منها مالك، مع وتيرة اجتماعات استمرّت بعد المرحلة التجريبية.',
      'نقضي الأسبوع الأول في قراءة المحاضر: ماذا تقرّر في السنة الماضية، وعلى أي دليل. ومن الأسبوع الثاني إلى الخامس نعقد جلسات قصيرة مع كل مدير ومعه المحلّل الذي يزوّده بالأرقام، لا نلتقي أحدهما من دون الآخر، ونملأ بطاقة من 12 سطرًا، منها المعادلة والمصدر والمالك والإجراء المنتظر حين تخرج القيمة عن مداها. ثم يأتي شهران من القراءات التجريبية، والمؤشر الذي لم يذكره أحد فيهما نحذفه ونكتب ذلك في المحضر.',
      'في الربع الثاني يبدأ الاجتماع الشهري بما خرج عن مداه، وينتهي بأسماء ومواعيد. ولا يبقى المستهدف رقم السنة الماضية مضافًا إليه 5 في المئة، ففي كل بطاقة مدى تفاوت القيم السابقة وتكلفة أي تغيير مطلوب. والخلاف على أي الرقمين أصحّ ينتقل إلى البطاقة، ويُحسم فيها مرة واحدة. وإذا تحقّق الهدف أو تغيّرت اللائحة توقّف العمل بالمؤشر في التاريخ المكتوب له.',
    ],
  },
  images: [
    {
      file: 'steps-saffron.svg',
      alt: {
        en: 'Targets that rise in measured steps',
        ar: 'مستهدفات ترتفع بخطوات محسوبة',
      },
    },
    {
      file: 'dots-deep-2.svg',
      alt: {
        en: 'Three years of an indicator, its usual value in saffron',
        ar: 'ثلاث سنوات من مؤشر واحد، وقيمته المعتادة بلون الزعفران',
      },
    },
  ],
  projects: [8, 26],
  subSections: [],
  receives: {
    en: [
      'A list of decisions, signed by the people who take them',
      'A definition card for every indicator, in both languages',
      'A scorecard fed from source systems, with its history kept',
      'An agenda and a minutes template for the monthly reading',
      'Indicator owners coached through three full cycles',
    ],
    ar: [
      'قائمة بالقرارات، يوقّعها متّخذوها',
      'بطاقة تعريف لكل مؤشر باللغتين',
      'بطاقة أداء تتغذّى من الأنظمة المصدرية وتحفظ تاريخها',
      'جدول أعمال ونموذج محضر لاجتماع القراءة الشهري',
      'مالكون للمؤشرات رافقناهم في ثلاث دورات كاملة',
    ],
  },
} as const satisfies Service
