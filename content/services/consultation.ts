/** Service 13: one open question, taken apart and answered with costed options. */

import type { Service } from '../types.ts'

export const consultation = {
  id: 13,
  name: { en: 'Consultation', ar: 'الاستشارات' },
  alsoCalled: ['consulting', 'consultancy', 'advisory'],
  icon: 'dialogue',
  title: {
    en: 'Advice that ends in a signed decision',
    ar: 'مشورة تنتهي بقرار موقّع',
  },
  lead: {
    en: 'You bring a question that has stayed open too long. In eight weeks it becomes a choice between costed options, with our recommendation and the reasons for it.',
    ar: 'تأتوننا بسؤال طال بقاؤه مفتوحًا، فنجعله خلال ثمانية أسابيع اختيارًا بين بدائل معلومة التكلفة، ومعها توصيتنا وأسبابها.',
  },
  description: {
    en: [
      'Should the core system be replaced? To whom should the data office report? Which of the fourteen monthly reports still have a reader? Some questions stay open because nobody has the time to take them apart. Consultation is for these. We look at one question at a time, from outside your hierarchy, for a fee that does not depend on the option you choose, and we say what we would do in your place.',
      'Agreeing the question in one sentence takes a week, and the sponsor signs it. Then come twelve to twenty interviews, and the reading of contracts, data extracts, minutes and the budget. In week five the findings go to a working group of six, drawn from finance, operations, technology and the department concerned, who correct what we got wrong. The last three weeks produce the options.',
      'What changes is the meeting. The board receives ten pages and spends its hour choosing, since the figures were settled beforehand with the people who keep them. The evidence stays with you, so a colleague who joins next year can see why one road was taken and the others left. At Nakhla University a plan made in this way was agreed with nine deans and carried out by the university’s own staff.',
    ],
    ar: [
      'من الأسئلة ما يبقى معلّقًا لأن أحدًا لا يجد وقتًا لتفكيكه. هل نستبدل النظام الأساسي؟ وإلى من يتبع مكتب البيانات؟ وأي التقارير الشهرية الـ14 ما زال له قارئ؟ لهذه الأسئلة وضعنا هذه الخدمة. ننظر في سؤال واحد في كل مرة، من خارج التسلسل الإداري، وبأتعاب لا تتغيّر بتغيّر البديل المختار، ثم نقول ما نفعله لو كنّا مكانكم.',
      'نقضي الأسبوع الأول في صياغة السؤال في جملة واحدة يوقّعها راعي المشروع. وتليه مقابلات يتراوح عددها بين 12 و20 مقابلة، وقراءة في العقود وعيّنات البيانات والمحاضر والميزانية. وفي الأسبوع الخامس نعرض ما وجدناه على فريق من ستة أعضاء يمثّلون المالية والتشغيل والتقنية والإدارة المعنية، فيصحّحون ما أخطأنا فيه. أما الأسابيع الثلاثة الأخيرة فلإعداد البدائل.',
      'الذي يتغيّر هو الاجتماع نفسه. يصل إلى المجلس ملف من عشر صفحات، فيمضي الوقت في الاختيار لأننا حسمنا الأرقام من قبل مع أصحابها. وتبقى الأدلّة عندكم، فيعرف من ينضمّ إليكم بعد سنة لماذا اخترتم طريقًا وتركتم آخر. وفي جامعة نخلة أعددنا خطّة بهذه الطريقة، فاتّفق عليها تسعة عمداء ونفّذها موظفو الجامعة بأنفسهم.',
    ],
  },
  images: [
    {
      file: 'weave-petrol.svg',
      alt: {
        en: 'Separate opinions woven into an answer',
        ar: 'آراء متفرّقة منسوجة في جواب واحد',
      },
    },
    {
      file: 'steps-limestone.svg',
      alt: {
        en: 'Options rising in steps, one of them chosen',
        ar: 'بدائل متدرّجة وقع الاختيار على واحد منها',
      },
    },
  ],
  projects: [33],
  subSections: [
    {
      title: { en: 'Current-state diagnosis', ar: 'تشخيص الوضع الراهن' },
      text: {
        en: 'Where you stand, on a maturity scale of five levels, read from documents and interviews and never from a self-assessment form alone. Every score names the sentence or the table it rests on, so that a department can contest it.',
        ar: 'موقعكم اليوم على مقياس نضج من خمسة مستويات، نستخلصه من الوثائق والمقابلات ولا نكتفي باستبانة تقييم ذاتي. ومع كل درجة الجملة أو الجدول الذي استندت إليه، حتى يتسنّى للإدارة المعنية أن تعترض عليها.',
      },
    },
    {
      title: { en: 'Costed options', ar: 'بدائل معلومة التكلفة' },
      text: {
        en: 'Three options at most, and leaving things as they are is always among them. Each is costed over five years, with licences, people, migration and training listed separately, and names the assumption that would overturn the result.',
        ar: 'ثلاثة بدائل على الأكثر، أحدها دائمًا أن يبقى الحال كما هو. نحسب تكلفة كل بديل لخمس سنوات، ونفصل فيها بين الرخص والكوادر وترحيل البيانات والتدريب، ونذكر الافتراض الذي تنقلب النتيجة إن لم يصحّ.',
      },
    },
    {
      title: { en: 'Roadmap and budget', ar: 'خارطة الطريق والميزانية' },
      text: {
        en: 'The chosen option laid out by quarter. Each step has an owner by job title, a condition for starting and a sign that it is finished. Budget lines follow your finance department’s own form, ready to be submitted.',
        ar: 'البديل المختار موزّعًا على أرباع السنة. لكل خطوة مالك بمسمّاه الوظيفي، وشرط لا تبدأ قبله، وعلامة تدلّ على انتهائها. ونكتب بنود الميزانية على نموذج الإدارة المالية لديكم، جاهزةً للرفع.',
      },
    },
    {
      title: { en: 'Second opinion', ar: 'رأي ثانٍ' },
      text: {
        en: 'For a tender, a contract or a supplier’s design already on the table. A senior adviser reads it within ten working days and returns five pages on what is sound, what is missing and what to renegotiate.',
        ar: 'لكرّاسة شروط أو عقد أو تصميم من مورّد صار بين أيديكم. يقرؤه مستشار أول خلال عشرة أيام عمل، ويردّ بمذكّرة من خمس صفحات تبيّن ما يصحّ فيه وما ينقصه وما يستحقّ إعادة التفاوض.',
      },
    },
  ],
  receives: {
    en: [
      'The question in one sentence, signed by the sponsor',
      'An options paper of ten pages in Arabic and English',
      'A five-year cost model as an open spreadsheet',
      'An evidence file with its sources indexed',
    ],
    ar: [
      'السؤال في جملة واحدة يوقّعها راعي المشروع',
      'ورقة بدائل من عشر صفحات بالعربية والإنجليزية',
      'نموذج تكلفة لخمس سنوات في جدول مفتوح المعادلات',
      'ملف أدلّة مفهرس بمصادره',
    ],
  },
} as const satisfies Service
