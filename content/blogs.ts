/**
 * The posts and their subjects. Only the first post is written; the other eight are in preparation and
 * lead there until then. A date is the day of publication, so they have none.
 *
 * Order: newest first. A new post goes first and takes the next free id.
 */

import { firstBlog } from './blogs/first-blog.ts'
import type { BlogArticle, BlogPost, BlogSubject, Localized } from './types.ts'

/** The topics behind the tabs. */
export const blogSubjects = {
  subject1: { en: 'KPIs', ar: 'مؤشرات الأداء' },
  subject2: { en: 'Governance', ar: 'الحوكمة' },
  subject3: { en: 'Artificial intelligence', ar: 'الذكاء الاصطناعي' },
  subject4: { en: 'Maps and location', ar: 'الخرائط والمواقع' },
  subject5: { en: 'Operations', ar: 'التشغيل' },
} as const satisfies Readonly<Record<BlogSubject, Localized>>

/** Posts with a page of their own; their slugs are in `blogs/slugs.ts` as well. */
export const articles: readonly BlogArticle[] = [firstBlog]

export const blogPosts = [
  firstBlog,
  {
    id: 2,
    subject: 'subject2',
    link: '/blogs/first-blog',
    imgSrc: {
      file: 'weave-limestone.svg',
      alt: { en: '', ar: '' },
    },
    bgSrc: {
      file: 'weave-deep.svg',
      alt: { en: '', ar: '' },
    },
    title: {
      en: 'Data sharing between public bodies, without the PDF',
      ar: 'تبادل البيانات بين الجهات من دون مرفقات',
    },
    desc: {
      en: 'Two public bodies can exchange one field instead of a whole document. It takes a shared definition, a written purpose, a log that both sides read, and a day on which the access ends.',
      ar: 'تستطيع جهتان أن تتبادلا حقلًا بدل وثيقة كاملة. يكفي لذلك تعريف مشترك وغرض مكتوب وسجلّ يطّلع عليه الطرفان ويوم ينتهي فيه الإذن.',
    },
    recap: {
      en: 'A shared definition, a written purpose, a log and an end date do the work the attachment used to do.',
      ar: 'تعريف مشترك وغرض مكتوب وسجلّ وتاريخ انتهاء، تؤدّي معًا ما كان يؤدّيه الملف المرفق.',
    },
  },
  {
    id: 3,
    subject: 'subject3',
    link: '/blogs/first-blog',
    imgSrc: {
      file: 'crop-saffron.svg',
      alt: { en: '', ar: '' },
    },
    bgSrc: {
      file: 'crop-mist.svg',
      alt: { en: '', ar: '' },
    },
    title: {
      en: 'Arabic text is not an edge case for search',
      ar: 'النصّ العربي في البحث ليس حالة خاصّة',
    },
    desc: {
      en: 'A search engine made for English comes to Arabic late, with a patch. Variant spellings, roots and names in two scripts belong in its first version, with tests written by native readers.',
      ar: 'محرّك البحث المصمّم للإنجليزية يلتفت إلى العربية متأخّرًا، ويعالجها ترقيعًا. أما صور الهمزة والجذور والأسماء المكتوبة بالحرفين العربي واللاتيني فمكانها النسخة الأولى، ومعها اختبارات يكتبها أبناء العربية.',
    },
    recap: {
      en: 'Variant spellings, roots and names in two scripts belong in a search from its first version on.',
      ar: 'صور الهمزة والجذور والأسماء بالحرفين العربي واللاتيني شأن النسخة الأولى من البحث، لا ترقيع يأتي بعدها.',
    },
  },
  {
    id: 4,
    subject: 'subject4',
    link: '/blogs/first-blog',
    imgSrc: {
      file: 'city-aqua.svg',
      alt: { en: '', ar: '' },
    },
    bgSrc: {
      file: 'city-deep.svg',
      alt: { en: '', ar: '' },
    },
    title: {
      en: 'An address is not yet a location',
      ar: 'العنوان وحده ليس موقعًا',
    },
    desc: {
      en: 'Four registers described the same building by four addresses. Once we matched the entrance and left the wording alone, ambulances and parcels arrived on the right side of the street.',
      ar: 'وصفت أربعة سجلات مبنى واحدًا بأربعة عناوين. وحين طابقنا مدخل المبنى وتركنا نصّ العنوان على حاله، صارت سيارة الإسعاف والطرد البريدي يصلان إلى الجانب الصحيح من الشارع.',
    },
    recap: {
      en: 'Four registers gave one building four addresses. We matched the entrance and left the wording alone.',
      ar: 'أربعة سجلات وأربعة عناوين للمبنى نفسه. طابقنا المدخل وتركنا نصّ العنوان على حاله.',
    },
  },
  {
    id: 5,
    subject: 'subject5',
    link: '/blogs/first-blog',
    imgSrc: {
      file: 'steps-mist.svg',
      alt: { en: '', ar: '' },
    },
    bgSrc: {
      file: 'steps-petrol.svg',
      alt: { en: '', ar: '' },
    },
    title: {
      en: 'Handing over a system without handing over a debt',
      ar: 'نسلّم النظام ولا نسلّم معه ديونًا',
    },
    desc: {
      en: 'A handover begins in the first month, with the client’s engineer beside ours. From the third month she answers the alarm calls herself, and by the last we are rarely missed.',
      ar: 'يبدأ التسليم في الشهر الأول، ومهندسة العميل إلى جانب مهندسنا. ومن الشهر الثالث تتلقّى هي بلاغات الأعطال، حتى إذا جاء الشهر الأخير قلّما افتقدنا أحد.',
    },
    recap: {
      en: 'The client’s engineer answers the alarm calls from the third month on. The last month is then quiet.',
      ar: 'مهندسة العميل تتلقّى بلاغات الأعطال من الشهر الثالث، فيمرّ الشهر الأخير هادئًا.',
    },
  },
  {
    id: 6,
    subject: 'subject2',
    link: '/blogs/first-blog',
    imgSrc: {
      file: 'dots-deep.svg',
      alt: { en: '', ar: '' },
    },
    bgSrc: {
      file: 'weave-aqua.svg',
      alt: { en: '', ar: '' },
    },
    title: {
      en: 'Who may see this column, and until when',
      ar: 'من يطّلع على هذا العمود، وإلى متى',
    },
    desc: {
      en: 'Most access rules name a person and forget a date. Ours say which role may look, for what purpose, until which day, and who is told when a permission is not renewed.',
      ar: 'تذكر أكثر قواعد الاطّلاع اسم الشخص وتنسى التاريخ. أما قواعدنا فتذكر الدور الوظيفي والغرض واليوم الذي ينتهي فيه الإذن، ومن يُبلّغ إن لم يجدّده أحد.',
    },
    recap: {
      en: 'An access rule that has a name and no date stays open. We write the day it ends beside the purpose.',
      ar: 'قاعدة الاطّلاع التي فيها اسم بلا تاريخ تبقى مفتوحة. نكتب يوم انتهائها إلى جانب غرضها.',
    },
  },
  {
    id: 7,
    subject: 'subject4',
    link: '/blogs/first-blog',
    imgSrc: {
      file: 'city-limestone.svg',
      alt: { en: '', ar: '' },
    },
    bgSrc: {
      file: 'crop-limestone.svg',
      alt: { en: '', ar: '' },
    },
    title: {
      en: 'Who drew the district boundary',
      ar: 'من الذي رسم حدود الحي',
    },
    desc: {
      en: 'Move the line between two districts, and the shortage of clinics moves with it. Before we colour a map we ask who drew its boundaries, what for, and when they were last reviewed.',
      ar: 'حرّكوا الخط الفاصل بين حيّين يتحرّك معه نقص العيادات. لهذا نسأل قبل تلوين الخريطة من رسم حدودها، ولأي غرض رسمها، ومتى روجعت آخر مرة.',
    },
    recap: {
      en: 'Move the line between two districts, and the shortage moves with it. Ask first who drew it, and why.',
      ar: 'حرّكوا الخط بين حيّين يتحرّك معه النقص. لهذا نسأل أولًا من رسم الخط ولماذا رسمه.',
    },
  },
  {
    id: 8,
    subject: 'subject1',
    link: '/blogs/first-blog',
    imgSrc: {
      file: 'steps-saffron.svg',
      alt: { en: '', ar: '' },
    },
    bgSrc: {
      file: 'dots-mist.svg',
      alt: { en: '', ar: '' },
    },
    title: {
      en: 'A target is a promise with a date',
      ar: 'المستهدف وعد له تاريخ',
    },
    desc: {
      en: '“Improve by ten per cent” is a wish until it says from where, by when and at whose cost. In an afternoon those three questions turned 40 wishes into 17 targets.',
      ar: 'عبارة «تحسين بنسبة 10 في المئة» أمنية ما لم تذكر نقطة البداية والموعد ومن يتحمّل التكلفة. وبهذه الأسئلة الثلاثة تحوّلت 40 أمنية في جلسة إلى 17 مستهدفًا.',
    },
    recap: {
      en: 'From where, by when, at whose cost: three questions that cut 40 wishes down to 17 targets.',
      ar: 'من أين نبدأ، ومتى نصل، ومن يتحمّل التكلفة. ثلاثة أسئلة أبقت من 40 أمنية 17 مستهدفًا.',
    },
  },
  {
    id: 9,
    subject: 'subject3',
    link: '/blogs/first-blog',
    imgSrc: {
      file: 'dots-aqua.svg',
      alt: { en: '', ar: '' },
    },
    bgSrc: {
      file: 'steps-deep.svg',
      alt: { en: '', ar: '' },
    },
    title: {
      en: 'What we ask before we train a model',
      ar: 'أسئلة نطرحها قبل تدريب النموذج',
    },
    desc: {
      en: 'If a table and a phone call answer the question, we stop there. If they do not, we write down who will act on the model’s answer and what a wrong answer would cost them.',
      ar: 'إن أجاب عن السؤال جدول ومكالمة هاتفية توقّفنا عندهما. وإن لم يجيبا كتبنا من سيعمل بجواب النموذج، وكم يكلّفه الجواب إن كان خاطئًا.',
    },
    recap: {
      en: 'Some questions need only a table and a phone call. For the rest we begin with the cost of a wrong answer.',
      ar: 'من الأسئلة ما يكفيه جدول ومكالمة هاتفية. وفيما عداها نبدأ بتكلفة الجواب الخاطئ.',
    },
  },
] as const satisfies readonly BlogPost[]
