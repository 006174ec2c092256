/** What the home page says between its lists: heads, the dictionary entry, the steps, the calls. */

import type { HomeContent } from './types.ts'

export const home = {
  heroKicker: {
    en: 'Data, business software and consulting',
    ar: 'بيانات وبرمجيات أعمال واستشارات',
  },
  heroCaption: {
    en: 'A pattern of beads. Its tallest column, in saffron, is the mode: the value that occurs most often, in Arabic the minwal.',
    ar: 'نمط من الخرز، أطول أعمدته العمود الزعفراني، وهو المنوال في الإحصاء: القيمة الأكثر تكرارًا.',
  },
  logosCaption: {
    en: 'Built on the platforms our clients already trust',
    ar: 'نبني على المنصّات التي يثق بها عملاؤنا',
  },
  definition: {
    word: { en: 'minwal', ar: 'مِنْوال' },
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
      en: 'A loom turns loose thread into cloth by holding a steady pattern. We do the same for organizations whose data sits in forty systems, none of which has the whole answer.',
      ar: 'النول يحوّل الخيوط المتفرّقة إلى نسيج لأنه يلتزم نسقًا واحدًا. وهذا ما نصنعه للجهات التي تتوزّع بياناتها على 40 نظامًا، ولا تجد الجواب كاملًا في أي منها.',
    },
  },
  approach: {
    kicker: { en: 'How we work', ar: 'كيف نعمل' },
    heading: {
      en: 'Loose threads in, a clear pattern out',
      ar: 'تدخل الخيوط متفرّقة، وتخرج نسقًا واضحًا',
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
      title: { en: 'Weave', ar: 'ننسج' },
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
    heading: { en: 'Seventeen services, one thread', ar: 'سبع عشرة خدمة، وخيط واحد' },
  },
  servicesAsk: {
    text: { en: 'Not sure where to start?', ar: 'من أين تبدؤون؟' },
    label: { en: 'Ask us', ar: 'طرح سؤال' },
  },
  numbers: {
    kicker: { en: 'Our numbers', ar: 'أرقامنا' },
    heading: { en: 'Counted, not claimed', ar: 'أرقام نعدّها ولا ندّعيها' },
  },
  projects: {
    kicker: { en: 'Projects', ar: 'المشاريع' },
    heading: { en: 'Work you can point to', ar: 'أعمال تُرى ويُقاس أثرها' },
  },
  featured: [
    {
      id: 1,
      picture: {
        drawing: 'city',
        colourway: 'deep',
        alt: {
          en: 'A street grid crossed by ribbons of thread that turn at a plot',
          ar: 'شبكة شوارع تعبرها أشرطة من الخيوط تنعطف عند قطعة أرض',
        },
      },
    },
    {
      id: 3,
      picture: {
        drawing: 'steps',
        colourway: 'mist',
        alt: {
          en: 'Ribbons climbing in steps, like berths along a quay',
          ar: 'أشرطة تصعد درجة بعد درجة، كالأرصفة على طول الميناء',
        },
      },
    },
    {
      id: 5,
      picture: {
        drawing: 'crop',
        colourway: 'limestone',
        seed: 6,
        alt: {
          en: 'Part of the word minwal, its ribbons laid out like the blocks of a district',
          ar: 'جزء من كلمة منوال، تتوزّع أشرطته كمربّعات حي سكني',
        },
      },
    },
  ],
  sectors: {
    kicker: { en: 'Sectors', ar: 'القطاعات' },
    heading: { en: 'Ten sectors, and over ten more', ar: 'عشرة قطاعات، ومعها أكثر من عشرة أخرى' },
  },
  certificates: {
    kicker: { en: 'Certificates', ar: 'الشهادات' },
    heading: { en: 'Checked by others, not by us', ar: 'عمل راجعه غيرنا وشهد له' },
  },
  posts: {
    kicker: { en: 'Blogs', ar: 'المدوّنة' },
    heading: { en: 'Notes from the loom', ar: 'من دفتر النول' },
  },
  contact: {
    heading: { en: 'Begin with one decision', ar: 'لنبدأ بقرار واحد' },
    text: {
      en: 'Write to us about what you need to decide, and by when. We reply within one working day, and say so if the work belongs elsewhere.',
      ar: 'اكتبوا إلينا عن القرار الذي أمامكم وعن موعده. يردّ عليكم أحد زملائنا خلال يوم عمل واحد، وإن كان غيرنا أولى بالعمل أخبرناكم بذلك.',
    },
    label: { en: 'Contact us', ar: 'التواصل معنا' },
  },
} as const satisfies HomeContent
