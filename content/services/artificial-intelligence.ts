/** Service 6: models built for one decision at a time, with their reasons and limits. */

import type { Service } from '../types.ts'

export const artificialIntelligence = {
  id: 6,
  name: { en: 'Artificial intelligence', ar: 'الذكاء الاصطناعي' },
  alsoCalled: ['AI', 'ML', 'LLM', 'machine learning', 'تعلّم الآلة'],
  icon: 'nodes',
  title: {
    en: 'Models that show their reasons and limits',
    ar: 'نماذج تبدي أسبابها وتعرف حدودها',
  },
  lead: {
    en: 'We build models for one decision at a time, test them on your own past cases in Arabic and English, and leave the last word with a named person.',
    ar: 'نبني النموذج لقرار واحد بعينه، ونختبره على حالاتكم السابقة بالعربية والإنجليزية، ونترك الكلمة الأخيرة لشخص معروف بالاسم.',
  },
  description: {
    en: [
      'The useful question is seldom whether a model can be built. It is whether a decision, taken often enough, would be taken better or sooner with a prediction beside it. Advisers at Nakhla University see in week four which students may need help, and why the model thinks so; the call to the student is still theirs. We look for cases of that kind and decline the others in writing, with the reason.',
      'A feasibility round of four weeks comes first and may end with a no. We take two years of past cases, hide the outcomes, and compare the model with the simplest rule the room can think of. If it wins by a useful margin, a trial of ten weeks runs in silence: predictions are stored and nobody acts on them. The deciding group includes the user of the prediction, the owner of the data, a legal adviser, and a person who can speak for the people affected.',
      'In use, each prediction arrives with its three strongest reasons and a measure of doubt, and the user may overrule it with a line of explanation. Those lines are read every month, since they are the cheapest account of where a model fails. Handling times and errors are compared with those of a group that works without the model. If the advantage is missing for two quarters, the model is switched off and the work returns to the rule it replaced.',
    ],
    ar: [
      'السؤال المفيد قلّما يكون عن إمكان بناء النموذج. إنما السؤال: هل هناك قرار يتكرّر بما يكفي، ويصير أصوب أو أسرع إذا كان إلى جانبه تنبّؤ؟ في جامعة نخلة يعرف المرشدون في الأسبوع الرابع من قد يحتاج من الطلاب إلى دعم، ولماذا رأى النموذج ذلك، ويبقى الاتصال بالطالب قرارهم. نبحث عن حالات من هذا النوع، ونعتذر عن غيرها كتابةً مع بيان السبب.',
      'نبدأ بجولة جدوى مدّتها أربعة أسابيع، وقد تنتهي بالرفض. نأخذ حالات سنتين سابقتين، ونخفي نتائجها، ونقارن النموذج بأبسط قاعدة تخطر لأحد الحاضرين. فإن تفوّق عليها بفارق نافع جرّبناه عشرة أسابيع في صمت، نحفظ فيها التنبّؤات ولا يعمل بها أحد. وفي مجموعة القرار من سيستعمل التنبّؤ، ومالك البيانات، ومستشار قانوني، ومن يتحدّث باسم من يمسّهم الأمر.',
      'في الاستعمال يصل كل تنبّؤ ومعه أقوى ثلاثة أسباب له ومقدار الشكّ فيه، وللمستخدم أن يخالفه بسطر يبيّن فيه رأيه. ونقرأ هذه الأسطر كل شهر، فهي أقلّ الطرق تكلفة لمعرفة مواضع ضعف النموذج. ونقارن مدّة الإنجاز والأخطاء بمجموعة تعمل من دونه. فإذا زال الفرق ربعَي سنة متتاليين أوقفنا النموذج، وعاد العمل إلى القاعدة التي حلّ محلّها.',
    ],
  },
  images: [
    { file: 'crop-deep.svg', alt: { en: '', ar: '' } },
    {
      file: 'dots-petrol.svg',
      alt: {
        en: 'The range of a forecast, its likeliest value in saffron',
        ar: 'مدى تنبّؤ واحد، وأرجح قيمه بلون الزعفران',
      },
    },
  ],
  projects: [4, 16],
  subSections: [
    {
      title: { en: 'Forecasts and early warning', ar: 'التنبّؤ والإنذار المبكّر' },
      text: {
        en: 'Demand for beds, blood, power or seats, hours or weeks ahead, is always given as a range. The horizon is set by the time needed to respond: a forecast that comes too late for an extra shift is history.',
        ar: 'نتنبّأ بالطلب على الأسرّة والدم والكهرباء والمقاعد قبل ساعات أو أسابيع، بمدى لا برقم واحد. ونحدّد الأفق بالوقت اللازم للتصرّف، فالتنبّؤ الذي يصل بعد فوات موعد الوردية الإضافية خبر قديم.',
      },
    },
    {
      title: { en: 'Arabic text and speech', ar: 'النصّ والكلام بالعربية' },
      text: {
        en: 'Search, sorting, summaries and transcription cope with dialect, missing vowels and three spellings of the same name. We measure each dialect on its own, because an average hides the callers who are not understood.',
        ar: 'بحث وتصنيف وتلخيص وتفريغ للتسجيلات، تتعامل مع اللهجات وغياب التشكيل وثلاث صيغ للاسم الواحد. ونقيس كل لهجة على حدة، لأن المتوسط يخفي المتّصلين الذين لا يفهمهم النظام.',
      },
    },
    {
      title: { en: 'Images and sensors', ar: 'الصور والحسّاسات' },
      text: {
        en: 'Cameras grade tiles, microphones detect a worn bearing, and satellite scenes show a new wall. Recognition runs close to the device where it can, and faces are blurred before anything is stored.',
        ar: 'كاميرات تصنّف البلاط، ولاقطات صوت تكشف تآكل المحامل، وصور فضائية يظهر فيها جدار جديد. يجري التعرّف قرب الجهاز حيثما أمكن، ونطمس الوجوه قبل حفظ أي شيء.',
      },
    },
    {
      title: { en: 'Assistants for your documents', ar: 'مساعد يجيب من وثائقكم' },
      text: {
        en: 'Answers are drawn from your own regulations and manuals, each sentence tied to the paragraph it came from. Where the documents are silent the assistant says so, and the question goes to the person responsible for the subject.',
        ar: 'يستخرج المساعد أجوبته من لوائحكم وأدلّتكم، وكل جملة منسوبة إلى الفقرة التي جاءت منها. وحيث تسكت الوثائق يصرّح بذلك، وينتقل السؤال إلى المسؤول عن الموضوع.',
      },
    },
  ],
  receives: {
    en: [
      'A feasibility report with the numbers for and against',
      'The model in service, with code, training data and test record',
      'A model card and a risk file in line with ISO/IEC 42001',
      'A review group of your own staff, free to switch it off',
    ],
    ar: [
      'تقرير جدوى فيه الأرقام المؤيّدة والمعارضة',
      'النموذج قيد التشغيل، مع شيفرته وبيانات تدريبه وسجلّ اختباره',
      'بطاقة للنموذج وملف مخاطر وفق معيار ISO/IEC 42001',
      'فريق مراجعة من موظفيكم، بيده أن يوقف النموذج',
    ],
  },
} as const satisfies Service
