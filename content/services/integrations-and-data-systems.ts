/** Service 3: the links between systems, and the stores behind them. */

import type { Service } from '../types.ts'

export const integrationsAndDataSystems = {
  id: 3,
  name: { en: 'Integrations and data systems', ar: 'التكامل وأنظمة البيانات' },
  alsoCalled: ['API', 'ETL', 'data warehouse', 'مستودع البيانات'],
  icon: 'junction',
  title: {
    en: 'Every exchange between systems has a contract',
    ar: 'لكل تبادل بين نظامين عقد مكتوب',
  },
  lead: {
    en: 'We connect registers, applications and partners through documented interfaces and build the stores behind them, so that a value entered in one place arrives intact in the others.',
    ar: 'نربط السجلات والتطبيقات والشركاء بواجهات موثّقة، ونبني المستودعات التي خلفها، فالقيمة المدخلة في موضع واحد تصل إلى بقية المواضع كما هي.',
  },
  description: {
    en: [
      'Ask for a list of the links between your systems and you will usually get a drawing that was true three years ago. Files still leave at two in the morning, a script on an employee’s own computer renames them, and no alarm sounds when a file fails to arrive. We make that traffic visible first, then reduce it, then put what remains on foundations a new colleague can understand in a day.',
      'Five steps, in this order. An inventory of every flow, taken from logs rather than memory, in about four weeks. A contract for each flow worth keeping, in which both owners state fields, meaning, timing and what happens on failure. A test bed with invented records. The build, flow by flow, beside the old route. A cutover on a quiet day, with a written rollback plan. The owners, our architect and your security officer meet weekly until the last flow has moved.',
      'What you notice first is silence: the night calls stop, and the reconciliation sheet that two people kept by hand has nothing left to show. What you notice later is speed. A new system joins in days, since the contracts it needs already exist, and a supplier can be replaced without touching the other systems. Each flow has an owner, a page and a light that turns red within five minutes of a failure.',
    ],
    ar: [
      'إذا طلبتم قائمة بالروابط بين أنظمتكم وصلكم في الغالب رسم كان صحيحًا قبل ثلاث سنوات. ملفات تخرج في الثانية بعد منتصف الليل، وبرنامج صغير على جهاز أحد الموظفين يغيّر أسماءها، ولا يعلم أحد إذا تخلّف واحد منها. نكشف هذه الحركة أولًا، ثم نقلّلها، ثم نقيم ما بقي منها على أساس يفهمه الزميل الجديد في يوم واحد.',
      'العمل خمس خطوات بهذا الترتيب. حصر للتدفّقات كلها نستخرجه من السجلات التقنية لا من الذاكرة، ويستغرق نحو أربعة أسابيع. ثم عقد لكل تدفّق يستحقّ البقاء، يكتب فيه مالكا النظامين الحقول ومعانيها ومواعيدها وما يجري عند التعثّر. ثم بيئة اختبار بسجلات اصطناعية، فبناء التدفّقات واحدًا بعد آخر إلى جانب المسار القديم، فانتقال في يوم هادئ مع خطّة رجوع مكتوبة. ويلتقي المالكون ومهندس الحلول من فريقنا ومسؤول أمن المعلومات لديكم كل أسبوع حتى ينتقل آخر تدفّق.',
      'أول ما تلاحظونه هو الهدوء: تنقطع مكالمات الليل، ولا يبقى ما يُذكر في كشف المطابقة الذي كان موظفان يعدّانه يدويًا. ثم تلاحظون السرعة، فالنظام الجديد ينضمّ في أيام لأن العقود التي يحتاج إليها قائمة، ويمكن استبدال المورّد من دون المساس بالأنظمة الأخرى. ولكل تدفّق مالك وصفحة وإشارة تحمرّ خلال خمس دقائق من تعطّله.',
    ],
  },
  images: [
    {
      file: 'crop-aqua.svg',
      alt: {
        en: 'Two strokes of the word minwal joining at a corner',
        ar: 'خطّان من كلمة منوال يلتقيان عند زاوية',
      },
    },
    {
      file: 'weave-deep.svg',
      alt: {
        en: 'Many flows crossing in an ordered pattern',
        ar: 'تدفّقات كثيرة تتقاطع في نسق منتظم',
      },
    },
  ],
  projects: [3, 37],
  subSections: [
    {
      title: { en: 'Interfaces and events', ar: 'واجهات الربط والأحداث' },
      text: {
        en: 'Interfaces are described in OpenAPI before they are built, and published on a site your partners can read. Events, such as a birth registered or a gate passed, are sent once and kept for seven days, so a system that was down catches up on its own. A single gateway reaches national exchanges and banks.',
        ar: 'نصف واجهات الربط بصيغة OpenAPI قبل بنائها، وننشرها في موقع يطّلع عليه شركاؤكم. أما الأحداث، كتسجيل مولود أو عبور شاحنة من البوابة، فيرسلها مصدرها مرة واحدة وتبقى محفوظة سبعة أيام، فيستدرك النظام المتوقّف ما فاته تلقائيًا. وعبر بوابة ربط واحدة يمرّ الاتصال بمنصّات التبادل الوطنية والمصارف.',
      },
    },
    {
      title: { en: 'Stores and pipelines', ar: 'المستودعات ومسارات البيانات' },
      text: {
        en: 'Raw data is kept as it came, cleaned data above it, and the tables people query on top; each layer can be rebuilt from the layer below. The store runs in your data centre or in a cloud region inside the country. Pipelines are tested nightly, and the cost of every query is known.',
        ar: 'نحفظ البيانات الخام كما وردت، وفوقها البيانات المنقّاة، وفي أعلى الطبقات الجداول التي يستعلم منها المستخدمون، ويمكن إعادة بناء كل طبقة من التي تحتها. يعمل المستودع في مركز بياناتكم أو في منطقة سحابية داخل الدولة، ونختبر المسارات كل ليلة، وتكلفة كل استعلام معلومة.',
      },
    },
  ],
  receives: {
    en: [
      'A register of every data flow, with owner, contract and history',
      'Interfaces and pipelines in production, watched from a single status screen',
      'An integration team of your own, after ten live incidents alongside ours',
    ],
    ar: [
      'سجلّ بكل تدفّق للبيانات، فيه مالكه وعقده وتاريخه',
      'واجهات ربط ومسارات بيانات قيد التشغيل، تظهر حالتها على شاشة واحدة',
      'فريق تكامل من موظفيكم عالج إلى جانبنا عشرة أعطال فعلية',
    ],
  },
} as const satisfies Service
