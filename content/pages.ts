/** What every page says before its own sections begin, and what search results show of it. */

import type { PageIntro } from './types.ts'

export const pages = {
  home: {
    name: { en: 'Home', ar: 'الرئيسية' },
    title: {
      en: 'Data platforms, business software and consulting',
      ar: 'منصّات البيانات وبرمجيات الأعمال والاستشارات',
    },
    description: {
      en: 'Minwal builds data platforms and business software and advises the ministries and enterprises that run them, from six offices in five countries.',
      ar: 'تبني منوال منصّات البيانات وبرمجيات الأعمال، وتقدّم الاستشارة للجهات الحكومية والمنشآت التي تشغّلها، من ستة مكاتب في خمس دول.',
    },
    heading: {
      en: 'Data, woven into decisions',
      ar: 'من خيوط البيانات ننسج القرار',
    },
    lead: {
      en: 'Minwal designs data platforms, business software and advisory programmes for governments and enterprises, from Riyadh to Rome.',
      ar: 'تصمّم منوال منصّات البيانات وبرمجيات الأعمال، وتقدّم المشورة للجهات الحكومية والمنشآت، من الرياض إلى روما.',
    },
  },
  aboutUs: {
    name: { en: 'About us', ar: 'من نحن' },
    title: {
      en: 'About us: how we work, our numbers and our story',
      ar: 'من نحن: قيمنا في العمل وأرقامنا وقصّة نجاحنا',
    },
    description: {
      en: 'Who Minwal is: five values we work by, the figures we count each year, and four dates in the story that took us from one report to six offices.',
      ar: 'تعرّفوا على منوال: خمس قيم نعمل بها، وأرقام نعدّها كل سنة ولا ندّعيها، وأربع محطّات في القصّة التي بلغت بنا ستة مكاتب في خمس دول.',
    },
    heading: {
      en: 'Our name means a way of working',
      ar: 'اسمنا يعني طريقة في العمل',
    },
    lead: {
      en: 'A minwal is the beam of a loom, and also the steady manner in which a thing is done. We took the word as an undertaking; here is how we keep it.',
      ar: 'المنوال خشبة الحائك، وهو أيضًا النسق الذي يمضي عليه العمل. اخترنا الاسم التزامًا، وهذه الصفحة تبيّن كيف نفي به.',
    },
  },
  services: {
    name: { en: 'Services', ar: 'الخدمات' },
    title: {
      en: 'Seventeen data, software and advisory services',
      ar: 'سبع عشرة خدمة في البيانات والبرمجيات والاستشارات',
    },
    description: {
      en: 'Seventeen services, from data management and KPIs to GIS, automation and governance. For each: what it covers, its parts, and what you receive.',
      ar: 'سبع عشرة خدمة، من إدارة البيانات ومؤشرات الأداء إلى نظم المعلومات الجغرافية والأتمتة والحوكمة، مع بيان نطاق كل خدمة وأجزائها وما ستحصلون عليه.',
    },
    heading: {
      en: 'Seventeen services, one thread',
      ar: 'سبع عشرة خدمة، وخيط واحد',
    },
    lead: {
      en: 'Take one on its own or combine several. Each is led by people who have owned the problem on the client’s side.',
      ar: 'اختاروا منها خدمة واحدة أو اجمعوا عددًا منها في مسار واحد. ويقود كل خدمة خبراء عاشوا المشكلة من موقع العميل.',
    },
  },
  solutions: {
    name: { en: 'Solutions', ar: 'الحلول' },
    title: {
      en: 'Eight business solutions fitted to your sector',
      ar: 'ثمانية حلول لأعمالكم نهيّئها لقطاعكم واحتياجاتكم',
    },
    description: {
      en: 'Eight solutions, from the core business platform to assurance and audit, for ten sectors and over ten more. See what each does and how to reach us.',
      ar: 'ثمانية حلول، من منصّة الأعمال الأساسية إلى التحقّق والتدقيق، لعشرة قطاعات وأكثر من عشرة أخرى. تعرّفوا على ما يقدّمه كل حلّ وعلى سبل التواصل معنا.',
    },
    heading: {
      en: 'Software shaped by the decision it serves',
      ar: 'برمجيات على قدر القرار الذي تخدمه',
    },
    lead: {
      en: 'Eight solutions, fitted to the sector you work in and joined to the systems you already own. Start with what you need first; the others will fit beside it.',
      ar: 'ثمانية حلول نهيّئها لقطاعكم ونربطها بالأنظمة التي تملكونها اليوم. ابدؤوا بما تحتاجون إليه أولًا، وما بقي يجد مكانه إلى جانبه.',
    },
  },
  certificates: {
    name: { en: 'Certificates', ar: 'الشهادات' },
    title: {
      en: 'Certificates and registrations, with their sources',
      ar: 'شهادات الشركة وتسجيلاتها والجهات التي منحتها',
    },
    description: {
      en: 'The six certificates and registrations Minwal holds, from municipal dashboards to information security: what each covers and who issued it.',
      ar: 'ست شهادات وتسجيلات تحملها منوال، من لوحات المتابعة البلدية إلى أمن المعلومات، مع بيان ما تشمله كل شهادة والجهة التي منحتها.',
    },
    heading: {
      en: 'Six certificates, and who issued them',
      ar: 'ست شهادات، ومن أصدرها',
    },
    lead: {
      en: 'A certificate is an outside judgement of our work, so each names the body that gave it. Select a certificate to enlarge it.',
      ar: 'الشهادة حكم غيرنا على عملنا، ولهذا تحمل كل شهادة هنا اسم الجهة التي منحتها. اضغطوا على أي شهادة لتكبيرها.',
    },
  },
  milestone: {
    name: { en: 'Milestones', ar: 'محطّاتنا' },
    title: {
      en: 'Milestones: ten engagements and their results',
      ar: 'محطّاتنا: عشرة أعمال بقطاعاتها وما تحقّق فيها',
    },
    description: {
      en: 'Ten milestones in six sectors, from government and health to communications and platforms, newest first, each with the results its client can check.',
      ar: 'عشر محطّات في ستة قطاعات، من القطاع الحكومي والصحة إلى الاتصالات والمنصّات، من الأحدث إلى الأقدم، مع نتائج يستطيع العميل أن يتحقّق منها في كل محطّة.',
    },
    heading: {
      en: 'Ten milestones, and what each changed',
      ar: 'عشر محطّات، وما غيّرته كل محطّة',
    },
    lead: {
      en: 'Each of the ten has its sector, the organization we worked with, and its results in as few words as they need.',
      ar: 'عشر محطّات، لكل منها قطاعها والجهة التي عملنا معها ونتائجها بأقلّ ما يكفيها من الكلمات.',
    },
  },
  projects: {
    name: { en: 'Projects', ar: 'المشاريع' },
    title: {
      en: 'Projects: a dated register of 38 deliveries',
      ar: 'سجلّ المشاريع: 38 مشروعًا بعملائها وتواريخها',
    },
    description: {
      en: 'A public register of 38 projects Minwal delivered to authorities, municipalities, hospitals, ports and companies, with the client, the date and the result.',
      ar: 'سجلّ يضمّ 38 مشروعًا أنجزتها منوال للهيئات والأمانات والمستشفيات والموانئ والشركات، ومع كل مشروع عميله وتاريخه وما تغيّر بعده.',
    },
    heading: {
      en: 'Thirty-eight projects, on the record',
      ar: 'ثمانية وثلاثون مشروعًا موثّقًا',
    },
    lead: {
      en: 'A register of the projects we may name: who each was for, when, and what changed. Newest first.',
      ar: 'سجلّ بما يؤذن لنا بذكره من المشاريع: لمن، ومتى، وما الذي تغيّر. الأحدث أولًا.',
    },
  },
  clientAndPartner: {
    name: { en: 'Clients and partners', ar: 'العملاء والشركاء' },
    title: {
      en: 'Clients and partners: the names behind our work',
      ar: 'العملاء والشركاء: من نعمل لهم ومن نبني معهم',
    },
    description: {
      en: 'The organizations Minwal works for and the technology partners it builds on, side by side: government, health, education, communications and business.',
      ar: 'الجهات التي تعمل لها منوال والشركاء التقنيون الذين تبني معهم، في صفحة واحدة تضمّ القطاع الحكومي والصحة والتعليم والاتصالات والأعمال.',
    },
    heading: {
      en: 'Those we work for, those we build with',
      ar: 'عملاء نعمل لهم، وشركاء نبني معهم',
    },
    lead: {
      en: 'Some of these names brought us a problem, and some brought the tools to solve it. Eleven of the clients have come back with another problem.',
      ar: 'بعض هذه الأسماء جاءنا بمشكلة، وبعضها جاء بأدوات حلّها. وأحد عشر من هؤلاء العملاء عادوا إلينا بمشكلة أخرى.',
    },
  },
  contactUs: {
    name: { en: 'Contact us', ar: 'التواصل معنا' },
    title: {
      en: 'Contact us: message form, map and six offices',
      ar: 'التواصل معنا: نموذج المراسلة والخريطة والمكاتب',
    },
    description: {
      en: 'Write to Minwal about a decision you need to make, or find our offices in Riyadh, Cairo, Dubai, Manama and Rome. We reply within one working day.',
      ar: 'اكتبوا إلى منوال عن القرار الذي أمامكم، أو تعرّفوا على مواقع مكاتبنا في الرياض والقاهرة ودبي والمنامة وروما. يصلكم الردّ خلال يوم عمل واحد وبلغتكم.',
    },
    heading: {
      en: 'Tell us what you are trying to decide',
      ar: 'حدّثونا عن القرار الذي أمامكم',
    },
    lead: {
      en: 'A person reads every message. Expect a reply within one working day, in the language you wrote in.',
      ar: 'يقرأ رسالتكم واحد منّا لا برنامج، ويصلكم الردّ خلال يوم عمل واحد وباللغة التي كتبتم بها.',
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
      en: 'The six questions we are asked most often',
      ar: 'ستة أسئلة تتكرّر علينا',
    },
    lead: {
      en: 'These are the answers we give in meetings. If your question is not among the six, write it in the form; add your email address, and we will reply.',
      ar: 'هذه أجوبتنا كما نقولها في الاجتماعات. وإن لم يكن سؤالكم بين الستة فاكتبوه في النموذج، وإن تركتم معه عنوان بريدكم وصلكم ردّنا.',
    },
  },
  blogs: {
    name: { en: 'Blogs', ar: 'المدوّنة' },
    title: {
      en: 'Blogs: essays on indicators, governance and data',
      ar: 'المدوّنة: مقالات في المؤشرات والحوكمة والبيانات',
    },
    description: {
      en: 'Essays by the Minwal team on indicators, data governance, Arabic text and the work of turning figures into decisions, arranged by subject.',
      ar: 'مقالات يكتبها فريق منوال في مؤشرات الأداء وحوكمة البيانات والنصّ العربي وطريق الرقم إلى القرار، ويمكنكم تصفّحها بحسب الموضوع.',
    },
    heading: {
      en: 'Notes from the loom',
      ar: 'من دفتر النول',
    },
    lead: {
      en: 'What the work has taught us, written down while we still remember it. Each post takes a question and stays with it to the end.',
      ar: 'ما علّمنا إياه العمل، نكتبه قبل أن ننساه. في كل مقال سؤال واحد نمضي معه إلى آخره.',
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
