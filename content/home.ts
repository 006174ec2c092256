/** What the home page says between its lists: heads, the dictionary entry, the steps, the calls. */

import type { HomeContent } from './types.ts'

export const home = {
  heroKicker: {
    en: 'Data, business software and consulting',
    ar: 'بيانات وبرمجيات أعمال واستشارات',
  },
  heroCaption: {
    en: 'The tallest column is the mode, the most frequent value. Arabic calls it the minwal.',
    ar: 'أطول الأعمدة هو المنوال في لغة الإحصاء، أي القيمة الأكثر تكرارًا.',
  },
  logosCaption: {
    en: 'We build on the platforms our clients already use',
    ar: 'نبني على المنصّات التي يستخدمها عملاؤنا',
  },
  definition: {
    word: { en: 'minwal', ar: 'مِنْوَال' },
    kind: { en: 'noun, Arabic', ar: 'اسم' },
    meanings: {
      en: [
        'The beam of a loom, on which cloth is rolled as it is woven.',
        'A manner or pattern: “on this minwal” means “in this way”.',
        'In statistics, the mode: the value that occurs most often.',
      ],
      ar: [
        'خشبة الحائك التي يلتفّ عليها الثوب وقت النسج.',
        'النسق والطريقة: «على هذا المنوال» أي على هذا النحو.',
        'في الإحصاء: القيمة الأكثر تكرارًا بين القيم.',
      ],
    },
    statement: {
      en: 'Most organizations have the data they need, spread over systems none of which has the whole answer. We bring the parts together.',
      ar: 'البيانات متوافرة لدى معظم الجهات، لكنها موزّعة على أنظمة لا يوجد الجواب كاملًا في أي منها. ونحن نجمع أجزاءه.',
    },
  },
  approach: {
    kicker: { en: 'How we work', ar: 'كيف نعمل' },
    heading: {
      en: 'From scattered data to a decision, in three steps',
      ar: 'من البيانات المتفرّقة إلى القرار في ثلاث خطوات',
    },
  },
  steps: [
    {
      id: 1,
      title: { en: 'Gather', ar: 'نجمع' },
      text: {
        en: 'We find every source, from registers and sensors to spreadsheets and partner systems, and agree who owns each.',
        ar: 'نحصر المصادر كلها، من سجلات وحسّاسات وجداول وأنظمة شركاء، ونتّفق على مالك لكل مصدر.',
      },
    },
    {
      id: 2,
      title: { en: 'Connect', ar: 'نربط' },
      text: {
        en: 'We model, clean and connect them on a governed platform that your own teams can query.',
        ar: 'ننمذج البيانات وننقّيها ونجمعها في منصّة محوكمة تستعلم منها فرقكم مباشرةً.',
      },
    },
    {
      id: 3,
      title: { en: 'Decide', ar: 'نقرّر معكم' },
      text: {
        en: 'We put the answer where the decision is made: a figure, a map, an alert, a plan.',
        ar: 'نضع الجواب حيث يُتّخذ القرار: رقمًا أو خريطة أو تنبيهًا أو خطّة.',
      },
    },
  ],
  services: {
    kicker: { en: 'Services', ar: 'الخدمات' },
    heading: { en: 'What we do, in 17 services', ar: 'ما نقدّمه في 17 خدمة' },
  },
  servicesAsk: {
    text: { en: 'Not sure where to start?', ar: 'لا تعرفون من أين تبدؤون؟' },
    label: { en: 'Ask us', ar: 'اسألونا' },
  },
  numbers: {
    kicker: { en: 'Our numbers', ar: 'أرقامنا' },
    heading: { en: 'Four figures, counted each year', ar: 'أربعة أرقام نحصيها كل سنة' },
  },
  projects: {
    kicker: { en: 'Projects', ar: 'المشاريع' },
    heading: { en: 'Three projects from our register', ar: 'ثلاثة مشاريع من سجلّنا' },
  },
  featured: [
    {
      id: 1,
      picture: {
        file: 'city-deep.svg',
        alt: { en: '', ar: '' },
      },
    },
    {
      id: 3,
      picture: {
        file: 'steps-mist.svg',
        alt: { en: '', ar: '' },
      },
    },
    {
      id: 5,
      picture: {
        file: 'crop-limestone-6.svg',
        alt: { en: '', ar: '' },
      },
    },
  ],
  sectors: {
    kicker: { en: 'Sectors', ar: 'القطاعات' },
    heading: { en: 'Ten sectors, and more besides', ar: 'عشرة قطاعات، وغيرها' },
  },
  certificates: {
    kicker: { en: 'Certificates', ar: 'الشهادات' },
    heading: { en: 'Six certificates and registrations', ar: 'ست شهادات وتسجيلات' },
  },
  posts: {
    kicker: { en: 'Blogs', ar: 'المدوّنة' },
    heading: { en: 'Essays on data and decisions', ar: 'مقالات في البيانات والقرار' },
  },
  contact: {
    heading: { en: 'Begin with a decision', ar: 'لنبدأ من قراركم' },
    text: {
      en: 'Write to us about what you need to decide, and by when. We reply within one working day, and tell you if another firm would suit you better.',
      ar: 'اكتبوا إلينا عن القرار الذي تدرسونه وعن موعده. يردّ عليكم أحد زملائنا خلال يوم عمل، وإن كان غيرنا أولى بالعمل أخبرناكم بذلك.',
    },
    label: { en: 'Contact us', ar: 'تواصل معنا' },
  },
} as const satisfies HomeContent
