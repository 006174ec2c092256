/** Service 13: one open question, taken apart and answered with costed options. */

import type { Service } from '../types.ts'

export const consultation = {
  id: 13,
  name: { en: 'Consultation', ar: 'الاستشارات' },
  alsoCalled: [
    'consulting',
    'consultancy',
    'advisory',
    'feasibility study',
    'دراسة جدوى',
    'استشاري',
  ],
  icon: 'dialogue',
  title: {
    en: 'Advice that ends in a signed decision',
    ar: 'مشورة تنتهي بقرار موقّع',
  },
  lead: {
    en: 'You bring a question that has stayed open too long. In eight weeks it becomes a choice between costed options, with our recommendation and the reasons for it.',
    ar: 'تأتوننا بسؤال طال انتظار جوابه، فنجعله خلال ثمانية أسابيع اختيارًا بين بدائل معلومة التكلفة، ومعها توصيتنا وأسبابها.',
  },
  facts: {
    forWhom: {
      en: 'Decision makers with one large question still open',
      ar: 'أصحاب القرار في مسألة طال تأجيلها',
    },
    duration: {
      en: 'Eight weeks; a second opinion takes ten working days',
      ar: 'ثمانية أسابيع، والرأي الثاني خلال عشرة أيام عمل',
    },
    team: {
      en: 'A senior adviser, an analyst and a cost modeller; a working group of six on your side',
      ar: 'مستشار أول ومحلّل ومختصّ تكاليف، ومن جهتكم فريق عمل من ستة',
    },
  },
  description: {
    en: [
      'Should the core system be replaced? To whom should the data office report? Which of the 14 monthly reports still have a reader? We take one such question at a time, from outside your hierarchy. The fee does not depend on the option you choose; where one of them is our own platform, we say so, and you or a third party score the options.',
      'Agreeing the question, in one sentence that the sponsor signs, takes a week. Then come 12 to 20 interviews, the contracts, the data extracts and the budget. In week five the findings go to a group from finance, operations, technology and the department concerned, who correct what we got wrong; the last three weeks produce the options.',
      'Nakhla University had two strategies in a drawer. The one made in this way was agreed with nine deans and carried out by the university’s own staff.',
    ],
    ar: [
      'هل نستبدل النظام الأساسي؟ وبمن يرتبط مكتب البيانات؟ وأي التقارير الشهرية الـ14 ما زال له قارئ؟ نتناول في كل مرة سؤالًا من هذا النوع، من خارج التسلسل الإداري. ولا تتغيّر أتعابنا بتغيّر البديل المختار، وإذا كانت منصّتنا أحد البدائل أعلنّا ذلك، وتولّيتم التقييم بأنفسكم أو تولّاه طرف ثالث.',
      'تستغرق صياغة السؤال في جملة يوقّعها راعي المشروع أسبوعًا. ثم تأتي المقابلات، من 12 إلى 20 مقابلة، ومعها قراءة العقود وعيّنات البيانات والميزانية. وفي الأسبوع الخامس نعرض ما وجدناه على فريق من المالية والتشغيل والتقنية والإدارة المعنية فيصحّح ما أخطأنا فيه، والأسابيع الثلاثة الأخيرة لإعداد البدائل.',
      'كانت في أدراج جامعة نخلة استراتيجيتان. أما التي أُعدّت بهذه الطريقة فاتّفق عليها تسعة عمداء ونفّذها موظفو الجامعة بأنفسهم.',
    ],
  },
  images: [
    {
      file: 'weave-petrol.svg',
      alt: { en: '', ar: '' },
    },
    {
      file: 'steps-limestone.svg',
      alt: { en: '', ar: '' },
    },
  ],
  projects: [33],
  subSections: [
    {
      title: { en: 'Current-state diagnosis', ar: 'تشخيص الوضع الراهن' },
      text: {
        en: 'Where you stand, on a maturity scale of five levels, read from documents and interviews and never from a self-assessment form alone. Scores name the sentence or the table they rest on, so that a department can contest them.',
        ar: 'موقعكم اليوم على مقياس نضج من خمسة مستويات، نستخلصه من الوثائق والمقابلات ولا نكتفي باستبانة تقييم ذاتي. ومع الدرجة الجملة أو الجدول الذي استندت إليه، حتى يتسنّى للإدارة المعنية أن تعترض عليها.',
      },
    },
    {
      title: { en: 'Costed options', ar: 'بدائل معلومة التكلفة' },
      text: {
        en: 'Three options at most, and leaving things as they are is always among them. They are costed over five years, with licences, people, migration and training listed separately, and name the assumption that would overturn the result.',
        ar: 'ثلاثة بدائل على الأكثر، أحدها دائمًا أن يبقى الحال كما هو. نحسب تكلفتها لخمس سنوات، ونفصل فيها بين الرخص والكوادر وترحيل البيانات والتدريب، ونذكر الافتراض الذي تنقلب النتيجة إن لم يصحّ.',
      },
    },
    {
      title: { en: 'Roadmap and budget', ar: 'خريطة الطريق والميزانية' },
      text: {
        en: 'The chosen option, laid out by quarter. Steps have an owner by job title, a condition for starting and a sign that they are finished. Budget lines follow your finance department’s own form, ready to be submitted.',
        ar: 'البديل المختار موزّعًا على أرباع السنة. للخطوة مالك بمسمّاه الوظيفي، وشرط لا تبدأ قبله، وعلامة تدلّ على انتهائها. ونكتب بنود الميزانية على نموذج الإدارة المالية لديكم، جاهزةً للرفع.',
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
      'السؤال في جملة يوقّعها راعي المشروع',
      'ورقة بدائل من عشر صفحات بالعربية والإنجليزية',
      'نموذج تكلفة لخمس سنوات في جدول مفتوح المعادلات',
      'ملف أدلّة مفهرس بمصادره',
    ],
  },
} as const satisfies Service
