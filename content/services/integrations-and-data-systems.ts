/** Service 3: the links between systems, and the stores behind them. */

import type { Service } from '../types.ts'

export const integrationsAndDataSystems = {
  id: 3,
  name: { en: 'Integrations and data systems', ar: 'التكامل وأنظمة البيانات' },
  alsoCalled: [
    'API',
    'APIs',
    'ETL',
    'ESB',
    'data warehouse',
    'data lake',
    'مستودع البيانات',
    'الربط التقني',
  ],
  icon: 'junction',
  title: {
    en: 'Every exchange between systems has a contract',
    ar: 'لكل تبادل بين نظامين عقد مكتوب',
  },
  lead: {
    en: 'We connect registers, applications and partners through documented interfaces and build the stores behind them, so that a value entered in one place arrives intact in the others.',
    ar: 'نربط السجلات والتطبيقات والشركاء بواجهات موثّقة، ونبني المستودعات التي خلفها، لتصل القيمة المدخلة في موضع إلى بقية المواضع كما هي.',
  },
  facts: {
    forWhom: {
      en: 'IT departments with many systems and file exchanges that fail unseen',
      ar: 'إدارات التقنية التي تعدّدت أنظمتها ويتعثّر تبادل ملفاتها من دون إنذار',
    },
    duration: {
      en: 'Four weeks for the inventory, four to nine months to move all flows',
      ar: 'أربعة أسابيع للحصر، ثم أربعة إلى تسعة أشهر حتى ينتقل آخر تدفّق',
    },
    team: {
      en: 'An architect, three data engineers and a tester, with the owners of your systems',
      ar: 'مهندس حلول وثلاثة مهندسي بيانات ومهندس اختبار، مع مالكي أنظمتكم',
    },
  },
  description: {
    en: [
      'Files that leave at two in the morning, a script on an employee’s own computer that renames them, no alarm when one fails to arrive: we make that traffic visible, reduce it, and rebuild what remains.',
      'Each flow worth keeping gets a contract in which both owners state fields, meaning, timing and what happens on failure. At Marsa Ports three such contracts, for ships, customs and yard, brought the berth plan down from a morning to minutes. New flows are tried with invented records, built beside the old route and switched over on a quiet day, with a written rollback plan.',
      'A new system then joins in days, because its contracts exist, and a supplier can be replaced without touching the others. A status light turns red within five minutes of a failure.',
    ],
    ar: [
      'ملفات تخرج في الثانية بعد منتصف الليل، وبرنامج صغير على جهاز أحد الموظفين يغيّر أسماءها، ولا إنذار إذا تخلّف ملف منها: نكشف هذه الحركة، ثم نقلّلها، ثم نعيد بناء ما بقي.',
      'لكل تدفّق يستحقّ البقاء عقد بيانات يكتب فيه مالكا النظامين الحقول ومعانيها ومواعيدها وما يجري عند التعثّر. وبثلاثة عقود من هذا النوع، للسفن والجمارك والساحة، صار تخطيط الرصيف في موانئ المرسى يستغرق دقائق بعد أن كان يستغرق صباحًا كاملًا. نختبر التدفّق الجديد بسجلات اصطناعية، ونبنيه إلى جانب المسار القديم، وننتقل إليه في يوم هادئ ومعنا خطّة رجوع مكتوبة.',
      'وبعدها ينضمّ النظام الجديد في أيام لأن عقوده قائمة، ويُستبدل المورّد من دون المساس بغيره. وتحمرّ إشارة التدفّق خلال خمس دقائق من تعطّله.',
    ],
  },
  images: [
    {
      file: 'crop-aqua.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'weave-deep.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [3, 37],
  subSections: [
    {
      title: { en: 'Interfaces and events', ar: 'واجهات الربط والأحداث' },
      text: {
        en: 'Interfaces are described in OpenAPI before they are built, and published on a site your partners can read. Events, such as a birth registered or a gate passed, are sent once and kept for seven days, so a system that was down catches up on its own. One gateway reaches national exchanges and banks.',
        ar: 'نصف واجهات الربط بصيغة OpenAPI قبل بنائها، وننشرها في موقع يطّلع عليه شركاؤكم. أما الأحداث، كتسجيل مولود أو عبور شاحنة من البوابة، فيرسلها مصدرها مرة وتبقى محفوظة سبعة أيام، فيستدرك النظام المتوقّف ما فاته تلقائيًا. وعبر بوابة ربط مشتركة يمرّ الاتصال بمنصّات التبادل الوطنية والمصارف.',
      },
    },
    {
      title: { en: 'Stores and pipelines', ar: 'المستودعات ومسارات البيانات' },
      text: {
        en: 'Raw data is kept as it came, cleaned data above it, and the tables people query on top; each layer can be rebuilt from the layer below. The store runs in your data centre or in a cloud region inside the country. Pipelines are tested nightly, and the cost of queries is known.',
        ar: 'نحفظ البيانات الخام كما وردت، وفوقها البيانات المنقّاة، وفي أعلى الطبقات الجداول التي يستعلم منها المستخدمون، ويمكن إعادة بناء كل طبقة من التي تحتها. يعمل المستودع في مركز بياناتكم أو في منطقة سحابية داخل الدولة، ونختبر المسارات كل ليلة، وتكلفة الاستعلامات معلومة.',
      },
    },
  ],
  receives: {
    en: [
      'A register of the data flows, with owner, contract and history',
      'Interfaces and pipelines in production, with a status screen',
      'An integration team of your own that has handled ten live incidents with ours',
    ],
    ar: [
      'سجلّ بتدفّقات البيانات ومالكيها وعقودها وتاريخها',
      'واجهات ربط ومسارات بيانات قيد التشغيل، مع شاشة تعرض حالتها',
      'فريق تكامل من موظفيكم عالج إلى جانبنا عشرة أعطال فعلية',
    ],
  },
} as const satisfies Service
