/** Service 11: a desk of senior analysts for the head of an organization. */

import type { Service } from '../types.ts'

export const cLevelServices = {
  id: 11,
  name: { en: 'C-level services', ar: 'خدمات القيادة التنفيذية' },
  alsoCalled: ['C-suite', 'CEO', 'CIO', 'CDO'],
  icon: 'compass',
  title: {
    en: 'The hard question comes before the urgent one',
    ar: 'السؤال الصعب يسبق السؤال العاجل',
  },
  lead: {
    en: 'For ministers, chief executives and boards: a small desk of senior analysts that prepares the question, sets out the choices and follows the decision until it is carried out.',
    ar: 'للوزراء والرؤساء التنفيذيين ومجالس الإدارة: وحدة قرار صغيرة من كبار المحلّلين تُعدّ السؤال وتعرض الخيارات وتتابع القرار حتى يكتمل تنفيذه.',
  },
  description: {
    en: [
      '“I have ninety pages and still do not know what I am to decide.” The head of an organization receives a great deal of information, and little of it in time. The monthly pack is long, departments bring figures that disagree, and by June everyone remembers the decision of March differently. Our place is between the executive and this flow. We do not add a report to it; we take reports away, and put in their place a single page with a clear choice.',
      'We name two senior people, one of whom has held an executive post. In the first three weeks they read a year of minutes and meet the executive, the chief of staff and every direct report, forty minutes each and without attribution. From this come the ten or twelve questions that occupy the office, and a calendar built on them: a page every Sunday morning, a ninety-minute session each month, a review day each quarter. Terms are six months or a year, and each of the two signs a confidentiality undertaking in person.',
      'After a quarter the agenda is shorter and opens with the decisions now due. Each has an owner, a date and the assumption it rests on; if the assumption falls, the desk brings the matter back without being asked. Disputes over figures end before the meeting, with those who hold the source. The executive wins back hours every week, and the chief of staff has a method that does not leave with the holder of the post.',
    ],
    ar: [
      '«أمامي 90 صفحة، ولا أعرف بعد ما القرار المطلوب منّي». يصل إلى المسؤول الأول في الجهة كثير من المعلومات، وقليل منها يصل في وقته. الملف الشهري طويل، والإدارات تأتي بأرقام لا تتّفق، وقرار مارس يرويه كل واحد في يونيو على نحو مختلف. مكاننا بين المسؤول وهذا السيل. لا نزيد السيل تقريرًا، بل نحذف منه تقارير، ونضع مكانها صفحة واحدة تعرض المفاضلة بوضوح.',
      'نسمّي لكم شخصين من كبار مستشارينا، أحدهما شغل منصبًا تنفيذيًا. يقرآن في الأسابيع الثلاثة الأولى محاضر سنة كاملة، ويلتقيان المسؤول ومدير مكتبه وكل من يرتبط به مباشرةً، 40 دقيقة لكل منهم من دون نسبة أي قول إلى صاحبه. ومن ذلك تخرج عشرة أسئلة أو 12 سؤالًا تشغل المكتب فعلًا، ونبني عليها تقويمًا: صفحة صباح كل أحد، وجلسة من 90 دقيقة كل شهر، ويوم مراجعة كل ربع سنة. ومدّة العقد ستة أشهر أو سنة، مع تعهّد بالسرّية يوقّعه المستشاران كلٌّ باسمه.',
      'بعد ربع سنة يقصر جدول الأعمال ويبدأ بالقرارات التي حان موعدها. لكل قرار مالك وموعد وافتراض يستند إليه، فإذا سقط الافتراض أعادت وحدة القرار طرح الموضوع من دون أن يطلب منها أحد ذلك. والخلاف على الأرقام ينتهي قبل الاجتماع، عند من يملكون المصدر. يستعيد المسؤول ساعات من أسبوعه، ويبقى لمدير مكتبه أسلوب عمل لا يرحل مع صاحب المنصب.',
    ],
  },
  images: [
    {
      file: 'city-deep.svg',
      alt: {
        en: 'Several routes across a city, one of them marked',
        ar: 'مسارات عدّة تعبر مدينة، أحدها مميّز',
      },
    },
    { file: 'crop-limestone.svg', alt: { en: '', ar: '' } },
  ],
  projects: [21],
  subSections: [
    {
      title: { en: 'The decision desk', ar: 'وحدة القرار' },
      text: {
        en: 'A page every week, and a brief of four pages before any large choice: what is known and what is not, three courses of action with their costs and consequences, and the opinion we would act on ourselves. Urgent requests are answered within two working days.',
        ar: 'صفحة كل أسبوع، ومذكّرة من أربع صفحات قبل كل قرار كبير: ما نعرفه وما لا نعرفه، وثلاثة مسارات بتكلفتها وعواقبها، والرأي الذي نعمل به لو كنّا مكانكم. والطلب العاجل يصل جوابه خلال يومي عمل.',
      },
    },
    {
      title: { en: 'Counsel in the room', ar: 'مشورة داخل القاعة' },
      text: {
        en: 'We attend boards and steering committees beside the executive, speak when a figure needs context, and write down what was agreed before anyone leaves. For data and technology appointments we read the files and join the interviews.',
        ar: 'نحضر مجالس الإدارة واللجان التوجيهية إلى جانب المسؤول، ونتكلّم حين يحتاج الرقم إلى سياق، ونكتب ما اتّفق عليه الحاضرون قبل أن ينصرفوا. وفي التعيينات المتّصلة بالبيانات والتقنية نقرأ الملفات ونشارك في المقابلات.',
      },
    },
  ],
  receives: {
    en: [
      'A decision register with owners, dates and assumptions',
      'A yearly calendar built on the office’s own questions',
      'A chief of staff trained to run the desk',
    ],
    ar: [
      'سجلّ قرارات بمالكيها ومواعيدها وافتراضاتها',
      'تقويم سنوي مبنيّ على أسئلة المكتب نفسه',
      'مدير مكتب تنفيذي تدرّب على تشغيل وحدة القرار',
    ],
  },
} as const satisfies Service
