/** Service 1: the applications an organization runs on each day. */

import type { Service } from '../types.ts'

export const businessSolutions = {
  id: 1,
  name: { en: 'Business solutions', ar: 'حلول الأعمال' },
  alsoCalled: [
    'ERP',
    'CRM',
    'HR',
    'enterprise resource planning',
    'digital transformation',
    'تخطيط موارد المؤسسات',
    'التحوّل الرقمي',
  ],
  icon: 'blocks',
  title: {
    en: 'Software that follows the way you work',
    ar: 'برمجيات تتبع العمل كما يجري فعلًا',
  },
  lead: {
    en: 'We build and configure the systems an organization runs on each day: requests, contracts, stock, money and people, all on our core business platform.',
    ar: 'نبني الأنظمة التي تعمل بها الجهة كل يوم ونهيّئها، من الطلبات والعقود إلى المخزون والمال والموارد البشرية، على منصّة الأعمال الأساسية.',
  },
  facts: {
    forWhom: {
      en: 'Organizations whose departments share people, stock or assets but not records',
      ar: 'الجهات التي تشترك إداراتها في المستفيدين والمخزون والأصول ولا تشترك في السجلات',
    },
    duration: {
      en: 'First process live in 12 to 16 weeks, then a release every three weeks',
      ar: 'تشغيل أول إجراء خلال 12 إلى 16 أسبوعًا، ثم إصدار كل ثلاثة أسابيع',
    },
    team: {
      en: 'An analyst, an architect and four developers; a design group of seven on your side',
      ar: 'محلّل ومهندس حلول وأربعة مطوّرين، ومن جهتكم فريق تصميم من سبعة',
    },
  },
  description: {
    en: [
      'Wadi Municipality ran its permits in nine systems, and a shop licence took 41 days because five departments entered the same file. It now takes nine. Software bought department by department often ends like this, with the same supplier in five lists. In its place we put applications that share records, approvals and an audit log.',
      'An analyst spends two weeks at the counter, in the warehouse and in finance, and draws the work as it is done, exceptions included. The design group decides what stays, what goes and what is bought ready-made; a release ends with real cases entered by your staff. The old system stays open, read-only, for three months. After that, two administrators of yours change forms and approval limits without a contract amendment.',
    ],
    ar: [
      'كانت تراخيص أمانة الوادي موزّعة على تسعة أنظمة، ويستغرق ترخيص المتجر 41 يومًا لأن الملف نفسه يُدخَل في 5 إدارات. واليوم يصدر بعد 9 أيام. وهذا مآل كثير من البرمجيات التي تُشترى إدارة بعد إدارة، فيتكرّر المورّد نفسه في 5 قوائم. نضع مكانها تطبيقات تشترك في السجلات ومراحل الاعتماد وسجلّ التدقيق.',
      'يقضي محلّل من فريقنا أسبوعين عند نافذة الخدمة وفي المستودع وفي المالية، ويرسم العمل كما يجري باستثناءاته. ويقرّر فريق التصميم ما يبقى وما يُلغى وما يُشترى جاهزًا، وينتهي كل إصدار بحالات حقيقية يدخلها موظفوكم. ويبقى النظام القديم مفتوحًا للاطّلاع ثلاثة أشهر. وبعدها يعدّل النماذج وحدود الصلاحية مديران للنظام من موظفيكم، من دون ملحق للعقد.',
    ],
  },
  images: [
    {
      file: 'weave-petrol.svg',
      alt: { en: '', ar: '' },
    },
    { file: 'city-mist.svg', alt: { en: '', ar: '' } },
  ],
  projects: [1, 19],
  subSections: [
    {
      title: { en: 'The core business platform', ar: 'منصّة الأعمال الأساسية' },
      text: {
        en: 'People, organizations, places and documents are kept once, and finance, purchasing, HR and asset applications share them. Access follows the role, so a transfer between departments changes one line, and changes are logged with the name of whoever made them.',
        ar: 'للأشخاص والجهات والمواقع والوثائق سجلّ موحّد، تشترك فيه تطبيقات المالية والمشتريات والموارد البشرية والأصول. والصلاحية تتبع الوظيفة، فلا يغيّر انتقال موظف من إدارة إلى أخرى إلا سطرًا، والتعديلات مقيّدة بأسماء من أجروها.',
      },
    },
    {
      title: { en: 'Requests and approvals', ar: 'الطلبات ومراحل الاعتماد' },
      text: {
        en: 'A request carries its rules with it: which papers, which fee, how many days, who signs above which amount. Applicants see the same status as the clerk, in Arabic or English, and a file that stands still for too long is escalated automatically.',
        ar: 'يحمل كل طلب قواعده معه: الوثائق المطلوبة، والرسوم المقرّرة، والمدّة، ومن يوقّع عند كل حدّ مالي. يرى صاحب الطلب الحالة التي يراها الموظف، بالعربية أو الإنجليزية، والمعاملة التي تتجاوز مدّتها تنتقل تلقائيًا إلى المستوى الأعلى.',
      },
    },
    {
      title: { en: 'Contracts and purchasing', ar: 'العقود والمشتريات' },
      text: {
        en: 'First request to final payment is one chain. The budget is reserved when the order is raised, deliveries are matched to the order line by line, and a contract announces its renewal 90 days before the date.',
        ar: 'سلسلة متّصلة من بيان الاحتياج إلى الدفعة الأخيرة. يُحجز المبلغ من الميزانية عند إصدار أمر الشراء، وتُطابَق به التوريدات بندًا بندًا، وينبّه كل عقد إلى موعد تجديده قبل حلوله بـ90 يومًا.',
      },
    },
    {
      title: { en: 'Stock and assets', ar: 'المخزون والأصول' },
      text: {
        en: 'Every item has a place, a custodian and a history, read from a barcode or a tag. A few shelves are counted weekly, so the warehouse no longer closes for a yearly count.',
        ar: 'لكل صنف موضع وأمين عهدة وسجلّ حركة، تظهر كلها بقراءة رمزه الشريطي أو بطاقته الإلكترونية. وتُجرد بضعة رفوف أسبوعيًا، فلا يُغلق المستودع للجرد السنوي.',
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
      'The running applications, with their settings and the source code of your extensions',
      'Your old records moved across, and a list of any left behind',
      'Two administrators of yours, trained to change forms, roles and limits',
      'A user guide in both languages, one page to a task',
    ],
    ar: [
      'مخطّطات لإجراءات كل إدارة، يوقّعها مديرها',
      'تطبيقات قيد التشغيل، وإعداداتها وشيفرة إضافاتكم محفوظة لديكم',
      'سجلاتكم القديمة بعد نقلها، مع بيان بما استبعدناه منها',
      'مديران للنظام مدرّبان على تعديل النماذج والأدوار وحدود الصلاحية',
      'دليل استخدام باللغتين، صفحة لكل مهمّة',
    ],
  },
} as const satisfies Service
