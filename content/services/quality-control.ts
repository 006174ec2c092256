/** Service 2: measurement inside the work, for goods, data and software. */

import type { Service } from '../types.ts'

export const qualityControl = {
  id: 2,
  name: { en: 'Quality control', ar: 'ضبط الجودة' },
  alsoCalled: ['QC', 'QA', 'quality assurance', 'توكيد الجودة'],
  icon: 'caliper',
  title: {
    en: 'Find the fault before the customer does',
    ar: 'نكشف العيب قبل أن يكشفه العميل',
  },
  lead: {
    en: 'A check that comes after delivery is an apology. We place measurements inside the work, on the line, in the file and in the release, and set the limit at which work stops.',
    ar: 'الفحص بعد التسليم اعتذار. نضع القياس داخل العمل نفسه، على خط الإنتاج وفي ملف البيانات وفي إصدار البرنامج، ونعيّن الحدّ الذي يتوقّف العمل عنده.',
  },
  description: {
    en: [
      'At Valmerla Ceramics, cameras grade every tile as it leaves the kiln, and returns from dealers fell by a quarter within two seasons. The cameras were the smaller part of it. The larger part was agreeing what counts as a defect, how much of it a buyer will accept, and who may stop the line. That agreement is what this service produces, for goods, for published data and for software.',
      'Measuring how things stand takes three weeks. Two inspectors grade the same 200 items without seeing each other’s marks; where they differ, the definition is rewritten and they grade again. Production, sales and the complaints desk then sit down with us and rank defects by what each costs. From that ranking come a sampling plan to ISO 2859, control charts to ISO 7870, and a sheet per station that says what to do when a limit is crossed.',
      'After four months the shift lead sees the drift on a chart before the line stops; the report used to come afterwards. Inspection effort usually falls, because stable stations are sampled and only unstable ones are checked in full. Rework has a figure of its own in the monthly accounts, and when the figure moves there is a page that says which cause was treated, on which date, and by whom.',
    ],
    ar: [
      'في فالميرلا للخزف تصنّف الكاميرات كل بلاطة لحظة خروجها من الفرن، وقد انخفضت مرتجعات الموزّعين بمقدار الربع خلال موسمين. ولم تكن الكاميرات إلا الجزء الأصغر من العمل، أما الأكبر فاتفاق على ما يعدّ عيبًا، وعلى القدر الذي يقبله المشتري منه، وعلى من له أن يوقف الخط. وهذا الاتفاق هو ما تنتهي إليه هذه الخدمة، في السلع وفي البيانات المنشورة وفي البرمجيات.',
      'تذهب الأسابيع الثلاثة الأولى في قياس الحال القائم. يصنّف مفتّشان القطع الـ200 نفسها من دون أن يرى أحدهما درجات الآخر، وحيث اختلفا نعيد كتابة التعريف ويعيدان التصنيف. ثم يجلس معنا ممثّلو الإنتاج والمبيعات ومكتب الشكاوى لترتيب العيوب بحسب تكلفة كل منها. ومن هذا الترتيب نضع خطّة لأخذ العيّنات وفق معيار ISO 2859، ومخطّطات ضبط وفق معيار ISO 7870، وورقة عند كل محطّة تبيّن الإجراء المطلوب عند تجاوز الحدّ.',
      'بعد أربعة أشهر ينبّه المخطّط رئيس الوردية قبل أن يتوقّف الخط، وكان التقرير يأتيه بعد توقّفه. ويقلّ جهد الفحص في العادة، إذ تكفي العيّنات في المحطّات المستقرّة، ولا يحتاج إلى الفحص الكامل إلا المضطرب منها. ويصير لتكلفة إصلاح المعيب رقم خاصّ في الحسابات الشهرية، وإذا تغيّر الرقم وجدتم صفحة تبيّن أي سبب عولج، وفي أي يوم، وعلى يد من.',
    ],
  },
  images: [
    {
      file: 'dots-deep-4.svg',
      alt: {
        en: 'Readings stacked by value, the most frequent in saffron',
        ar: 'قراءات موزّعة بحسب قيمها، وأكثرها تكرارًا بلون الزعفران',
      },
    },
    { file: 'crop-petrol.svg', alt: { en: '', ar: '' } },
  ],
  projects: [12, 25],
  subSections: [
    {
      title: { en: 'Goods on the line', ar: 'السلع على خط الإنتاج' },
      text: {
        en: 'Cameras, gauges and scales are calibrated against reference pieces kept in a cabinet and renewed each year. A rising trend raises an alert while the part still lies within tolerance, so the setting is corrected and nothing has to be scrapped.',
        ar: 'نعاير الكاميرات والمقاييس والموازين على قطع مرجعية نحفظها في خزانة ونجدّدها كل سنة. وإذا مال القياس إلى اتجاه واحد صدر التنبيه والقطعة لا تزال ضمن الحدّ المسموح، فيصحّح العامل الضبط ولا يضيع شيء.',
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
      'Six inspectors whose gradings agree at least nine times in ten',
    ],
    ar: [
      'دليل عيوب مصوّر، لكل عيب فيه حدّه ودرجة خطورته',
      'خطط لأخذ العيّنات ومخطّطات ضبط تعمل على قراءاتكم',
      'ورقة إجراء لكل محطّة بلغات العاملين فيها',
      'ستة مفتّشين تتّفق أحكامهم في تسع حالات من عشر على الأقلّ',
    ],
  },
} as const satisfies Service
