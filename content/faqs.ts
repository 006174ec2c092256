/** The six questions of the FAQ page, in the order in which it shows them. */

import type { Question } from './types.ts'

export const faqs = [
  {
    id: 1,
    question: { en: 'What does the company do?', ar: 'ما نشاط الشركة؟' },
    answer: {
      en: 'We design, build and run data platforms and business software, and advise the teams that own them: 17 services for public bodies and enterprises, in Arabic and English, from six offices in five countries. The projects page lists 38 deliveries with client, date and result. Work can begin with a two-week study at a fixed 60,000 riyals before VAT; later stages are priced before they begin.',
      ar: 'نصمّم منصّات البيانات وبرمجيات الأعمال ونبنيها ونشغّلها، ونقدّم الاستشارة للفرق التي تملكها: 17 خدمة للجهات الحكومية والمنشآت بالعربية والإنجليزية، من ستة مكاتب في خمس دول. وفي صفحة المشاريع 38 مشروعًا لكل منها عميله وتاريخه ونتيجته. ويمكن أن يبدأ العمل بدراسة مدّتها أسبوعان بسعر ثابت هو 60 ألف ريال قبل الضريبة، ثم تُسعَّر كل مرحلة قبل أن تبدأ.',
    },
  },
  {
    id: 2,
    question: { en: 'What are your values?', ar: 'ما قيمكم؟' },
    answer: {
      en: 'There are five, and in Arabic their first letters spell our name: method, integrity, clarity, craft and two languages. We write down the way of working before the first day, publish what a model cannot do next to what it can, give figures with their source, release no change untested, and design Arabic and English together from the first draft.',
      ar: 'قيمنا خمس: منهج ونزاهة ووضوح وإتقان ولغتان، ومن أوائل حروفها تتألّف كلمة منوال. فنكتب طريقة العمل قبل اليوم الأول، ونعلن ما يعجز عنه النموذج إلى جانب ما يقدر عليه، ونذكر مع الرقم مصدره، ولا نطلق تعديلًا قبل اختباره، ونصمّم العربية والإنجليزية معًا منذ المسوّدة الأولى.',
    },
  },
  {
    id: 3,
    question: {
      en: 'What is the core business platform?',
      ar: 'ما منصّة الأعمال الأساسية؟',
    },
    answer: {
      en: 'It is our own product, the first of our eight solutions and the base of the other seven: one set of records for people, organizations, places and documents, with workflows, roles, dashboards and an audit log, and the finance, purchasing, human resources and asset applications that share them. The yearly licence includes both releases, and go-live brings a year of support; the data is yours and goes with you, in open formats, if you leave. It runs in your own data centre or in a cloud region inside your country; Wadi Municipality and Tamy Grain are among its users. Its own site is linked from the solutions page.',
      ar: 'هي منتجنا، وأول حلولنا الثمانية، وعليها بُنيت السبعة الأخرى. فيها سجلّ موحّد للأشخاص والجهات والمواقع والوثائق، تشترك فيه تطبيقات المالية والمشتريات والموارد البشرية والأصول، ومسارات عمل وصلاحيات ولوحات متابعة وسجلّ تدقيق. ترخيصها سنوي يشمل إصداري السنة، ويلي إطلاقها لديكم سنة من الدعم، والبيانات ملككم تخرج معكم بصيغ مفتوحة إن تركتم المنصّة. وتعمل في مركز بياناتكم أو في منطقة سحابية داخل بلدكم، ومن مستخدميها أمانة الوادي وطمي للحبوب. ولها موقع خاصّ تصلون إليه من صفحة الحلول.',
    },
  },
  {
    id: 4,
    question: {
      en: 'Can we shape the workspace to our needs?',
      ar: 'هل يمكن تهيئة بيئة العمل بحسب احتياجاتنا؟',
    },
    answer: {
      en: 'Yes. An administrator on your side changes forms, lists, approval steps, roles, dashboards and wording without writing code. Changes are tried in a test workspace and recorded before they go live. Users arrange their own home screen, choose the language and keep their filters. Anything that needs a developer, such as an unusual calculation, is built as an extension outside the core: its source code is yours, and no update overwrites it.',
      ar: 'نعم. يغيّر مدير النظام لديكم النماذج والقوائم وخطوات الاعتماد والصلاحيات ولوحات المتابعة والنصوص من دون كتابة شيفرة برمجية، ويمرّ التغيير ببيئة اختبار ويدخل سجلّ التغييرات قبل اعتماده. ويرتّب المستخدم شاشته الرئيسية ويختار لغته ويحفظ خيارات التصفية. أما ما يحتاج إلى مطوّر، كعملية حسابية غير معتادة، فنبنيه إضافةً خارج النواة حتى لا يمسّها التحديث، وشيفرة إضافاتكم ملككم.',
    },
  },
  {
    id: 5,
    question: {
      en: 'Does the platform work on phones and tablets?',
      ar: 'هل تعمل المنصّة على الجوّال والجهاز اللوحي؟',
    },
    answer: {
      en: 'Yes. Its screens adapt to the width of the device, meet WCAG 2.2 at level AA and open in a current browser, with nothing to install. Field teams also have an app that works without a connection: forms, photographs and voice notes stay encrypted on the device and are sent when the network returns. If a device is lost, an administrator can wipe the app’s data from it. At Safa Telecom 1,400 technicians work this way.',
      ar: 'نعم. تتكيّف شاشاتها مع عرض الجهاز، وتستوفي متطلّبات WCAG 2.2 بمستوى AA، وتعمل في أي متصفّح حديث من دون تثبيت. وللفرق الميدانية تطبيق يعمل ولو انقطع الاتصال، تبقى فيه النماذج والصور والملاحظات الصوتية مشفّرة على الجهاز حتى تعود الشبكة فيرسلها. وإذا ضاع الجهاز محا مدير النظام بيانات التطبيق منه عن بُعد. وبهذه الطريقة يعمل 1400 فنّي في صفا للاتصالات.',
    },
  },
  {
    id: 6,
    question: {
      en: 'Does the platform connect to the systems we already have?',
      ar: 'هل ترتبط المنصّة بأنظمتنا القائمة؟',
    },
    answer: {
      en: 'Yes. It reads and writes through documented REST APIs, exchanges files on a schedule where an older system offers nothing else, and signs users in from your own directory by SAML or OpenID Connect; citizens can sign in with the national single sign-on, Nafath. So far it has been connected to finance, human resources, hospital and mapping systems. Connections have an owner, a data contract and a monitor that reports failures. In the first four weeks we list your systems and test a connection from end to end.',
      ar: 'نعم. تقرأ المنصّة وتكتب عبر واجهات REST موثّقة، وتتبادل الملفات في مواعيد مجدولة إذا لم يتح النظام القديم غير ذلك، ويدخلها موظفوكم بحساباتهم في دليل المستخدمين لديكم بمعيار SAML أو OpenID Connect، والمستفيدون عبر النفاذ الوطني الموحّد (نفاذ). وقد رُبطت حتى اليوم بأنظمة مالية وموارد بشرية ومستشفيات وخرائط. وللربط مالك وعقد بيانات ومراقبة تنبّه إلى الأعطال. وفي الأسابيع الأربعة الأولى نحصر أنظمتكم ونختبر ربطًا كاملًا.',
    },
  },
] as const satisfies readonly Question[]
