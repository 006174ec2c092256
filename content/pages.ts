/** What every page says before its own sections begin, and what search results show of it. */

import type { PageIntro } from './types.ts'

export const pages = {
  home: {
    name: { en: 'Home', ar: 'الرئيسية' },
    title: {
      en: 'Data, software and consulting company in Riyadh',
      ar: 'شركة منصّات بيانات وبرمجيات واستشارات في الرياض',
    },
    description: {
      en: 'Minwal builds data platforms and business software and advises the public bodies and enterprises that run them, from six offices in five countries.',
      ar: 'تبني منوال منصّات البيانات وبرمجيات التحوّل الرقمي، وتقدّم الاستشارة للجهات الحكومية والمنشآت التي تشغّلها، من ستة مكاتب في خمس دول أولها السعودية.',
    },
    heading: {
      en: 'Data, woven into decisions',
      ar: 'من خيوط البيانات ننسج القرار',
    },
    lead: {
      en: 'Minwal builds data platforms and business software, and advises public bodies and enterprises in Saudi Arabia, the wider Gulf, Egypt and Italy.',
      ar: 'تبني منوال منصّات البيانات وبرمجيات الأعمال، وتقدّم المشورة للجهات الحكومية والمنشآت في السعودية وسائر الخليج ومصر وإيطاليا.',
    },
  },
  aboutUs: {
    name: { en: 'About us', ar: 'من نحن' },
    alsoCalled: [
      'who we are',
      'team',
      'data residency',
      'عن الشركة',
      'فريق العمل',
      'توطين البيانات',
    ],
    title: {
      en: 'About us: our people, values, numbers and story',
      ar: 'من نحن: فريقنا وقيمنا وأرقامنا وقصّة نجاحنا',
    },
    description: {
      en: 'Who Minwal is: its people, the five values it works by, the figures it counts each year, and four dates in its story, from one report to six offices.',
      ar: 'تعرّفوا على منوال: فريقها، وخمس قيم نعمل بها، وأرقام نحصيها كل سنة، وأربعة تواريخ من القصّة التي بلغت بنا ستة مكاتب في خمس دول.',
    },
    heading: {
      en: 'Our name is a way of working',
      ar: 'اسمنا نهج في العمل',
    },
    lead: {
      en: 'A minwal is the beam of a loom; in Arabic the word also means the steady way in which a thing is done. We took that second meaning as a promise; here is who keeps it.',
      ar: 'المنوال خشبة الحائك، وهو أيضًا النسق الذي يمضي عليه العمل. اخترنا الاسم التزامًا بهذا المعنى، وتبيّن هذه الصفحة من يفي به وكيف.',
    },
  },
  services: {
    name: { en: 'Services', ar: 'الخدمات' },
    title: {
      en: 'Data, AI, GIS and automation consulting services',
      ar: 'خدمات البيانات والذكاء الاصطناعي والتحوّل الرقمي',
    },
    description: {
      en: 'Seventeen services in Saudi Arabia and the Gulf, from data management and AI to GIS, KPIs, RPA and governance: what each covers and what you receive.',
      ar: 'سبع عشرة خدمة بمخرجاتها في السعودية والخليج، من إدارة البيانات والذكاء الاصطناعي إلى نظم المعلومات الجغرافية ومؤشرات الأداء وأتمتة العمليات الروبوتية والحوكمة.',
    },
    heading: {
      en: 'Seventeen services, alone or combined',
      ar: 'سبع عشرة خدمة، منفردة أو مجتمعة',
    },
    lead: {
      en: 'Each says who needs it, how long it takes, who does the work and where we did it.',
      ar: 'مع كل خدمة: لمن هي، وكم تستغرق، ومن يعمل عليها، ومشروع نفّذناها فيه.',
    },
  },
  solutions: {
    name: { en: 'Solutions', ar: 'الحلول' },
    alsoCalled: ['products', 'software', 'منتجات', 'برمجيات'],
    title: {
      en: 'Business software for government and enterprise',
      ar: 'حلول برمجية للجهات الحكومية والشركات على منصّة أعمال',
    },
    description: {
      en: 'Eight solutions, from a core business platform to assurance and audit, for ten sectors and more: what each does, who uses it, and the platform’s own site.',
      ar: 'ثمانية حلول، من منصّة الأعمال الأساسية إلى التأكيد والمراجعة، لعشرة قطاعات وغيرها: ما يقدّمه كل حلّ، ومن يستخدمه، والطريق إلى موقع المنصّة نفسها.',
    },
    heading: {
      en: 'Eight solutions, shared records',
      ar: 'ثمانية حلول على سجلات مشتركة',
    },
    lead: {
      en: 'Each is fitted to your sector and joined to the systems you already own. Start with what you need first and add the others later.',
      ar: 'نهيّئ كل حلّ لقطاعكم ونربطه بالأنظمة التي تملكونها اليوم. ابدؤوا بما تحتاجون إليه أولًا، ثم أضيفوا بقية الحلول.',
    },
  },
  certificates: {
    name: { en: 'Certificates', ar: 'الشهادات' },
    title: {
      en: 'Certificates: ISO/IEC 27001, Jadeer and four more',
      ar: 'شهاداتنا: ISO/IEC 27001 وجدير وأربع شهادات أخرى',
    },
    description: {
      en: 'The six certificates and registrations Minwal holds, from municipal dashboards to information security: scope, number, validity and issuer of each.',
      ar: 'ست شهادات وتسجيلات تحملها منوال، من لوحات المتابعة البلدية إلى أمن المعلومات، مع نطاق كل شهادة ورقمها ومدّة سريانها والجهة التي منحتها.',
    },
    heading: {
      en: 'Six certificates and registrations, and who gave them',
      ar: 'ست شهادات وتسجيلات والجهات المانحة',
    },
    lead: {
      en: 'Four are assessments of our work, two are registrations. Each names the body that gave it, its number and the day it expires. Select a certificate to enlarge it.',
      ar: 'أربع منها تقييم لأعمالنا، واثنتان تسجيل. ومع كل منها الجهة المانحة والرقم وتاريخ الانتهاء. اضغطوا على أي شهادة لتكبيرها.',
    },
  },
  milestone: {
    name: { en: 'Milestones', ar: 'محطّاتنا' },
    alsoCalled: ['success stories', 'case studies', 'قصص النجاح'],
    title: {
      en: 'Success stories: ten engagements and their results',
      ar: 'قصص نجاح عملائنا: عشرة أعمال وما تحقّق فيها',
    },
    description: {
      en: 'Ten milestones in six sectors, from government and health to communications and platforms, newest first, each with the results its client can check.',
      ar: 'عشر محطّات في ستة قطاعات، من القطاع الحكومي والصحة إلى الاتصالات والمنصّات، مرتّبة من الأحدث، ومع كل محطّة نتائج يستطيع العميل التحقّق منها.',
    },
    heading: {
      en: 'Ten milestones, and what each changed',
      ar: 'عشر محطّات، وما غيّرته كل محطّة',
    },
    lead: {
      en: 'All name the client, its sector and what changed. Older results carry their year.',
      ar: 'مع كل محطّة الجهة وقطاعها وما تغيّر بعد العمل، ومع النتائج الأقدم سنتها.',
    },
  },
  projects: {
    name: { en: 'Projects', ar: 'المشاريع' },
    alsoCalled: ['portfolio', 'references', 'مشروع', 'أعمالنا'],
    title: {
      en: 'Our projects: 38 data and software deliveries',
      ar: 'مشاريعنا: 38 مشروعًا في البيانات والأنظمة الرقمية',
    },
    description: {
      en: 'A register of 38 projects Minwal delivered to public authorities, hospitals, universities, telecoms and companies, with the client, the date and the result.',
      ar: 'سجلّ يضمّ 38 مشروعًا أنجزتها منوال للجهات الحكومية والمستشفيات والجامعات وشركات الاتصالات وغيرها، ومع كل مشروع عميله وتاريخه وما تغيّر بعده.',
    },
    heading: {
      en: 'Thirty-eight projects, on the record',
      ar: 'ثمانية وثلاثون مشروعًا موثّقًا',
    },
    lead: {
      en: 'The projects we may name, out of more than 220: who each was for, when we handed it over, and what changed. Newest first.',
      ar: 'المشاريع التي أُذن لنا بذكرها من أكثر من 220 مشروعًا: لمن كانت، ومتى سلّمناها، وما الذي تغيّر. الأحدث أولًا.',
    },
  },
  clientAndPartner: {
    name: { en: 'Clients and partners', ar: 'العملاء والشركاء' },
    alsoCalled: ['عملاؤنا', 'شركاؤنا'],
    title: {
      en: 'Clients and partners: the names behind our work',
      ar: 'العملاء والشركاء: من نخدمهم ومن نتعاون معهم',
    },
    description: {
      en: 'The organizations Minwal works for, in government, health, education, communications and business, and the technology partners it builds on.',
      ar: 'الجهات التي تخدمها منوال والشركاء التقنيون الذين تبني معهم، في صفحة واحدة تضمّ القطاع الحكومي والصحة والتعليم والاتصالات والأعمال.',
    },
    heading: {
      en: 'Clients we serve, partners we build with',
      ar: 'عملاء نخدمهم، وشركاء نبني معهم',
    },
    lead: {
      en: 'Some of these names brought us a problem, others the tools to solve it. Eleven of the clients appear in our register more than once. Ask us if you would like to speak to one of them.',
      ar: 'بعض هذه الأسماء جاءنا بمشكلة، وبعضها جاء بأدوات حلّها. ومن العملاء 11 عميلًا لهم في سجلّنا أكثر من مشروع. وإن أردتم سؤال أحدهم عنّا رتّبنا لكم ذلك.',
    },
  },
  contactUs: {
    name: {
      en: 'Contact us',
      ar: 'تواصل معنا',
    },
    alsoCalled: [
      'اتصل بنا',
      'اتصال',
      'راسلنا',
      'واتساب',
      'رقم الهاتف',
      'فروعنا',
      'عرض سعر',
      'الأسعار',
      'ساعات العمل',
      'سياسة الخصوصية',
      'WhatsApp',
      'pricing',
      'quote',
      'NDA',
      'privacy policy',
      'newsletter',
      'النشرة البريدية',
    ],
    title: {
      en: 'Contact us: Riyadh, Cairo, Dubai, Manama and Rome',
      ar: 'تواصل معنا: الرياض والقاهرة ودبي والمنامة وروما',
    },
    description: {
      en: 'Write to Minwal about a decision you need to make, or find our offices in Riyadh, Cairo, Dubai, Manama and Rome. We reply within one working day.',
      ar: 'اكتبوا إلى منوال عمّا تريدون أن تقرّروه، أو تعرّفوا على مواقع مكاتبنا في الرياض والقاهرة ودبي والمنامة وروما. يصلكم الردّ خلال يوم عمل وبلغتكم.',
    },
    heading: {
      en: 'Tell us what you are trying to decide',
      ar: 'حدّثونا عن القرار الذي تدرسونه',
    },
    lead: {
      en: 'A person reads every message, and replies in the language you wrote in.',
      ar: 'يقرأ كل رسالة أحد زملائنا، ويردّ عليها باللغة التي كتبتم بها.',
    },
  },
  faqs: {
    name: { en: 'FAQs', ar: 'الأسئلة الشائعة' },
    title: {
      en: 'FAQs: our work, the core platform and integration',
      ar: 'أسئلة شائعة عن نشاطنا ومنصّتنا والربط بالأنظمة',
    },
    description: {
      en: 'Six answers about what Minwal does, the values it keeps, the core business platform, workspaces, mobile use and integration, and a form for your own question.',
      ar: 'ستة أجوبة عن نشاط منوال وقيمها ومنصّة الأعمال الأساسية وتهيئة بيئة العمل والاستخدام على الجوّال والربط بالأنظمة، مع نموذج تكتبون فيه سؤالكم.',
    },
    heading: {
      en: 'Six questions, answered',
      ar: 'ستة أسئلة وأجوبتها',
    },
    lead: {
      en: 'These are the answers we give in meetings. If your question is not among the six, ask it in the form, with your email address, and we will reply.',
      ar: 'هذه أجوبتنا كما نقولها في الاجتماعات. وإن لم يكن سؤالكم بين الستة فاكتبوه في النموذج مع بريدكم الإلكتروني يصلكم ردّنا.',
    },
  },
  blogs: {
    name: { en: 'Blogs', ar: 'المدوّنة' },
    alsoCalled: ['blog', 'articles', 'المقالات'],
    title: {
      en: 'Blogs: essays on indicators, governance and data',
      ar: 'المدوّنة: مقالات في المؤشرات والحوكمة والبيانات',
    },
    description: {
      en: 'Essays by the Minwal team on KPIs, data governance, AI, maps and operations, arranged by subject: one to read now, and eight in preparation.',
      ar: 'مقالات يكتبها فريق منوال في مؤشرات الأداء وحوكمة البيانات والذكاء الاصطناعي والخرائط والتشغيل: مقال منشور، وثمانية مقالات قيد الإعداد.',
    },
    heading: {
      en: 'Essays from our own work',
      ar: 'مقالات من واقع عملنا',
    },
    lead: {
      en: 'The posts answer questions that came up in our work. One is ready to read; eight are in preparation.',
      ar: 'كل مقال يجيب عن سؤال عرض لنا في العمل. المنشور منها مقال، وثمانية مقالات قيد الإعداد.',
    },
  },
  blogDetail: {
    name: { en: 'Blog details', ar: 'تفاصيل المقال' },
    title: {
      en: 'Post not found: see the list of all our posts',
      ar: 'هذا المقال غير موجود: تصفّحوا قائمة المقالات كلها',
    },
    description: {
      en: 'There is no post at this address. The link may be old or mistyped; the list of all posts is a step away, and so is a form to ask for the post you want.',
      ar: 'لا مقال على هذا الرابط، فقد يكون قديمًا أو كُتب خطأً. قائمة المقالات كلها على بُعد خطوة، وكذلك نموذج تسألوننا فيه عن المقال الذي تريدونه.',
    },
    heading: {
      en: 'There is no post at this address',
      ar: 'لا مقال على هذا الرابط',
    },
    lead: {
      en: 'The link may be old or mistyped. The list holds all our posts, published or in preparation, and the one you want may be among them.',
      ar: 'قد يكون الرابط قديمًا أو كُتب خطأً. تضمّ القائمة مقالاتنا كلها، المنشور منها وما هو قيد الإعداد، ولعلّ ما تريدونه بينها.',
    },
  },
} as const satisfies Record<string, PageIntro>
