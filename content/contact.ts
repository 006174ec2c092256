/** What happens after a message, the hours of the offices, and what becomes of visitors' data. */

import type { ContactContent } from './types.ts'

export const contact = {
  afterwards: {
    kicker: { en: 'After you write', ar: 'بعد رسالتكم' },
    heading: { en: 'Four steps from message to start', ar: 'أربع خطوات من الرسالة إلى البدء' },
  },
  steps: [
    {
      id: 1,
      when: { en: 'Within a working day', ar: 'خلال يوم عمل' },
      title: { en: 'A reply', ar: 'الردّ' },
      text: {
        en: 'From a consultant in the field you ask about, with a confidentiality agreement if you need one.',
        ar: 'من مستشار في المجال الذي تسألون عنه، ومعه اتفاقية عدم إفصاح إن احتجتم إليها.',
      },
    },
    {
      id: 2,
      when: { en: 'Within a week', ar: 'خلال أسبوع' },
      title: { en: 'A call', ar: 'مكالمة' },
      text: {
        en: 'A free 45 minutes with two of us on the decision, the data and the deadline.',
        ar: 'مع اثنين من فريقنا، 45 دقيقة عن القرار والبيانات والموعد، بلا مقابل.',
      },
    },
    {
      id: 3,
      when: { en: 'Within two weeks', ar: 'خلال أسبوعين' },
      title: { en: 'A written offer', ar: 'عرض مكتوب' },
      text: {
        en: 'Scope, people by name, days, price, and where your data is kept. The smallest job is a two-week study at a fixed 60,000 riyals before VAT; larger work is priced by stage, each payable within 30 days of acceptance.',
        ar: 'فيه النطاق وأسماء الفريق والأيام والسعر ومكان حفظ بياناتكم. أصغر الأعمال دراسة في أسبوعين بسعر ثابت هو 60 ألف ريال قبل الضريبة، وما زاد يُسعَّر على مراحل، تُسدَّد كل منها خلال 30 يومًا من قبولكم لها.',
      },
    },
    {
      id: 4,
      when: { en: 'Within a month of signing', ar: 'خلال شهر من التوقيع' },
      title: { en: 'The start', ar: 'البدء' },
      text: {
        en: 'Saudi public bodies contract through Etimad, others directly, under Saudi law or their own. A year of support, renewable, follows go-live: we respond within 60 minutes, at any hour, to faults that stop work, and to others in working hours.',
        ar: 'تتعاقد الجهات الحكومية السعودية عبر منصّة اعتماد، وغيرها معنا مباشرةً، وفق الأنظمة السعودية أو قوانين بلدها. وبعد الإطلاق سنة من الدعم قابلة للتجديد: نستجيب خلال 60 دقيقة، في أي ساعة، للأعطال التي توقف العمل، ولغيرها في أوقات الدوام.',
      },
    },
  ],
  hours: {
    en: 'Riyadh, Cairo and Manama work from Sunday to Thursday, Dubai and Rome from Monday to Friday: 8:00 to 17:00, local time.',
    ar: 'الدوام في الرياض والقاهرة والمنامة من الأحد إلى الخميس، وفي دبي وروما من الاثنين إلى الجمعة، من 8:00 إلى 17:00 بالتوقيت المحلّي.',
  },
  privacy: {
    kicker: { en: 'Privacy and accessibility', ar: 'الخصوصية وسهولة الوصول' },
    heading: { en: 'Your data, and using this site', ar: 'بياناتكم واستخدام الموقع' },
    parts: [
      {
        id: 1,
        title: { en: 'What you send us', ar: 'ما ترسلونه إلينا' },
        text: {
          en: 'An outside email service carries what you write in a form to our inbox. We use it only to reply, and delete it within two years; a newsletter address we use and keep until you unsubscribe. To see, correct or delete your data sooner, email the address above.',
          ar: 'تنقل خدمة بريد خارجية ما تكتبونه في النماذج إلى بريدنا. ولا نستخدمه إلا في الردّ عليكم، ونحذفه خلال سنتين، أما عنوان النشرة البريدية فنستخدمه ونحفظه إلى أن تلغوا الاشتراك. وللاطّلاع على بياناتكم أو تصحيحها أو حذفها قبل ذلك، راسلونا على البريد الإلكتروني أعلاه.',
        },
      },
      {
        id: 2,
        title: { en: 'Who else is involved', ar: 'جهات أخرى' },
        text: {
          en: 'The map on this page comes from OpenStreetMap, which learns your internet address when it loads. Our server logs requests. There are no cookies, no analytics and no advertising.',
          ar: 'تأتي خريطة هذه الصفحة من أوبن ستريت ماب، فيعرف عند تحميلها عنوانكم على الإنترنت. ويقيّد خادمنا الطلبات في سجلّه. ولا ملفات تعريف ارتباط، ولا تحليل للزيارات، ولا إعلانات.',
        },
      },
      {
        id: 3,
        title: { en: 'Accessibility', ar: 'سهولة الوصول' },
        text: {
          en: 'This site is built to WCAG 2.2, level AA, in both languages. If something is in your way, email the address above: we will help you first and then mend it.',
          ar: 'بُني هذا الموقع باللغتين وفق WCAG 2.2 بمستوى AA. وإن عاقكم فيه شيء فراسلونا على البريد الإلكتروني أعلاه، نساعدكم أولًا ثم نصلحه.',
        },
      },
    ],
    keptTitle: { en: 'What your browser keeps', ar: 'ما يحفظه متصفّحكم' },
    keptText: {
      en: 'It stays in your browser. Clearing this site’s data there removes it.',
      ar: 'يبقى في متصفّحكم، ويزول كله إذا محوتم منه بيانات هذا الموقع.',
    },
    kept: [
      {
        names: ['i18nConfig', 'theme', 'searchKey'],
        text: {
          en: 'Your choice of language, theme and search key, until you clear it.',
          ar: 'ما اخترتموه من لغة ومظهر ومفتاح للبحث، إلى أن تمحوه.',
        },
      },
      {
        names: ['draft:*', 'written:*'],
        text: {
          en: 'What you type into a form, in that tab alone, for 30 minutes or until it is sent.',
          ar: 'ما تكتبونه في نموذج، في تبويبه وحده، 30 دقيقة أو إلى أن يُرسل.',
        },
      },
      {
        names: ['react-router-scroll-positions'],
        text: {
          en: 'How far you had scrolled, until the tab is closed.',
          ar: 'موضعكم من كل صفحة، إلى أن يُغلق التبويب.',
        },
      },
      {
        names: ['minwal-pages-*', 'minwal-files-*'],
        text: {
          en: 'Copies of the pages you visited, which open without a connection, until you clear them.',
          ar: 'نسخ من الصفحات التي زرتموها تُفتح من دون اتصال، إلى أن تمحوها.',
        },
      },
    ],
  },
} as const satisfies ContactContent
