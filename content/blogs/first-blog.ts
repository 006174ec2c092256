/** The first post, the only one with a page of its own so far. */

import type { BlogArticle } from '../types.ts'

export const firstBlog = {
  id: 1,
  subject: 'subject1',
  slug: 'first-blog',
  page: {
    title: {
      en: 'What a KPI owes the reader: owner, meaning, limits',
      ar: 'ما يدين به مؤشر الأداء لقارئه: مالك وتعريف وهامش',
    },
    description: {
      en: 'An owner, a definition that survives an argument, honest decimals, a visible spread and a date to retire: what an indicator owes the person who reads it.',
      ar: 'مالك معروف، وتعريف يصمد أمام الجدل، ومنازل عشرية صادقة، وتفاوت ظاهر، وموعد يتوقّف عنده. هذا ما يدين به مؤشر الأداء لمن يبني عليه قراره.',
    },
  },
  link: '/blogs/first-blog',
  date: '2025-05-12',
  imgSrc: {
    file: 'dots-petrol.svg',
    alt: { en: '', ar: '' },
  },
  bgSrc: {
    file: 'crop-band.svg',
    alt: { en: '', ar: '' },
  },
  title: {
    en: 'What a KPI owes the person who reads it',
    ar: 'ما يدين به مؤشر الأداء لمن يقرؤه',
  },
  desc: {
    en: 'A figure asks its reader for attention, belief and often money. In return it owes an owner, a definition, honest digits, its spread, a good sentence and a date to retire.',
    ar: 'يطلب الرقم من قارئه انتباهًا وتصديقًا، ومالًا في أحيان كثيرة. وهو مدين له في المقابل بمالك وتعريف ومنازل عشرية صادقة وتفاوت ظاهر وجملة مفيدة وموعد يجوز له أن يتوقّف عنده.',
  },
  recap: {
    en: 'An owner, a definition, honest digits, the spread, a sentence, a review date: six lines that make an indicator worth reading.',
    ar: 'مالك وتعريف ومنازل صادقة وتفاوت وجملة وموعد للمراجعة: ستة أسطر يستحقّ بها المؤشر أن يُقرأ.',
  },
  content: [
    {
      type: 'p',
      text: {
        en: 'A figure on a screen asks something of its reader. It asks for attention, then for belief, then quite often for money or for somebody’s weekend. It is fair to ask what the reader gets in return.',
        ar: 'كل رقم على الشاشة يطلب من قارئه شيئًا. يطلب انتباهه أولًا، ثم تصديقه، وكثيرًا ما يطلب بعد ذلك مالًا أو عطلة أسبوع يضحّي بها أحد الموظفين. ومن الإنصاف أن نسأل: ماذا يأخذ القارئ في المقابل؟',
      },
    },
    {
      type: 'p',
      text: {
        en: 'We have sat in many rooms where an indicator was shown and nobody knew what to do with it. The number was right, or right enough. What was missing was everything around it: a name, a definition, a range, a sentence. None of this is decoration. It is what a KPI owes the person who reads it, and most of the debt can be paid in half a day.',
        ar: 'جلسنا في قاعات كثيرة عُرض فيها مؤشر ولم يعرف أحد ماذا يصنع به. كان الرقم صحيحًا أو قريبًا من الصحة، وإنما غاب كل ما حوله: اسم وتعريف ومدى وجملة. وليست هذه زينة تُضاف إلى الرقم، بل هي ديون عليه لمن يقرؤه، وأكثرها يُقضى في نصف يوم.',
      },
    },
    {
      type: 'h2',
      text: {
        en: 'A name beside the figure',
        ar: 'اسم إلى جانب الرقم',
      },
    },
    {
      type: 'p',
      text: {
        en: 'Begin with the owner. A hospital cluster we worked with had a card for the average wait in its emergency departments. We asked who owned it and were given three answers: the quality office, which published it; the IT department, which computed it; and the emergency physicians, who were blamed for it. Each of the three could explain why it moved. None of the three could move it.',
        ar: 'نبدأ بالمالك. كانت في تجمّع صحي عملنا معه بطاقة لمؤشر متوسط الانتظار في أقسام الطوارئ. سألنا عن مالك المؤشر فسمعنا ثلاثة أجوبة: إدارة الجودة لأنها تنشره، وتقنية المعلومات لأنها تحسبه، واستشاريو الطوارئ لأنهم يُلامون عليه. كان كل طرف من الثلاثة قادرًا على تفسير حركة الرقم، ولم يكن أحد منهم قادرًا على تحريكه.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'An owner is one person, with a job title and a phone, who can do two things. She can say why the figure is what it is this month, and she has the authority to change something when it is wrong. The team that computes the figure is its keeper, which is honourable work, but keeping is not owning. If the owner cannot be named, the indicator is weather: reported daily, discussed by everyone, managed by nobody.',
        ar: 'المالك شخص واحد، له مسمّى وظيفي وهاتف يردّ عليه، وبيده أمران: أن يقول لماذا جاء الرقم هذا الشهر كما جاء، وأن يغيّر بصلاحيته شيئًا حين يسوء. أما الفريق الذي يحسب الرقم فأمين عليه، والأمانة عمل كريم، غير أن الأمين ليس مالكًا. وإذا تعذّرت تسمية المالك صار المؤشر كأحوال الطقس: تُذاع كل يوم، ويتحدّث عنها الجميع، ولا يديرها أحد.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'In the end the wait went to the deputy director of operations, because she could open a second triage desk before noon without asking permission. The card now carries her title. She says that she reads it more carefully than before, and so does everyone else.',
        ar: 'انتهى مؤشر الانتظار إلى نائبة مدير العمليات، لأنها تستطيع أن تفتح مكتب فرز ثانيًا قبل الظهر من دون أن تستأذن أحدًا. وتحمل البطاقة اليوم مسمّاها الوظيفي. تقول إنها باتت تقرأ المؤشر بعناية أكبر، وكذلك يفعل غيرها.',
      },
    },
    {
      type: 'h2',
      text: {
        en: 'A definition that survives an argument',
        ar: 'تعريف يصمد أمام الجدل',
      },
    },
    {
      type: 'p',
      text: {
        en: 'A definition is finished when two people who dislike each other’s results can read it and compute the same number.',
        ar: 'يكتمل التعريف حين يقرؤه طرفان لا تعجب أحدهما نتيجة الآخر، فيحسبان الرقم نفسه.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'A municipality counted the days it needed to issue a building permit. One department started the clock when the application arrived. Another started it when the application was judged complete. A third did the same, and also stopped the clock whenever the applicant was asked for a drawing. On the same files the answers were 31, 19 and 8 days. Nobody was lying. Each had counted the part of the wait for which it felt answerable.',
        ar: 'كانت إحدى الأمانات تحسب عدد الأيام اللازمة لإصدار رخصة البناء. إدارة تبدأ العدّ من تقديم الطلب. وثانية تبدؤه من اكتمال الطلب. وثالثة تبدؤه من اكتماله كذلك، ثم توقفه كلما طُلب من صاحبه مخطّط. ومن الملفات نفسها خرجت ثلاث نتائج: 31 يومًا و19 يومًا و8 أيام. لم يكذب أحد، وإنما عدّت كل إدارة من الانتظار ما ترى نفسها مسؤولة عنه.',
      },
      figure: {
        caption: {
          en: 'The same files, timed by three departments of a municipality, 2023',
          ar: 'الملفات نفسها كما قاستها ثلاث إدارات في إحدى الأمانات، 2023',
        },
        rows: [
          {
            label: { en: 'From the application', ar: 'من تقديم الطلب' },
            value: 31,
            shown: { en: '31 days', ar: '31 يومًا' },
          },
          {
            label: { en: 'From a complete application', ar: 'من اكتمال الطلب' },
            value: 19,
            shown: { en: '19 days', ar: '19 يومًا' },
          },
          {
            label: { en: 'Without the pauses', ar: 'من دون فترات التوقّف' },
            value: 8,
            shown: { en: '8 days', ar: '8 أيام' },
          },
        ],
      },
    },
    {
      type: 'h3',
      text: {
        en: 'Where the clock starts',
        ar: 'من أين يبدأ العدّ',
      },
    },
    {
      type: 'p',
      text: {
        en: 'We wrote the definition in the meeting, on one page: which event starts the clock, which event stops it, what pauses it, which cases are counted, and where the dates are stored. Then we brought out 40 awkward files: the withdrawn application, the permit issued on paper, the plot that changed hands halfway. Each file either passed through the definition or changed it. The last ten changed nothing, so we knew that we had finished.',
        ar: 'كتبنا التعريف في صفحة خلال الاجتماع نفسه: الحدث الذي يبدأ عنده العدّ، والحدث الذي ينتهي عنده، وما يوقفه مؤقّتًا، والحالات الداخلة فيه، والموضع الذي يُحفظ فيه كل تاريخ. ثم جئنا بـ40 ملفًا من الملفات الشائكة: طلب سحبه صاحبه، ورخصة صدرت على الورق، وأرض انتقلت ملكيتها في منتصف الطريق. كل ملف إما أن يمرّ من التعريف وإما أن يعدّله. ولم تعدّل الملفات العشرة الأخيرة شيئًا، فعرفنا أننا انتهينا.',
      },
    },
    {
      type: 'h3',
      text: {
        en: 'Two clocks are better than a quarrel',
        ar: 'عدّادان خير من خصومة',
      },
    },
    {
      type: 'p',
      text: {
        en: 'The resident’s wait and the department’s work turned out to be two indicators, and both were worth having. The first runs in calendar days and never pauses, because the resident does not pause. The second pauses. They are shown side by side and neither may be quoted alone. The quarrel ended, partly because the distance between the two was the real finding: 23 days in which a file stood still, most often for a drawing that had never been clearly asked for.',
        ar: 'تبيّن أن انتظار صاحب الطلب وعمل الإدارة مؤشران مختلفان، وأن كليهما جدير بالبقاء. الأول يُحسب بأيام التقويم ولا يتوقّف، لأن صاحب الطلب لا يكفّ عن الانتظار. والثاني يتوقّف. يُعرضان متجاورين، ولا يجوز الاستشهاد بأحدهما وحده. وانتهت الخصومة، ومن أسباب ذلك أن الفرق بين الرقمين كان هو النتيجة الحقيقية: 23 يومًا يقف فيها الملف مكانه، ويقف في أغلبها بانتظار مخطّط لم يطلبه أحد بعبارة واضحة.',
      },
    },
    {
      type: 'h2',
      text: {
        en: 'Decimals that make no claim',
        ar: 'منازل عشرية لا تدّعي',
      },
    },
    {
      type: 'p',
      text: {
        en: 'The same municipality reported resident satisfaction as 83.49 per cent. There were 212 answers. With that many, chance alone can move the figure by five percentage points in either direction, so the honest form is 83, and the honest sentence is “about five in six”.',
        ar: 'كانت الأمانة نفسها تنشر رضا السكان بهذه الصيغة: 83.49 في المئة. وكان عدد الإجابات 212 إجابة. بهذا العدد تكفي المصادفة وحدها لتحريك الرقم خمس نقاط مئوية صعودًا أو هبوطًا. فالصيغة الصادقة هي 83، والعبارة الصادقة هي «نحو خمسة من كل ستة».',
      },
    },
    {
      type: 'p',
      text: {
        en: 'The two decimals were not exactly a lie. They came from the software, which prints as many digits as the column is wide. But a reader takes digits as a promise of care, and a meeting had spent 20 minutes on the fall from 83.96 to 83.49 between two quarters with the same number of answers. The fall was the opinion of one resident.',
        ar: 'لم تكن المنزلتان كذبًا بالمعنى الدقيق. جاءتا من البرنامج، وهو يطبع من الأرقام ما يتّسع له العمود. لكن القارئ يرى في كثرة الأرقام وعدًا بالدقّة، وقد أمضى الحاضرون في أحد الاجتماعات 20 دقيقة في مناقشة هبوط المؤشر من 83.96 إلى 83.49 بين ربعين تساوى فيهما عدد الإجابات. وكان ذلك الهبوط كله رأي شخص واحد من السكان.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'Our rule is simple enough to keep. Show the last digit only if you would act on a change in it. A ship’s wait is reported in whole hours, because a berth is not re-planned for 12 minutes. The error rate of a payment file is reported to the second decimal, because there the second decimal is worth 8,000 riyals. Precision is a matter of consequence, and the owner usually knows the consequence by heart.',
        ar: 'قاعدتنا سهلة الحفظ: لا تعرضوا المنزلة الأخيرة إلا إذا كان تغيّرها يغيّر تصرّفكم. انتظار السفينة يُعرض بساعات كاملة، لأن أحدًا لا يعيد ترتيب الأرصفة من أجل 12 دقيقة. أما نسبة الخطأ في ملف المدفوعات فتُعرض إلى المنزلة العشرية الثانية، لأن هذه المنزلة تساوي هناك ثمانية آلاف ريال. الدقّة على قدر الأثر، ومالك المؤشر يحفظ هذا القدر في الغالب عن ظهر قلب.',
      },
    },
    {
      type: 'h2',
      text: {
        en: 'The spread, and not only the middle',
        ar: 'التفاوت، لا المتوسط وحده',
      },
    },
    {
      type: 'p',
      text: {
        en: 'An average is a diplomat. It offends nobody, and it tells you little about who was in the room.',
        ar: 'المتوسط دبلوماسي متمرّس: لا يُغضب أحدًا، ولا يخبركم بالكثير عمّن كان في القاعة.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'A port reported an average wait for a berth of nine hours. The figure had been stable for a year, the shipping lines had been angry for a year, and both facts were true. We drew every arrival of the quarter as a dot on a line. Most ships had waited three or four hours. A smaller group, one ship in seven, had waited more than 30. Hardly any ship had waited nine.',
        ar: 'كان أحد الموانئ يعلن أن متوسط انتظار الرصيف تسع ساعات. بقي الرقم ثابتًا سنة كاملة، وبقيت الخطوط الملاحية غاضبة سنة كاملة، وكان الأمران صحيحين معًا. رسمنا كل سفينة وصلت خلال الربع نقطةً على خط. معظم السفن انتظرت ثلاث ساعات أو أربعًا. ومجموعة أصغر، سفينة من كل سبع، انتظرت أكثر من 30 ساعة. وقلّما انتظرت سفينة تسعًا.',
      },
      figure: {
        caption: {
          en: 'Hardly any ship waits the average: arrivals at a port, last quarter of 2022',
          ar: 'لا تكاد سفينة تنتظر المتوسط: السفن الواصلة إلى أحد الموانئ، الربع الأخير من 2022',
        },
        rows: [
          {
            label: { en: 'Most ships', ar: 'أكثر السفن' },
            value: 4,
            shown: { en: '3–4 hours', ar: '3 إلى 4 ساعات' },
          },
          {
            label: { en: 'The average', ar: 'المتوسط' },
            value: 9,
            shown: { en: '9 hours', ar: '9 ساعات' },
          },
          {
            label: { en: 'One ship in seven', ar: 'سفينة من كل سبع' },
            value: 30,
            shown: { en: 'over 30 hours', ar: 'أكثر من 30 ساعة' },
          },
        ],
      },
    },
    {
      type: 'p',
      text: {
        en: 'Once the two groups could be seen, the cause took a morning to find. Ships that came with their customs file complete went straight in. Ships that arrived ahead of their file lay at anchor until it was cleared, then joined the back of the queue. There was nothing to repair in the middle, because the middle was empty.',
        ar: 'وحين ظهرت المجموعتان لم يستغرق كشف السبب إلا صباحًا. السفن التي وصلت وملفها الجمركي مكتمل دخلت مباشرةً. أما التي سبقت ملفها فبقيت في منطقة الانتظار حتى أُجيز، ثم أُلحقت بآخر الصفّ. لم يكن في الوسط ما يُصلَح، لأن الوسط كان خاليًا.',
      },
    },
    {
      type: 'h3',
      text: {
        en: 'Three figures and a drawing',
        ar: 'ثلاثة أرقام ورسم بياني',
      },
    },
    {
      type: 'p',
      text: {
        en: 'For a distribution like this we publish three figures with the drawing: the usual case, the limit that nine in ten stay within, and the count of those beyond it. “Most ships wait three or four hours. Nine in ten are in within 36 hours. In this quarter 22 waited longer.” The first of the three is the mode, the value that occurs most often. In Arabic it is called the minwal, so we admit to a family interest. But it is the last of the three that gets things done: 22 ships are a list, and a list can be phoned.',
        ar: 'في توزيع كهذا ننشر مع الرسم ثلاثة أرقام: الحالة المعتادة، والحدّ الذي تبقى دونه تسع حالات من كل عشر، وعدد ما تجاوزه. «معظم السفن تنتظر ثلاث ساعات أو أربعًا، وتسع من كل عشر تدخل خلال 36 ساعة، و22 سفينة في هذا الربع انتظرت أكثر من ذلك». أول الثلاثة هو المنوال، أي القيمة الأكثر تكرارًا، وبيننا وبينه قرابة لا ننكرها. غير أن ثالثها هو الذي يحرّك العمل، فالسفن الـ22 قائمة أسماء، والقائمة يمكن الاتصال بمن فيها.',
      },
    },
    {
      type: 'h2',
      text: {
        en: 'The sentence beside the figure',
        ar: 'الجملة التي تجاور الرقم',
      },
    },
    {
      type: 'p',
      text: {
        en: 'Every figure on a page should have a sentence beside it, written by a person. The sentence has three duties: to say what happened, why it happened as far as is known, and what is being done or deliberately left alone. Twenty words will usually carry it, and 40 is the limit.',
        ar: 'ينبغي أن تكون إلى جانب كل رقم في الصفحة جملة يكتبها إنسان. وعلى الجملة ثلاثة واجبات: أن تقول ما حدث، ولماذا حدث بقدر ما نعلم، وما الذي نفعله أو قرّرنا أن نتركه على حاله. عشرون كلمة تكفي في العادة، والحدّ 40 كلمة.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'Here is one as we found it on the hospital cluster’s board: “Bed occupancy continued its positive trajectory, reaching 91 per cent.” It is hard to know whether to be pleased; 91 per cent is good news for a hotel. Here is the same card a month later: “At 91 per cent, occupancy is above the 88 at which transfers begin to slip, because two wards are closed for repair; planned surgery is held at three lists a day until the 20th.” There is no word of praise in it, and a director who reads nothing else knows how to begin the morning.',
        ar: 'هذه جملة وجدناها على لوحة التجمّع الصحي: «واصل إشغال الأسرّة مساره الإيجابي ليبلغ 91 في المئة». لا يعرف قارئها أيفرح أم يقلق، فهذه النسبة خبر سارّ في الفنادق. وهذه هي البطاقة نفسها بعد شهر: «بلغ الإشغال 91 في المئة متجاوزًا حدّ 88 في المئة الذي يبدأ عنده تعثّر نقل المرضى، والسبب إغلاق جناحين للصيانة، وقد حُدّدت العمليات المجدولة بثلاث قوائم يوميًا حتى العشرين من الشهر». ليس فيها كلمة ثناء، والمدير الذي لا يقرأ سواها يعرف كيف يبدأ صباحه.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'Write the sentence before the meeting, and write it even when nothing has happened. “No change, and none was expected” is a complete report. When the reason is not known, say so. “We do not yet know why” has saved us more time than most charts, because it stops the room from inventing a reason. And where the page is in two languages, have the sentence written twice, each time by someone who thinks in that language. A translated sentence tends to be right in its grammar and wrong in its weight.',
        ar: 'اكتبوا الجملة قبل الاجتماع، واكتبوها حتى إن لم يحدث شيء، فعبارة «لا تغيير، ولم نكن نتوقّع تغييرًا» تقرير مكتمل. وإذا كان السبب مجهولًا فقولوا ذلك. عبارة «لا نعرف السبب بعد» وفّرت علينا من الوقت ما لم توفّره أكثر الرسوم البيانية، لأنها تمنع الحاضرين من اختراع سبب. وإذا كانت الصفحة بلغتين فلتُكتب الجملة مرتين، في كل لغة بقلم من يفكّر بها. الجملة المترجمة تصيب غالبًا في النحو وتخطئ في الوزن.',
      },
    },
    {
      type: 'h2',
      text: {
        en: 'When an indicator should retire',
        ar: 'متى يتقاعد المؤشر',
      },
    },
    {
      type: 'p',
      text: {
        en: 'Indicators are hired with ceremony and never retire. The municipality had 214 of them. Of each we asked one question: what was done differently in the last 12 months because of this figure? For 61 there was an answer. For 90 the answer was that they were reported. The other 63 had no owner left to ask.',
        ar: 'تُعيَّن المؤشرات في احتفال، ثم لا يتقاعد منها أحد. كان لدى الأمانة 214 مؤشرًا، فسألنا عن كل مؤشر منها: ما الذي اختلف في عملكم خلال آخر 12 شهرًا بسبب هذا الرقم؟ وجدنا الجواب عند 61 مؤشرًا. وكان الجواب عن 90 مؤشرًا أنها تُرفع في التقرير. أما المؤشرات الباقية، وعددها 63، فلم يبق لها مالك نسأله.',
      },
      figure: {
        caption: {
          en: 'What came of the municipality’s 214 indicators, 2023',
          ar: 'ما آلت إليه مؤشرات الأمانة الـ214، 2023',
        },
        isCounted: true,
        rows: [
          {
            label: { en: 'Changed what was done', ar: 'غيّرت شيئًا في العمل' },
            value: 61,
            shown: { en: '61 indicators', ar: '61 مؤشرًا' },
          },
          {
            label: { en: 'Were reported', ar: 'تُرفع في التقرير' },
            value: 90,
            shown: { en: '90 indicators', ar: '90 مؤشرًا' },
          },
          {
            label: { en: 'Had no owner left', ar: 'لم يبق لها مالك' },
            value: 63,
            shown: { en: '63 indicators', ar: '63 مؤشرًا' },
          },
        ],
      },
    },
    {
      type: 'h3',
      text: {
        en: 'Three good reasons to stop',
        ar: 'ثلاثة أسباب وجيهة للتوقّف',
      },
    },
    {
      type: 'p',
      text: {
        en: 'An indicator may stop because the goal was reached and has stayed reached, in which case it deserves a line of thanks and an alarm that wakes it if the figure slips. It may stop because the work it measured has gone. Or it may stop because people have learnt to please it. The port once counted the lorries that passed its gates in an hour, and the gates learnt to wave the empty ones through first. The figure rose every month, and so did the queue.',
        ar: 'قد يتوقّف المؤشر لأن الهدف تحقّق وثبت، وعندها يستحقّ سطر شكر وتنبيهًا يوقظه إن تراجع الرقم. وقد يتوقّف لأن العمل الذي كان يقيسه انتهى. وقد يتوقّف لأن الناس تعلّموا كيف يُرضونه. كان الميناء يعدّ الشاحنات التي تعبر بواباته في الساعة، فتعلّمت البوابات أن تقدّم الشاحنات الفارغة. ارتفع الرقم كل شهر، وطال معه الصفّ.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'Retirement needs a date and a note. Keep the series, write down why it ended and what replaced it, if anything did, and set the date of review on the day the indicator is born. A year is a good first term. Renewing it should take an argument; ending it should not.',
        ar: 'لا بدّ للتقاعد من تاريخ ومذكّرة. احتفظوا بالسلسلة الزمنية، واكتبوا لماذا انتهى المؤشر وما الذي حلّ محلّه إن كان له بديل، وحدّدوا موعد المراجعة يوم يولد المؤشر. وسنة مدّة أولى مناسبة. والتجديد هو الذي يحتاج إلى حجّة، أما الإنهاء فلا.',
      },
    },
    {
      type: 'h2',
      text: {
        en: 'Paying what is owed',
        ar: 'سداد الدين',
      },
    },
    {
      type: 'p',
      text: {
        en: 'None of this requires a platform, which is a strange thing for people who build platforms to say. It takes a page for each indicator, a card of 12 lines, six of them for the reader: the owner, the definition, the unit and its decimals, the spread, the sentence, the date of review. We ask for the page first and draw the dashboard afterwards, because a handsome dashboard makes a missing page look finished.',
        ar: 'لا يحتاج شيء مما سبق إلى منصّة، وهو قول غريب ممّن يبنون المنصّات. تكفي صفحة لكل مؤشر، هي بطاقة من 12 سطرًا، 6 منها للقارئ: المالك، والتعريف، والوحدة ومنازلها العشرية، والتفاوت، والجملة، وموعد المراجعة. نطلب الصفحة أولًا ونرسم لوحة المتابعة بعدها، لأن اللوحة الأنيقة تجعل الصفحة الناقصة تبدو مكتملة.',
      },
    },
    {
      type: 'p',
      text: {
        en: 'Choose an indicator this week: the one you are asked about most. Give its page to a colleague who has never attended your meeting, and ask what they would do with it on Sunday morning. If they can tell you, the figure has paid what it owes. If they cannot, no change in the colour of the gauge will settle the account.',
        ar: 'اختاروا هذا الأسبوع مؤشرًا، هو أكثر ما تُسألون عنه. أعطوا صفحته لزميل لم يحضر اجتماعكم من قبل، واسألوه ماذا سيفعل بها صباح الأحد. إن أجابكم فقد أدّى الرقم ما عليه. وإن لم يجد جوابًا فلن يسدّد هذا الدين لون جديد في المقياس.',
      },
    },
  ],
} as const satisfies BlogArticle
