/** Service 1: the applications an organization runs on each day. */

import type { Service } from '../types.ts'

export const businessSolutions = {
  id: 1,
  name: { en: 'Business solutions', ar: 'حلول الأعمال' },
  alsoCalled: ['ERP', 'CRM', 'enterprise resource planning', 'تخطيط موارد المؤسسات'],
  icon: 'blocks',
  title: {
    en: 'Software that follows how your work is done',
    ar: 'برمجيات تتبع العمل كما يجري فعلًا',
  },
  lead: {
    en: 'We build and configure the systems an organization runs on each day: requests, contracts, stock, money and people, on a core platform with a single set of records.',
    ar: 'نبني الأنظمة التي تعمل بها الجهة كل يوم ونهيّئها، من الطلبات والعقود إلى المخزون والمال والموظفين، على منصّة أعمال أساسية واحدة وسجلّ واحد لا يتكرّر.',
  },
  description: {
    en: [
      '“Which of our seven lists is right?” Meetings about new software often begin this way. Few organizations lack systems; they have bought them department by department, and the same supplier or citizen now lives in seven lists with seven spellings. This service replaces that collection with applications that share a register, a way of approving and a log, so that a request can be followed from the counter to the ledger without a phone call.',
      'We start beside the people who do the work. For two weeks an analyst sits at the counter, in the warehouse and in finance, and draws each process as it runs, with the exceptions left in. A design group of seven, six from the departments and one with authority to decide, then agrees what stays, what goes and what is bought ready-made. The system is delivered in three-week rounds, and every round ends with real cases entered by your staff.',
      'A first process is usually live in twelve to sixteen weeks, and the old system stays open, read-only, for another quarter. From then on a manager asks where a request stands and the screen answers: who has it, since when, under which rule. Changes to a form or an approval limit are made by two administrators you name and we train, and no longer wait for a contract amendment.',
    ],
    ar: [
      '«أي قوائمنا السبع هي الصحيحة؟» بهذا السؤال يبدأ كثير من الاجتماعات. لا تعاني أكثر الجهات نقصًا في البرمجيات، فقد اشترتها إدارة بعد إدارة، حتى صار المورّد الواحد أو المستفيد الواحد مقيّدًا في سبع قوائم وبسبع صيغ لاسمه. تضع هذه الخدمة مكان ذلك كله تطبيقات تشترك في سجلّ واحد وطريقة اعتماد واحدة وسجلّ تدقيق واحد، فيتيسّر تتبّع الطلب من نافذة الخدمة إلى دفتر الحسابات من دون مكالمة هاتفية.',
      'نبدأ إلى جانب من يؤدّون العمل. يجلس محلّل من فريقنا أسبوعين عند نافذة الخدمة وفي المستودع وفي المالية، ويرسم كل إجراء كما يجري، باستثناءاته كلها. ثم يتّفق فريق تصميم من سبعة أشخاص، ستة من الإدارات وواحد يملك القرار، على ما يبقى وما يلغى وما يشترى جاهزًا. وبعدها نسلّم النظام في جولات مدّة الواحدة منها ثلاثة أسابيع، وتنتهي كل جولة بحالات حقيقية يدخلها موظفوكم.',
      'يبدأ تشغيل أول إجراء عادةً بعد 12 إلى 16 أسبوعًا، ويبقى النظام القديم مفتوحًا للاطّلاع ثلاثة أشهر أخرى. وعندها يسأل المدير أين بلغ الطلب فتجيبه الشاشة: عند من هو، ومنذ متى، ووفق أي قاعدة. أما تعديل نموذج أو حدّ صلاحية فيتولّاه مديران للنظام تختارونهما من موظفيكم وندرّبهما عليه، ولا ينتظر ملحقًا للعقد.',
    ],
  },
  images: [
    {
      file: 'weave-petrol.svg',
      alt: {
        en: 'The threads of several departments in a single cloth',
        ar: 'خيوط إدارات عدّة في نسيج واحد',
      },
    },
    { file: 'city-mist.svg', alt: { en: '', ar: '' } },
  ],
  projects: [1, 19],
  subSections: [
    {
      title: { en: 'The core business platform', ar: 'منصّة الأعمال الأساسية' },
      text: {
        en: 'People, organizations, places and documents are kept once, and finance, purchasing, staff and asset applications share them. Access follows the post rather than the person, so a transfer between departments changes a single line, and each change is logged with the name of whoever made it.',
        ar: 'نسجّل الأشخاص والجهات والمواقع والوثائق مرة واحدة، وتشترك فيها تطبيقات المالية والمشتريات والموظفين والأصول. والصلاحية تتبع الوظيفة لا الشخص، فلا يتطلّب انتقال موظف من إدارة إلى أخرى إلا تعديل سطر واحد، وكل تعديل مقيّد باسم من أجراه ووقته.',
      },
    },
    {
      title: { en: 'Requests and approvals', ar: 'الطلبات والموافقات' },
      text: {
        en: 'A request carries its rules with it: which papers, which fee, how many days, who signs above which amount. Applicants see the same status as the clerk, in Arabic or English, and a file that has stood still for too long moves up by itself.',
        ar: 'يحمل كل طلب قواعده معه: الوثائق المطلوبة، والرسوم المقرّرة، والمدّة، ومن يوقّع عند كل حدّ مالي. يرى مقدّم الطلب الحالة التي يراها الموظف، بالعربية أو الإنجليزية، والمعاملة التي تتجاوز مدّتها تنتقل تلقائيًا إلى المستوى الأعلى.',
      },
    },
    {
      title: { en: 'Contracts and purchasing', ar: 'العقود والمشتريات' },
      text: {
        en: 'From first request to final payment is one chain. The budget is reserved when the order is raised, deliveries are matched against it line by line, and a contract announces its renewal ninety days before the date.',
        ar: 'سلسلة واحدة من بيان الاحتياج إلى الدفعة الأخيرة. يُحجز المبلغ من الميزانية عند إصدار أمر الشراء، وتجري مطابقة التوريدات معه بندًا بندًا، وينبّه كل عقد إلى موعد تجديده قبل حلوله بـ90 يومًا.',
      },
    },
    {
      title: { en: 'Stock and assets', ar: 'المخزون والأصول' },
      text: {
        en: 'Every item has a place, a custodian and a history, read from a barcode or a tag. Counting becomes a weekly round of a few shelves, and the warehouse no longer closes for a yearly count.',
        ar: 'لكل صنف موضع وأمين عهدة وسجلّ حركة، تظهر كلها بقراءة رمزه الشريطي أو بطاقته الإلكترونية. ويصير الجرد جولة أسبوعية على بضعة رفوف، فلا يُغلق المستودع من أجله كل سنة.',
      },
    },
    {
      title: { en: 'Work away from the desk', ar: 'العمل خارج المكتب' },
      text: {
        en: 'Inspectors, drivers and technicians use the same records on a phone, with or without a connection. What they enter joins the file when the signal returns, and two entries that disagree are shown to a person.',
        ar: 'يستعمل المفتّشون والسائقون والفنّيون السجلات نفسها من الهاتف، ولو انقطع الاتصال. وما أدخلوه يضاف إلى الملف حين تعود الشبكة، وإذا تعارض إدخالان عرضهما النظام على موظف يفصل بينهما.',
      },
    },
  ],
  receives: {
    en: [
      'Process drawings for each department, signed by its head',
      'The running applications, with source code and settings in your keeping',
      'Your old records moved across, and a list of any left behind',
      'Two administrators trained to change forms, roles and limits',
      'A user guide in both languages, one page to a task',
    ],
    ar: [
      'مخطّطات لإجراءات كل إدارة، يوقّعها مديرها',
      'تطبيقات قيد التشغيل، وشيفرتها وإعداداتها محفوظة لديكم',
      'سجلاتكم القديمة بعد نقلها، مع بيان بما استبعدناه منها',
      'مديران للنظام مدرّبان على تعديل النماذج والأدوار وحدود الصلاحية',
      'دليل استخدام باللغتين، صفحة واحدة لكل مهمّة',
    ],
  },
} as const satisfies Service
