/** Service 2: measurement inside the work, for goods, data and software. */

import type { Service } from '../types.ts'

export const qualityControl = {
  id: 2,
  name: { en: 'Quality control', ar: 'ضبط الجودة' },
  alsoCalled: ['QC', 'QA', 'quality assurance', 'ISO 2859', 'توكيد الجودة'],
  icon: 'caliper',
  title: {
    en: 'Find the fault before the customer does',
    ar: 'نكشف العيب قبل أن يكشفه العميل',
  },
  lead: {
    en: 'We place measurements inside the work, on the line, in the file and in the release, and set the limit at which work stops.',
    ar: 'نضع القياس داخل العمل نفسه، على خط الإنتاج وفي ملف البيانات وفي إصدار البرنامج، ونعيّن الحدّ الذي يتوقّف العمل عنده.',
  },
  facts: {
    forWhom: {
      en: 'Factories, publishers of data and software teams that pay for faults found late',
      ar: 'المصانع وناشرو البيانات وفرق البرمجيات التي تدفع ثمن عيب تأخّر اكتشافه',
    },
    duration: {
      en: 'Three weeks to measure, about four months to steady limits',
      ar: 'ثلاثة أسابيع للقياس، ونحو أربعة أشهر حتى تستقرّ حدود الضبط',
    },
    team: {
      en: 'A quality engineer, a statistician and, for a line, a camera engineer',
      ar: 'مهندس جودة وإحصائي، ومهندس كاميرات لخطوط الإنتاج',
    },
  },
  description: {
    en: [
      'At Valmerla Ceramics two inspectors graded the same 200 tiles separately until their marks agreed, and only then was the cameras’ model trained on them. Dealers’ returns fell by a quarter within two seasons. Agreeing what counts as a defect, how much of it a buyer accepts and who may stop the line is the larger part of this work, whether it concerns goods, published data or software.',
      'The agreement is written down as a sampling plan to ISO 2859, control charts to ISO 7870 and sheets, one to a station, that say what to do when a limit is crossed.',
      'Inspection effort usually falls: stable stations are sampled, and only unstable ones are checked in full. Rework has a line of its own in the monthly accounts, with the cause that was removed and the date.',
    ],
    ar: [
      'في فالميرلا للخزف صنّف مفتّشان 200 بلاطة، كلٌّ على حدة، حتى اتّفقت درجاتهما، ثم تدرّب نموذج الكاميرات على تلك البلاطات، وانخفضت مرتجعات الموزّعين بمقدار الربع خلال موسمين. ومعظم العمل في هذه الخدمة اتفاق على ما يُعدّ عيبًا، والقدر الذي يقبله المشتري منه، ومن يملك إيقاف الخط، سواء أكان العمل سلعًا أم بيانات منشورة أم برمجيات.',
      'ويُكتب الاتفاق خطّةً لأخذ العيّنات وفق معيار ISO 2859، ومخطّطات ضبط وفق معيار ISO 7870، وورقةً عند كل نقطة عمل تبيّن الإجراء المطلوب عند تجاوز الحدّ.',
      'ويقلّ جهد الفحص في العادة، فالنقاط المستقرّة تكفيها العيّنات، والفحص الكامل للمضطرب منها وحده. ولإصلاح المعيب بند مستقلّ في الحسابات الشهرية، يُذكر فيه السبب الذي عولج وتاريخه.',
    ],
  },
  images: [
    {
      file: 'dots-deep-4.svg',
      alt: { en: '', ar: '' },
    },
    { file: 'crop-petrol.svg', alt: { en: '', ar: '' } },
  ],
  projects: [12, 25],
  subSections: [
    {
      title: { en: 'Goods on the line', ar: 'السلع على خط الإنتاج' },
      text: {
        en: 'Cameras, gauges and scales are calibrated against reference pieces kept in a cabinet and renewed yearly. A rising trend raises an alert while the part still lies within tolerance, so the setting is corrected before anything is scrapped.',
        ar: 'نعاير الكاميرات والمقاييس والموازين على قطع مرجعية نحفظها في خزانة ونجدّدها سنويًا. وإذا مال القياس باطّراد صدر التنبيه والقطعة لا تزال ضمن الحدّ المسموح، فيصحّح العامل الضبط قبل أن يتلف شيء.',
      },
    },
    {
      title: { en: 'Data before publication', ar: 'البيانات قبل نشرها' },
      text: {
        en: 'Files pass a gate before anyone outside sees them. Totals must add up, codes must exist, and this month’s figure must make sense after last month’s. The rules follow the characteristics of ISO/IEC 25012, and a file that fails returns to its author with the row marked.',
        ar: 'يمرّ الملف ببوابة قبل أن يراه أحد خارج الجهة، فلا بدّ أن تتطابق مجاميعه وتكون رموزه معروفة ورقم الشهر فيه مفهومًا في ضوء ما قبله. وتستند القواعد إلى خصائص معيار ISO/IEC 25012، والملف الذي لا يجتازها يعود إلى معدّه وفيه إشارة إلى الصفّ المعيب.',
      },
    },
    {
      title: { en: 'Software before release', ar: 'البرمجيات قبل إصدارها' },
      text: {
        en: 'Acceptance tests are written before the first line of code, with the people who will use the screen and in sentences they can read. They run on every change. A release leaves with its test record, its known faults and the name of the person who accepted them.',
        ar: 'نكتب اختبارات القبول قبل أول سطر من الشيفرة، مع من سيستعملون الشاشة وبجمل يفهمونها، ونعيد تشغيلها مع كل تعديل. ولا يخرج إصدار إلا ومعه سجلّ اختباره وعيوبه المعروفة واسم من وافق عليها.',
      },
    },
  ],
  receives: {
    en: [
      'A defect catalogue with photographs, limits and agreed severity',
      'Sampling plans and control charts running on your own readings',
      'A reaction sheet per station, in the languages spoken there',
      'Your inspectors, trained until their gradings agree nine times in ten',
    ],
    ar: [
      'دليل عيوب مصوّر، لكل عيب فيه حدّه ودرجة خطورته',
      'خطط لأخذ العيّنات ومخطّطات ضبط تعمل على قراءاتكم',
      'ورقة إجراء لكل نقطة عمل بلغات العاملين فيها',
      'مفتّشون من جهتكم تدرّبوا حتى اتّفقت أحكامهم في تسع حالات من عشر',
    ],
  },
} as const satisfies Service
