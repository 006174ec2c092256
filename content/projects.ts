/**
 * The register of delivered projects: who each was for, the day it was handed over, and what changed.
 *
 * Order: newest first; an entry with only a year may be anywhere among the entries of its year. A new
 * project takes the next free id. A story says what was wrong, what was done and what changed; where
 * two of its numbers count the same thing, a figure draws them.
 */

import type { ClientKey } from './clients.ts'
import type { Project } from './types.ts'

export const projects: readonly Project<ClientKey>[] = [
  {
    id: 1,
    title: {
      en: 'Unified permits register',
      ar: 'السجلّ الموحّد للتراخيص',
    },
    description: {
      en: 'Nine permit systems replaced by one register, with a public status page in two languages.',
      ar: 'سجلّ موحّد يحلّ محلّ تسعة أنظمة للتراخيص، وصفحة عامة لمتابعة الطلب باللغتين.',
    },
    projectDate: '2026-09-08',
    client: 'wadi-municipality',
    story: {
      problem: {
        en: 'A shop licence passed through five departments, whose clerks typed the same file into one system after another. The wait from application to permit was 41 calendar days.',
        ar: 'كان ترخيص المتجر يمرّ بخمس إدارات، يُدخل موظفوها الملف نفسه في نظام بعد آخر. وكان صاحب الطلب ينتظر ترخيصه 41 يومًا تقويميًا.',
      },
      work: {
        en: 'We mapped the permit types with the clerks who issue them and moved them to the core business platform month by month. The old systems stayed open for reading until their files matched the register.',
        ar: 'رسمنا إجراءات التراخيص مع الموظفين الذين يصدرونها، ونقلناها إلى منصّة الأعمال الأساسية شهرًا بعد شهر، وأبقينا الأنظمة القديمة مفتوحة للاطّلاع حتى تطابقت ملفاتها.',
      },
      change: {
        en: 'A permit is issued nine calendar days after the application. Applicants read the same status as the clerk, and few still phone the municipality to ask for it.',
        ar: 'يصدر الترخيص اليوم بعد تسعة أيام تقويمية من تقديم الطلب. ويرى صاحب الطلب الحالة التي يراها الموظف، فقلّت المكالمات التي تسأل الأمانة عن مصير المعاملات.',
      },
      figure: {
        from: { value: 41, label: { en: '41 days', ar: '41 يومًا' } },
        to: { value: 9, label: { en: '9 days', ar: '9 أيام' } },
      },
    },
  },
  {
    id: 2,
    title: {
      en: 'Hospital bed-flow dashboard',
      ar: 'لوحة حركة الأسرّة في المستشفيات',
    },
    description: {
      en: 'Live occupancy across six hospitals, and a four-hour forecast the duty managers act on.',
      ar: 'إشغال لحظي في ستة مستشفيات، وتنبّؤ به للساعات الأربع المقبلة يبني عليه المناوبون قرارهم.',
    },
    projectDate: '2026',
    client: 'salwa-health-cluster',
    story: {
      problem: {
        en: 'Hospitals counted their beds three times a day by walking the wards. A patient waiting for a transfer depended on a round of phone calls and on figures that were hours old.',
        ar: 'كانت الأسرّة تُعدّ ثلاث مرات في اليوم بجولة على الأجنحة في كل مستشفى. وكان المريض الذي ينتظر النقل رهن مكالمات متتالية وأرقام مضت عليها ساعات.',
      },
      work: {
        en: 'We read admissions, transfers and discharges from the hospitals’ HL7 feeds, agreed with the nurses what counts as a free bed, and trained the forecast on two years of movements.',
        ar: 'ربطنا رسائل التنويم والنقل والخروج من أنظمة المستشفيات وفق معيار HL7، واتّفقنا مع التمريض على تعريف السرير الشاغر، ودرّبنا نموذج التنبّؤ على حركة سنتين.',
      },
      change: {
        en: 'Duty managers confer at seven in the morning and three in the afternoon over the same screen, and open a ward or postpone planned admissions before the emergency department fills.',
        ar: 'يتشاور المناوبون في السابعة صباحًا والثالثة عصرًا أمام الشاشة نفسها، فيفتحون جناحًا أو يؤجّلون تنويمًا مجدولًا قبل أن يمتلئ قسم الطوارئ.',
      },
    },
  },
  {
    id: 3,
    title: {
      en: 'Berth planning and cargo data hub',
      ar: 'تخطيط الأرصفة وبيانات الشحن',
    },
    description: {
      en: 'Vessel, customs and yard data joined so that a berth plan takes minutes instead of a morning.',
      ar: 'دمج بيانات السفن والجمارك والساحات، فصار تخطيط الرصيف يستغرق دقائق بدلًا من صباح كامل.',
    },
    projectDate: '2026-05-19',
    client: 'marsa-ports',
    story: {
      problem: {
        en: 'Planners copied arrival times from emails, clearances from the customs portal and free stacks from a yard spreadsheet. A ship six hours late meant starting again.',
        ar: 'كان المخطّطون يجمعون خطّتهم يدويًا من ثلاثة مواضع: المواعيد من البريد، والفسح من بوابة الجمارك، والمساحات الشاغرة من جدول الساحة. وإذا تأخّرت سفينة ست ساعات أعادوا العمل كله.',
      },
      work: {
        en: 'For the three sources we wrote data contracts stating fields, timing and what happens on failure. The planning board then checks draught, crane reach and tide before it proposes a berth.',
        ar: 'كتبنا لكل مصدر عقد بيانات يبيّن حقوله ومواعيده وما يجري عند انقطاعه. ثم بنينا لوحة تخطيط تتحقّق من الغاطس ومدى الرافعة والمدّ قبل أن تقترح الرصيف.',
      },
      change: {
        en: 'When a vessel reports a delay, the planner moves it on the board, and pilots, customs and the yard see the new time at once. The morning round of calls has been dropped.',
        ar: 'إذا أبلغت سفينة عن تأخّرها نقلها المخطّط على اللوحة، فظهر الموعد الجديد فورًا للمرشدين البحريين والجمارك والساحة. واستُغني عن جولة المكالمات الصباحية.',
      },
    },
  },
  {
    id: 4,
    title: {
      en: 'Early-warning model for students at risk',
      ar: 'الإنذار المبكّر لتعثّر الطلاب',
    },
    description: {
      en: 'In week four, advisers see who may need help, and why the model thinks so.',
      ar: 'يعرف المرشدون في الأسبوع الرابع من قد يحتاج إلى دعم، ولماذا رأى النموذج ذلك.',
    },
    projectDate: '2026',
    client: 'nakhla-university',
    story: {
      problem: {
        en: 'Mid-term marks in week nine used to be the first sign of trouble. By then the last day for dropping a course had passed, and an adviser had little left to offer.',
        ar: 'لم تظهر علامات التعثّر قبل درجات منتصف الفصل في الأسبوع التاسع. وعندها كان موعد حذف المقرّر قد مضى، ولم يبق لدى المرشد ما يعرضه إلا القليل.',
      },
      work: {
        en: 'The model reads attendance, submitted work and use of the course site, but neither income nor medical notes. For ten weeks its predictions were stored unseen, then compared with the marks.',
        ar: 'يقرأ النموذج الحضور وتسليم الواجبات واستعمال موقع المقرّر، ولا يطّلع على الدخل ولا على الملف الطبي. وحُفظت تنبّؤاته عشرة أسابيع من دون عرض، ثم قورنت بالدرجات.',
      },
      change: {
        en: 'Advisers begin the week with a short list and three reasons beside every name, call the students on it and record what was agreed. Overruled predictions are reviewed monthly.',
        ar: 'يبدأ المرشد أسبوعه بقائمة قصيرة وأمام كل اسم ثلاثة أسباب، فيتّصل بالطلاب ويدوّن ما اتّفق عليه معهم. أما التنبّؤات التي خالفها المرشدون فتُراجع شهريًا.',
      },
      figure: {
        from: { value: 9, label: { en: 'week 9', ar: 'الأسبوع 9' } },
        to: { value: 4, label: { en: 'week 4', ar: 'الأسبوع 4' } },
      },
    },
  },
  {
    id: 5,
    title: {
      en: 'Housing demand atlas',
      ar: 'أطلس الطلب على الإسكان',
    },
    description: {
      en: 'A map of need by district, updated quarterly, that now opens the planning meetings.',
      ar: 'خريطة للاحتياج بحسب الحي، تُحدَّث كل ربع سنة، وتُفتتح بها اجتماعات التخطيط.',
    },
    projectDate: '2025-10-14',
    client: 'tilal-housing',
    story: {
      problem: {
        en: 'Land was bought on the strength of a household survey repeated every five years and of the company’s own sales. Between surveys, districts without a sales office did not appear at all.',
        ar: 'اعتمدت الشركة في شراء الأراضي على مبيعاتها وعلى مسح للأسر يتكرّر كل خمس سنوات. أما الأحياء التي لا مكتب مبيعات فيها فلا ذكر لها بين مسح وآخر.',
      },
      work: {
        en: 'Applications, rents, school enrolment and building permits were laid on the same district boundaries and tested to ISO 19157. Whatever could identify a household was masked.',
        ar: 'وضعنا طلبات السكن والإيجارات وأعداد الطلاب ورخص البناء على حدود الأحياء نفسها، واختبرناها وفق معيار ISO 19157، وحجبنا ما قد يدلّ على أسرة بعينها.',
      },
      change: {
        en: 'Land, design and finance discuss the same map, where districts carry their unmet need and a margin of error. Two land purchases were reconsidered in the first year.',
        ar: 'صارت إدارات الأراضي والتصميم والمالية تتناقش أمام الخريطة نفسها، وفيها حاجة الأحياء غير الملبّاة وهامش الخطأ. وأُعيد النظر في صفقتي أرض خلال السنة الأولى.',
      },
    },
  },
  {
    id: 6,
    title: {
      en: 'Meter-to-bill reconciliation',
      ar: 'مطابقة قراءات العدّادات بالفواتير',
    },
    description: {
      en: 'Two million readings a day matched to invoices; disputes fell by a third in the first year.',
      ar: 'مطابقة مليوني قراءة يوميًا بالفواتير، وانخفاض الاعتراضات بمقدار الثلث في السنة الأولى.',
    },
    projectDate: '2025',
    client: 'rimal-energy',
    story: {
      problem: {
        en: 'Readings sat in a system that the network department owned, while finance billed from a copy taken at month end. A faulty meter came to light only when the customer complained.',
        ar: 'بقي نظام القراءات في عهدة إدارة الشبكة، وكانت المالية تصدر الفواتير من نسخة آخر الشهر. ولم يكن العدّاد المعطّل يُكتشف إلا بشكوى صاحبه.',
      },
      work: {
        en: 'Readings are checked on arrival against the meter’s history and the tariff, and odd cases join a queue with the reason stated. Both departments signed the list of rules.',
        ar: 'تُفحص القراءات عند وصولها بمقارنتها بسجلّ العدّاد نفسه وبالتعرفة، وتُحال القراءة الشاذّة إلى قائمة انتظار مع سبب إحالتها. ووقّعت الإدارتان قواعد الفحص.',
      },
      change: {
        en: 'Billing clerks clear the queue each morning, before an invoice leaves. When a customer does object, both desks open the same reading and can explain it during the call.',
        ar: 'يعالج موظفو الفوترة هذه القائمة كل صباح قبل صدور الفواتير. وإذا اعترض مشترك فتح القسمان القراءة نفسها، وشرحاها له في المكالمة ذاتها.',
      },
    },
  },
  {
    id: 7,
    title: {
      en: 'Field-team scheduling app',
      ar: 'تطبيق جدولة الفرق الميدانية',
    },
    description: {
      en: 'An offline-first app for 1,400 technicians, with Arabic voice notes turned into tickets.',
      ar: 'تطبيق لـ1400 فنّي يعمل ولو انقطع الاتصال، ويحوّل ملاحظاتهم الصوتية العربية إلى بلاغات.',
    },
    projectDate: '2025-06-24',
    client: 'safa-telecom',
    story: {
      problem: {
        en: 'Technicians collected printed job sheets at the depot at seven and returned them at four. Notes from a roof without signal were written from memory, or left out.',
        ar: 'في السابعة صباحًا كان الفنّيون يتسلّمون أوراق العمل من المستودع، وفي الرابعة عصرًا يعيدونها إليه. وكان ما جرى على سطح بلا تغطية يُكتب من الذاكرة أو يُهمل.',
      },
      work: {
        en: 'We rode with 11 crews for two weeks, then built the app, with a release every three weeks. Speech recognition was measured dialect by dialect, and weak dialects went back to training.',
        ar: 'رافقنا 11 فرقة أسبوعين، ثم بنينا التطبيق في إصدارات كل ثلاثة أسابيع. وقسنا دقّة تفريغ الكلام في كل لهجة، وأعدنا التدريب على ما ضعف منها.',
      },
      change: {
        en: 'Dispatchers move jobs during the day and see which are finished. A technician reads the next address on the phone, with the customer’s history, and need not drive back to the depot.',
        ar: 'ينقل المنسّقون المهامّ خلال اليوم ويرون ما أُنجز منها. ويقرأ الفنّي على هاتفه العنوان التالي وتاريخ أعطال المشترك، فلا يعود إلى المستودع بين مهمّة وأخرى.',
      },
    },
  },
  {
    id: 8,
    title: {
      en: 'Curriculum KPI office',
      ar: 'مكتب مؤشرات المناهج',
    },
    description: {
      en: 'Forty-two indicators, each with an owner, and monthly meetings that outlived the pilot.',
      ar: 'اثنان وأربعون مؤشرًا، لكل منها مالك، واجتماعات شهرية استمرّت بعد المرحلة التجريبية.',
    },
    projectDate: '2025',
    client: 'qalam-education-authority',
    story: {
      problem: {
        en: 'The authority’s scorecard had grown to 96 indicators. Directors read only its first page, and two departments published different pass rates for the same grade.',
        ar: 'تضخّمت بطاقة الأداء في الهيئة حتى بلغت 96 مؤشرًا، لا يقرأ المديرون منها إلا الصفحة الأولى، وتنشر إدارتان نسبتي نجاح مختلفتين للصفّ نفسه.',
      },
      work: {
        en: 'A year of minutes showed which figures had led to a decision. Those that stayed have a card with formula, source and expected action, filled in by director and analyst together.',
        ar: 'قرأنا محاضر سنة كاملة لنعرف أي الأرقام بُني عليه قرار. وما بقي منها صارت له بطاقة فيها معادلته ومصدره والإجراء المنتظر، يملؤها المدير والمحلّل معًا.',
      },
      change: {
        en: 'The monthly meeting opens with the values out of range and closes with names and dates. After three such meetings the authority ordered a revision of the grade eight mathematics syllabus.',
        ar: 'يبدأ الاجتماع الشهري بالقيم الخارجة عن مداها وينتهي بأسماء ومواعيد. وبعد ثلاثة اجتماعات من هذا النوع وجّهت الهيئة بمراجعة مقرّر الرياضيات للصفّ الثامن.',
      },
      figure: {
        from: { value: 96, label: { en: '96 indicators', ar: '96 مؤشرًا' } },
        to: { value: 42, label: { en: '42 indicators', ar: '42 مؤشرًا' } },
      },
    },
  },
  {
    id: 9,
    title: {
      en: 'Corporate account-opening robots',
      ar: 'روبوتات فتح حسابات الشركات',
    },
    description: {
      en: 'Eleven software robots run the checks across four systems, and a company account opens in two days instead of nine.',
      ar: 'أحد عشر روبوتًا برمجيًا تُجري التحقّق في أربعة أنظمة، ويُفتح حساب الشركة في يومين بعد أن كان يستغرق تسعة أيام.',
    },
    projectDate: '2025-02-11',
    client: 'qintar-bank',
    story: {
      problem: {
        en: 'An officer read the commercial register and typed the company’s number into the sanctions screen, into credit and into core banking. Files lay overnight between desks, or came back for a wrong digit.',
        ar: 'كان الموظف يقرأ السجلّ التجاري ويكتب رقمه في شاشة قوائم العقوبات ثم الائتمان ثم النظام المصرفي. وتبيت الملفات بين مكتب وآخر، أو تعود لخطأ في رقم.',
      },
      work: {
        en: 'Before any automation, the process was drawn in BPMN and lost six of its 23 steps. The robots then ran for two weeks beside the staff, who compared the results with their own.',
        ar: 'قبل الأتمتة رُسمت العملية بترميز BPMN وحُذفت 6 من خطواتها الـ23. ثم عملت الروبوتات أسبوعين بالتوازي مع الموظفين، وهم يقارنون نتائجها بنتائجهم.',
      },
      change: {
        en: 'At eight in the morning, account officers see what was finished in the night and turn to the files a robot set aside, with their papers and the reason they were stopped.',
        ar: 'في الثامنة صباحًا يرى موظفو الحسابات ما أُنجز ليلًا، ثم ينظرون في الملفات التي نحّاها الروبوت، ومعها وثائقها وسبب توقّفها.',
      },
      figure: {
        from: { value: 9, label: { en: '9 days', ar: '9 أيام' } },
        to: { value: 2, label: { en: '2 days', ar: 'يومان' } },
      },
    },
  },
  {
    id: 10,
    title: {
      en: 'Price index from till receipts',
      ar: 'مؤشر أسعار من إيصالات البيع',
    },
    description: {
      en: 'A research study turned anonymous till receipts into a weekly price index, published with its margin of error.',
      ar: 'بحث تطبيقي حوّل إيصالات البيع بعد إخفاء هوية أصحابها إلى مؤشر أسبوعي للأسعار، يُنشر ومعه هامش الخطأ.',
    },
    projectDate: '2024',
    client: 'tawd-statistics-centre',
    story: {
      problem: {
        en: 'Collectors with clipboards visited the same shops once a month, and the index came out 21 days after the month had ended. A price that rose and fell within weeks left no trace.',
        ar: 'كان جامعو الأسعار يزورون المتاجر نفسها مرة في الشهر، ويصدر المؤشر بعد انقضاء الشهر بـ21 يومًا. أما السعر الذي يرتفع ثم ينخفض في أسابيع فلا يترك أثرًا.',
      },
      work: {
        en: 'A six-page protocol fixed the sample and the threshold of success before any receipt was read. After the study the new index ran beside the old for six months, and the differences were explained.',
        ar: 'قبل الاطّلاع على أي إيصال ثُبّتت العيّنة وحدّ النجاح في خطّة بحث من ست صفحات. وبعد الدراسة سار المؤشر الجديد ستة أشهر إلى جانب القديم، وفُسّرت الفروق سلعة سلعة.',
      },
      change: {
        en: 'The index appears four days after the week closes. Collectors visit only the markets that give no receipts, and the centre’s own statisticians maintain the code.',
        ar: 'يصدر المؤشر بعد أربعة أيام من نهاية الأسبوع. ولا يزور جامعو الأسعار اليوم إلا الأسواق التي لا تصدر إيصالات، ويتولّى إحصائيو المركز صيانة الشيفرة بأنفسهم.',
      },
      figure: {
        from: { value: 21, label: { en: '21 days', ar: '21 يومًا' } },
        to: { value: 4, label: { en: '4 days', ar: '4 أيام' } },
      },
    },
  },
  {
    id: 11,
    title: {
      en: 'Postal address data service',
      ar: 'خدمة بيانات العناوين البريدية',
    },
    description: {
      en: 'A cleaned address file, sold by the query: 40 couriers and banks pay for it, and the postal service keeps it current.',
      ar: 'ملف عناوين منقّح بمقابل عن كل استعلام، تشترك فيه 40 جهة من شركات التوصيل والمصارف، ويتولّى البريد تحديثه.',
    },
    projectDate: '2024-10-08',
    client: 'hadil-post',
    story: {
      problem: {
        en: 'Three courier firms bought the address file on a disc every January. By summer a tenth of their parcels came back, and the sorting office had long kept a list of its own.',
        ar: 'ظلّت ثلاث شركات توصيل تشتري ملف العناوين كل يناير على قرص. وبحلول الصيف كان عُشر طرودها يرجع، وفي مركز الفرز قائمة أخرى لا صلة لها بالملف.',
      },
      work: {
        en: 'We merged duplicate streets and tied doors to positions on the map, then spoke to 15 possible buyers before a price was set. A REST interface answers query by query.',
        ar: 'دمجنا أسماء الشوارع المكرّرة وربطنا الأبواب بمواضعها على الخريطة، وسألنا 15 مشتريًا محتملًا قبل تحديد السعر. وتجيب واجهة REST عن كل استعلام على حدة.',
      },
      change: {
        en: 'A postman who finds a wrong door corrects it on the round, and subscribers have the correction the next day. Income from queries pays the team that looks after the file.',
        ar: 'إذا وجد ساعي البريد عنوانًا خاطئًا صحّحه في جولته، فوصل التصحيح إلى المشتركين في اليوم التالي. ومن عائد الاستعلامات تُدفع رواتب الفريق القائم على الملف.',
      },
      figure: {
        from: { value: 3, label: { en: '3 buyers of the file', ar: '3 مشترين للملف' } },
        to: { value: 40, label: { en: '40 buyers of the file', ar: '40 مشتريًا للملف' } },
      },
    },
  },
  {
    id: 12,
    title: {
      en: 'Kiln-line tile inspection',
      ar: 'فحص البلاط عند مخرج الفرن',
    },
    description: {
      en: 'Cameras grade every tile as it leaves the kiln. Returns from dealers fell by a quarter within two seasons.',
      ar: 'كاميرات تصنّف كل بلاطة لحظة خروجها من الفرن، فانخفضت مرتجعات الموزّعين بمقدار الربع خلال موسمين.',
    },
    projectDate: '2024',
    client: 'valmerla-ceramics',
    story: {
      problem: {
        en: 'Inspectors lifted five tiles in a hundred from the line and judged them by eye. Differences of shade came out at the dealer’s, when boxes from two shifts lay side by side.',
        ar: 'كان المفتّشون يسحبون من الخط 5 بلاطات من كل 100 ويحكمون عليها بالنظر. ولا يظهر اختلاف اللون إلا عند الموزّع، حين توضع صناديق ورديتين جنبًا إلى جنب.',
      },
      work: {
        en: 'Two inspectors graded the same 200 tiles separately until their marks agreed, and the sales team ranked the defects by cost. The model was first trained on those tiles.',
        ar: 'صنّف مفتّشان 200 بلاطة، كلٌّ على حدة، حتى اتّفقت درجاتهما، ورتّب فريق المبيعات العيوب بحسب تكلفتها. وبهذه البلاطات نفسها بدأ تدريب النموذج.',
      },
      change: {
        en: 'The shift lead watches a control chart and corrects glaze or heat while the batch is still running. Inspectors decide on borderline tiles, and their verdicts retrain the model.',
        ar: 'يراقب رئيس الوردية مخطّط ضبط، فيصحّح الطلاء أو الحرارة والدفعة ما زالت على الخط. ويفصل المفتّشون في كل بلاطة تقع بين درجتين، وبأحكامهم يُعاد تدريب النموذج.',
      },
      figure: {
        from: { value: 5, label: { en: '5 of 100 tiles inspected', ar: 'فحص 5 بلاطات من 100' } },
        to: { value: 100, label: { en: '100 of 100 tiles inspected', ar: 'فحص البلاط كله' } },
      },
    },
  },
  {
    id: 13,
    title: {
      en: 'Patient data governance',
      ar: 'حوكمة بيانات المرضى',
    },
    description: {
      en: 'Owners, access rules and retention periods for 310 data sets, written with the hospitals and audited twice a year.',
      ar: 'تحديد المالك وقواعد الاطّلاع ومدّة الحفظ لـ310 مجموعات بيانات، بالاشتراك مع المستشفيات، وتدقيق ذلك مرتين في السنة.',
    },
    projectDate: '2024-03-05',
    client: 'salwa-health-cluster',
    story: {
      problem: {
        en: 'A researcher’s request for records travelled from hospital to hospital, and the reply depended on who was on duty. No rule said how long the scans from a closed study were to be kept.',
        ar: 'كان الباحث إذا طلب سجلات انتقل طلبه من مستشفى إلى آخر، وتوقّف الجواب على من كان في المناوبة. ولم تحدّد قاعدة مدّة حفظ صور الأشعّة بعد انتهاء الدراسة.',
      },
      work: {
        en: 'Physicians, lawyers and records staff met in 12 workshops, a domain at a time, and traced the rules to articles of law. Access rights were then granted anew, role by role.',
        ar: 'جمعت 12 ورشة الأطباء والقانونيين وموظفي السجلات، مجالًا بعد مجال، ورُدّت القواعد إلى الموادّ النظامية التي تستند إليها. ثم مُنحت صلاحيات الاطّلاع من جديد بحسب الوظيفة.',
      },
      change: {
        en: 'Requests state their purpose and go to the data owner, who replies within five working days. Files past their retention date are listed monthly and destroyed under two signatures.',
        ar: 'يذكر الطلب غرضه ويصل إلى مالك البيانات، فيجيب عنه خلال خمسة أيام عمل. وتُحصر شهريًا الملفات التي انقضت مدّة حفظها، وتُتلف بتوقيعين.',
      },
    },
  },
  {
    id: 14,
    title: {
      en: 'Skills exchange for small firms',
      ar: 'سوق المهارات للمنشآت الصغيرة',
    },
    description: {
      en: 'Small firms state the skills they lack and training centres answer with seats: 2,600 filled in the first year.',
      ar: 'تُعلن المنشآت الصغيرة ما ينقصها من مهارات، فتعرض مراكز التدريب مقاعد شُغل منها 2600 مقعد في السنة الأولى.',
    },
    projectDate: '2023',
    client: 'mighzal-talent-platform',
    story: {
      problem: {
        en: 'Training centres announced courses once a year, and owners of small firms heard of them only after they had begun. Rooms stood half empty while the same firms looked for welders and bookkeepers.',
        ar: 'كانت مراكز التدريب تعلن دوراتها مرة في السنة، ولا يعلم بها أصحاب المنشآت إلا بعد بدايتها. فتبقى القاعات نصف خالية، وهم يبحثون عن لحّامين ومحاسبين.',
      },
      work: {
        en: 'With owners from eight trades we wrote a list of skills in the words they use and matched it to the centres’ course codes. A firm states its need on a phone by answering five questions.',
        ar: 'وضعنا مع أصحاب منشآت من ثمانية أنشطة قائمة بالمهارات بألفاظهم هم، وربطناها برموز الدورات لدى المراكز. وتُعلن المنشأة حاجتها من الهاتف بخمسة أسئلة.',
      },
      change: {
        en: 'Centres see the demand by city on Sundays and open a class once enough firms have asked. Six months later the platform’s team checks whether trainees still use the skill.',
        ar: 'ترى المراكز الطلب في كل مدينة يوم الأحد، وتفتح الدورة متى طلبها عدد كافٍ من المنشآت. وبعد ستة أشهر يسأل فريق المنصّة هل ما زال المتدرّب يستعمل ما تعلّمه.',
      },
    },
  },
  {
    id: 15,
    title: {
      en: 'Home physiotherapy follow-up',
      ar: 'متابعة العلاج الطبيعي في المنزل',
    },
    description: {
      en: 'Patients log exercises on their phones in either language, and therapists know by evening who has stopped.',
      ar: 'يسجّل المرضى تمارينهم من الهاتف بأي من اللغتين، ويعرف المعالجون مع المساء من انقطع عنها.',
    },
    projectDate: '2023-11-21',
    client: 'athl-rehabilitation-centre',
    story: {
      problem: {
        en: 'Exercises were handed out on a photocopied sheet and not mentioned again until the next appointment, three weeks later. Patients in pain had often given up in the first few days.',
        ar: 'كان المريض يأخذ ورقة مصوّرة بتمارينه، ولا يعود الحديث عنها إلا في الموعد التالي بعد ثلاثة أسابيع. وكثير ممّن آلمهم التمرين تركوه في الأيام الأولى.',
      },
      work: {
        en: 'Therapists filmed 64 exercises themselves. Six patients, two of them over 70, tried the releases at home, until logging a session took two taps on the screen.',
        ar: 'صوّر المعالجون بأنفسهم 64 تمرينًا. واختبر ستة مرضى الإصدارات في منازلهم، واثنان منهم تجاوزا 70 عامًا، حتى صار تسجيل التمرين لمستين على الشاشة.',
      },
      change: {
        en: 'A therapist ends the day with a list of patients to call and adjusts the plan during the call. At the next appointment the screen shows every day since the last.',
        ar: 'يختم المعالج يومه بقائمة من يتّصل بهم من المرضى، ويعدّل الخطّة في أثناء المكالمة. وفي الموعد التالي تعرض الشاشة كل يوم مضى منذ الموعد السابق.',
      },
    },
  },
  {
    id: 16,
    title: {
      en: 'Blood stock forecast',
      ar: 'التنبّؤ بمخزون الدم',
    },
    description: {
      en: 'Demand by blood group is forecast a week ahead for 11 hospitals. Units lost to expiry are half what they were.',
      ar: 'التنبّؤ بالطلب على كل فصيلة للأسبوع التالي في 11 مستشفى، وانخفاض الوحدات التالفة بانتهاء الصلاحية إلى النصف.',
    },
    projectDate: '2023-07-18',
    client: 'dafq-blood-services',
    story: {
      problem: {
        en: 'Hospitals ordered what they had ordered the week before, and a little more for safety. Eight units in a hundred passed their date on a shelf while another hospital was short.',
        ar: 'اعتادت المستشفيات أن تبني طلبها على طلب الأسبوع السابق وتزيد عليه احتياطًا، فتنتهي صلاحية 8 وحدات من كل 100 على الرفّ، وفي مستشفى آخر نقص.',
      },
      work: {
        en: 'Three years of issue records were cleaned and set beside surgery lists and the holiday calendar. Forecasts come as a range and are scored against last week’s figure, the simplest of rules.',
        ar: 'نقّينا حركة صرف ثلاث سنوات وقابلناها بجداول العمليات والإجازات. ويأتي التنبّؤ مدًى من القيم، ويُقاس برقم الأسبوع الماضي، وهو أبسط القواعد.',
      },
      change: {
        en: 'On Thursdays the blood bank plans donor sessions and moves ageing units to where they will be used. Four units in a hundred now reach their date unused.',
        ar: 'يخطّط بنك الدم كل خميس لحملات التبرّع، وينقل الوحدات القريبة من تاريخها إلى حيث تُستعمل. ولا تبلغ تاريخها اليوم من دون استعمال إلا 4 وحدات من كل 100.',
      },
      figure: {
        from: { value: 8, label: { en: '8 of 100 units expired', ar: 'تلف 8 وحدات من 100' } },
        to: { value: 4, label: { en: '4 of 100 units expired', ar: 'تلف 4 وحدات من 100' } },
      },
    },
  },
  {
    id: 17,
    title: {
      en: 'Arrivals hall queue monitor',
      ar: 'رصد طوابير صالة الوصول',
    },
    description: {
      en: 'Flight, passport-desk and camera data predict the queue 15 minutes ahead, early enough to open another desk.',
      ar: 'التنبّؤ بطول الطابور قبل تشكّله بربع ساعة من بيانات الرحلات ومنصّات الجوازات والكاميرات، وهو وقت يكفي لفتح منصّة أخرى.',
    },
    projectDate: '2023',
    client: 'ghamam-airports',
    story: {
      problem: {
        en: 'Supervisors opened a desk when they saw the queue reach the escalator. Officers on their break needed ten minutes to return, and by then two more flights had landed.',
        ar: 'كان المشرف يفتح المنصّة حين يرى الطابور قد بلغ السلّم الكهربائي. ويحتاج الضابط إلى عشر دقائق ليعود من استراحته، وفي أثنائها تهبط رحلتان أخريان.',
      },
      work: {
        en: 'Cameras count people at three lines on the floor, and faces are blurred before anything is stored. In the evening the day’s predictions are compared with the queue as it was.',
        ar: 'تعدّ الكاميرات المارّين عند ثلاثة خطوط في الصالة، وتُطمس الوجوه قبل حفظ أي شيء. وتُقارن تنبّؤات اليوم مساءً بالطابور كما كان.',
      },
      change: {
        en: 'The shift supervisor plans breaks by the screen and calls officers back before the wave arrives. Airlines are told the expected wait when a late flight lands in a busy hour.',
        ar: 'يوزّع مشرف الوردية الاستراحات بحسب الشاشة، ويستدعي الضبّاط قبل وصول الموجة. وتُبلَّغ شركات الطيران بالانتظار المتوقّع إذا وقعت رحلة متأخّرة في ساعة مزدحمة.',
      },
    },
  },
  {
    id: 18,
    title: {
      en: 'Distance-learning attendance desk',
      ar: 'مكتب متابعة الحضور عن بُعد',
    },
    description: {
      en: 'Built in three weeks and run for two years: one record of who attended which lesson, across 410 schools.',
      ar: 'بُني في ثلاثة أسابيع وشُغّل سنتين: سجلّ موحّد يبيّن من حضر كل درس في 410 مدارس.',
    },
    projectDate: '2022-12-13',
    client: 'qalam-education-authority',
    story: {
      problem: {
        en: 'When classrooms closed, lessons moved to four platforms and schools recorded attendance in ways of their own. Pupils who had never signed in were on no list.',
        ar: 'حين أُغلقت الفصول انتقلت الدروس إلى أربع منصّات، وللمدارس طرق شتّى في تسجيل الحضور. ومن لم يدخل أي منصّة من الطلاب لم يظهر في أي قائمة.',
      },
      work: {
        en: 'We gathered sign-in logs nightly, matched them with the enrolment register, staffed a bilingual help desk of nine, and handed its jobs one by one to the authority’s staff.',
        ar: 'جمعنا سجلات الدخول ليليًا وطابقناها بسجلّ القيد، وأقمنا مكتبًا من تسعة موظفين يعمل بالعربية والإنجليزية. ثم انتقلت وظائفه تباعًا إلى موظفي الهيئة.',
      },
      change: {
        en: 'By eight each morning school counsellors had the names of pupils absent for two days running, and phoned the families, as they still do.',
        ar: 'صار المرشد الطلابي يتلقّى في الثامنة صباحًا أسماء من غابوا يومين متتاليين، فيتّصل بأسرهم. وما زال المرشدون على ذلك بعد عودة الطلاب إلى فصولهم.',
      },
    },
  },
  {
    id: 19,
    title: {
      en: 'Silo-to-mill stock ledger',
      ar: 'دفتر مخزون الصوامع والمطاحن',
    },
    description: {
      en: 'Weighbridges, silos and mills share a ledger. A monthly count became a figure read each morning.',
      ar: 'حركة الموازين والصوامع والمطاحن تُقيّد في دفتر مشترك، وما كان جردًا شهريًا صار رقمًا يُقرأ كل صباح.',
    },
    projectDate: '2022',
    client: 'tamy-grain',
    story: {
      problem: {
        en: 'At month end, crews measured the silos with a weighted rope and finance adjusted the books. A buyer might rely on a figure 30 days old, and shortages were blamed on the weighbridge.',
        ar: 'كانت الفرق تقيس الصوامع آخر الشهر بحبل ذي ثقل، ثم تعدّل المالية دفاترها. وقد يمضي على الرقم الذي يعتمده مسؤول الشراء 30 يومًا، وكل نقص يُنسب إلى الميزان.',
      },
      work: {
        en: 'On the core business platform, weighbridge tickets, level sensors and mill counters post entries that must balance. Moisture loss follows a separate rule, agreed with the auditors after a season of trials.',
        ar: 'على منصّة الأعمال الأساسية تُقيّد بطاقات الميزان وقراءات حسّاسات المنسوب وعدّادات المطاحن قيودًا لا بدّ أن تتوازن. ولفاقد الرطوبة قاعدة مستقلّة اتُّفق عليها مع المدقّقين بعد موسم من التجارب.',
      },
      change: {
        en: 'Mills order wheat from a balance that is a day old at most, and buyers time their tenders by it. A difference above half a per cent is followed up while the lorry can still be traced.',
        ar: 'تطلب المطاحن القمح من رصيد لا يزيد عمره على يوم، وتُضبط به مواعيد منافسات الشراء. وكل فرق يتجاوز 0.5 في المئة يُبحث سببه وتتبّع الشاحنة ما زال ممكنًا.',
      },
      figure: {
        from: { value: 30, label: { en: '30 days', ar: '30 يومًا' } },
        to: { value: 1, label: { en: '1 day', ar: 'يوم واحد' } },
      },
    },
  },
  {
    id: 20,
    title: {
      en: 'Buried pipe map',
      ar: 'خريطة الأنابيب المدفونة',
    },
    description: {
      en: 'Some 4,800 kilometres of pipe surveyed and redrawn; repair crews now dig once, in the right place.',
      ar: 'رفع مساحي لنحو 4800 كيلومتر من الأنابيب وإعادة رسمها، فصارت فرق الإصلاح تحفر مرة واحدة في الموضع الصحيح.',
    },
    projectDate: '2022-02-15',
    client: 'wabil-water-authority',
    story: {
      problem: {
        en: 'Drawings from four decades disagreed, and the oldest were measured from walls since pulled down. Crews opened three pits on average to reach the leaking pipe.',
        ar: 'خلّفت أربعة عقود مخطّطات لا تتّفق، قيس أقدمها من جدران هُدمت منذ زمن. وكانت الفرق تفتح ثلاث حفر في المتوسط قبل أن تصل إلى موضع التسرّب.',
      },
      work: {
        en: 'Surveyors walked the streets with ground-penetrating radar and satellite positioning, district by district. Lines are stored with their depth and with the distance by which they may be off.',
        ar: 'سارت فرق المساحة في الشوارع بالرادار المخترق للأرض وأجهزة تحديد المواقع بالأقمار الصناعية، حيًّا بعد حي. وحُفظ كل خط مع عمقه ومقدار الخطأ المحتمل في موضعه.',
      },
      change: {
        en: 'The foreman opens the map on a tablet at the kerb, and closing the job corrects the drawing. Other utilities ask the authority before they cut into a road.',
        ar: 'يفتح رئيس الفرقة الخريطة على جهازه اللوحي في الموقع، وإغلاق البلاغ يصحّح الرسم. وتسأل شركات الخدمات الأخرى الهيئة قبل أن تحفر في طريق.',
      },
      figure: {
        from: { value: 3, label: { en: '3 pits', ar: '3 حفر' } },
        to: { value: 1, label: { en: '1 pit', ar: 'حفرة واحدة' } },
      },
    },
  },
  {
    id: 21,
    title: {
      en: 'Decision room for the board',
      ar: 'غرفة قرار لمجلس الإدارة',
    },
    description: {
      en: 'A screen for each question the board asks, with the source under every figure. The 90-page monthly pack was retired.',
      ar: 'شاشة لكل سؤال يطرحه المجلس، وتحت كل رقم مصدره. واستُغني عن ملف شهري من 90 صفحة.',
    },
    projectDate: '2021-11-16',
    client: 'kathib-resorts',
    story: {
      problem: {
        en: 'Board members received the monthly pack two days before the meeting, and its occupancy rate contradicted the finance page. The first hour went on deciding which figure to believe.',
        ar: 'كان الملف يصل إلى الأعضاء قبل الجلسة بيومين، ونسبة الإشغال فيه تخالف ما في صفحة المالية. وتمضي الساعة الأولى في البحث عن أصحّ الرقمين.',
      },
      work: {
        en: 'Forty minutes with each member yielded 12 questions. Screens for them were sketched on paper and tried with the members, then built on live data.',
        ar: 'من لقاء مع كل عضو مدّته 40 دقيقة خرجنا بـ12 سؤالًا. رسمنا لها شاشات على الورق واختبرناها مع الأعضاء، ثم بنيناها بالبيانات الفعلية.',
      },
      change: {
        en: 'The board secretary assembles nothing by hand, since the screens are current when members sit down. A touch on a figure opens its source, and the decision is recorded beside it.',
        ar: 'لم يعد أمين سرّ المجلس يجمع شيئًا بيده، فالشاشات محدَّثة ساعة انعقاد الجلسة. وبلمسة على الرقم يظهر مصدره، وإلى جانبه يُدوَّن القرار.',
      },
    },
  },
  {
    id: 22,
    title: {
      en: 'Bilingual catalogue matching',
      ar: 'مطابقة الفهرس العربي واللاتيني',
    },
    description: {
      en: 'Arabic and Latin spellings matched across 640,000 records; a reader finds the book however the name is typed.',
      ar: 'مطابقة 640 ألف سجلّ بين الرسمين العربي واللاتيني، فيصل القارئ إلى الكتاب كيفما كتب الاسم.',
    },
    projectDate: '2021',
    client: 'lawh-public-library',
    story: {
      problem: {
        en: 'The same novelist was filed under seven spellings, and cataloguers could not always tell two authors from two forms of a name. A search in Latin letters found half the shelf.',
        ar: 'فُهرس أحد الروائيين بسبع صيغ لاسمه، ولم يكن المفهرس يتبيّن دائمًا أهما مؤلّفان أم صيغتان للاسم نفسه. ومن بحث بالحرف اللاتيني وجد نصف الكتب.',
      },
      work: {
        en: 'A model proposed pairs with a score, and cataloguers ruled on the doubtful cases. Their 9,000 rulings went back into the model; dates of birth settled the hardest names.',
        ar: 'اقترح نموذج المطابقة أزواجًا مع درجة لكل زوج، وحكم المفهرسون في الملتبس منها. وعادت أحكامهم الـ9000 إلى النموذج، وحسمت تواريخ الميلاد أصعب الأسماء.',
      },
      change: {
        en: 'New books are catalogued in whichever script they arrive, and the other spelling is suggested on the screen. Loans staff no longer try three versions of a name for a reader.',
        ar: 'يُفهرس الكتاب الجديد بالحرف الذي ورد به، وتقترح الشاشة الصيغة الأخرى. ولم يعد موظف الإعارة يجرّب للقارئ ثلاث صيغ للاسم.',
      },
    },
  },
  {
    id: 23,
    title: {
      en: 'Service catalogue to standard',
      ar: 'دليل خدمات وفق معيار القطاع',
    },
    description: {
      en: 'Three hundred overlapping offers rewritten to the TM Forum catalogue standard. A new offer reaches the shops within a week.',
      ar: 'إعادة وصف 300 عرض متداخل وفق معيار TM Forum لكتالوج المنتجات، فصار العرض الجديد يصل إلى المتاجر خلال أسبوع.',
    },
    projectDate: '2021-06-08',
    client: 'safa-telecom',
    story: {
      problem: {
        en: 'Marketing described an offer in slides, billing in codes and the shops in a leaflet. Matching the three by email delayed each new tariff by nine weeks.',
        ar: 'كان التسويق يصف العرض في شرائح، والفوترة في رموز، والمتاجر في نشرة مطبوعة. وكانت المطابقة بينها بالبريد تستغرق تسعة أسابيع قبل أن يُباع العرض الجديد.',
      },
      work: {
        en: 'Product managers took the offers apart into components of the standard, which showed where they repeated each other. Gaps were listed clause by clause and sorted by effort.',
        ar: 'حلّل مديرو المنتجات كل عرض إلى مكوّنات المعيار، فظهر من العروض ما يكرّر بعضه بعضًا. وسُجّلت الفجوات بندًا بندًا، ورُتّبت بحسب الجهد اللازم لمعالجتها.',
      },
      change: {
        en: 'A product manager composes an offer from parts already tested in billing, and the leaflet is printed from the same entry. Old offers leave the tills on their closing date.',
        ar: 'يركّب مدير المنتج عرضه من مكوّنات سبق اختبارها في الفوترة، وتُطبع النشرة من القيد نفسه. أما العرض المنتهي فيختفي من شاشات البيع في تاريخ انتهائه.',
      },
      figure: {
        from: { value: 9, label: { en: '9 weeks', ar: '9 أسابيع' } },
        to: { value: 1, label: { en: '1 week', ar: 'أسبوع واحد' } },
      },
    },
  },
  {
    id: 24,
    title: {
      en: 'Searchable radio archive',
      ar: 'أرشيف إذاعي قابل للبحث',
    },
    description: {
      en: 'Sixty years of tape transcribed and tagged by speaker and place. Producers find a clip in minutes.',
      ar: 'تفريغ تسجيلات امتدّت 60 عامًا ووسمها بالمتحدّث والمكان، فيعثر المنتجون على المقطع في دقائق.',
    },
    projectDate: '2020',
    client: 'sariya-broadcasting',
    story: {
      problem: {
        en: 'Boxes carried a date and a programme title, sometimes in pencil. To find a guest’s remark a producer booked a listening room for two days, and each playing wore the tape.',
        ar: 'كان على علب الأشرطة تاريخ واسم برنامج فقط، وأحيانًا بقلم الرصاص. وكان المنتج يحجز غرفة استماع يومين ليعثر على عبارة قالها ضيف، وكل تشغيل يُبلي الشريط.',
      },
      work: {
        en: 'Tapes were copied once, at archive quality, and transcribed by a model measured on five dialects. Retired presenters put names to voices and to villages that no atlas lists.',
        ar: 'نُسخت الأشرطة مرة واحدة بجودة الأرشفة، وفرّغها نموذج قيست دقّته على خمس لهجات. وسمّى مذيعون متقاعدون أصحاب الأصوات، وصحّحوا أسماء قرى لا يذكرها أطلس.',
      },
      change: {
        en: 'Producers search by word, listen at their desks and order the clip in broadcast quality. The tapes rest in cold storage, and the newsroom uses the archive weekly.',
        ar: 'يبحث المنتج بالكلمة، ويستمع على مكتبه، ويطلب المقطع بجودة البثّ. وتبقى الأشرطة في مخزن مبرّد، وتستعين غرفة الأخبار بالأرشيف أسبوعيًا.',
      },
    },
  },
  {
    id: 25,
    title: {
      en: 'Furnace quality loop',
      ar: 'ضبط جودة الأفران',
    },
    description: {
      en: 'Readings from nine furnaces are compared with the recipe every minute, and off-grade batches are caught before casting.',
      ar: 'مقارنة قراءات تسعة أفران بمواصفة الخلطة كل دقيقة، وكشف الدفعات المخالفة قبل الصبّ.',
    },
    projectDate: '2020-04-21',
    client: 'mirjal-industries',
    story: {
      problem: {
        en: 'Foremen wrote temperatures on a sheet every 60 minutes, and the laboratory’s answer came after the metal had been cast. Rejected bars were remelted at full cost.',
        ar: 'كان رؤساء العمّال يدوّنون درجات الحرارة كل 60 دقيقة، ولا يأتي جواب المختبر إلا بعد صبّ المعدن. فتُصهر القضبان المرفوضة من جديد بتكلفتها كاملة.',
      },
      work: {
        en: 'No sensor was added at first, since the furnaces’ controllers already held the values. Metallurgists set limits for the recipes, and control charts to ISO 7870 show the drift.',
        ar: 'لم نركّب في البداية حسّاسًا جديدًا، فالقيم محفوظة في وحدات التحكّم بالأفران. ووضع مهندسو المعادن حدود الخلطات، وتُظهر انحرافها مخطّطات ضبط وفق معيار ISO 7870.',
      },
      change: {
        en: 'An operator notices the drift on a panel at the furnace and adds alloy or time as the sheet there prescribes. The laboratory confirms the correction and rules on rare disputes.',
        ar: 'يلاحظ المشغّل الانحراف على شاشة عند الفرن، فيزيد المعدن المضاف أو الوقت كما في الورقة المعلّقة هناك. ويؤكّد المختبر التصحيح ويفصل في الخلاف إن وقع.',
      },
      figure: {
        from: { value: 60, label: { en: '60 minutes', ar: '60 دقيقة' } },
        to: { value: 1, label: { en: '1 minute', ar: 'دقيقة واحدة' } },
      },
    },
  },
  {
    id: 26,
    title: {
      en: 'City service scorecard',
      ar: 'بطاقة أداء خدمات المدينة',
    },
    description: {
      en: 'Thirty-one services measured the same way in every district, in a table the city publishes quarterly.',
      ar: 'إحدى وثلاثون خدمة تُقاس بالطريقة نفسها في كل بلدية فرعية، في جدول تنشره الأمانة كل ربع سنة.',
    },
    projectDate: '2020',
    client: 'wadi-municipality',
    story: {
      problem: {
        en: 'The northern district counted refuse by the lorry, the old town by the bin, and street lighting was judged by complaints. The mayor’s office could not say which district lagged.',
        ar: 'كانت بلدية الشمال الفرعية تحصي النفايات بالشاحنة وبلدية البلدة القديمة بالحاوية، وتُقاس الإنارة بعدد الشكاوى. ولم يكن في وسع مكتب الأمين أن يعرف أي البلديات متأخّرة.',
      },
      work: {
        en: 'Measures were tried in two districts at once and reworded until both reached the same result. A card then gave each service its formula, its source and a named owner.',
        ar: 'جُرّبت طرق القياس في بلديتين معًا، وأُعيدت صياغتها حتى خرجتا بالنتيجة نفسها. ثم وُضعت لكل خدمة بطاقة فيها معادلتها ومصدرها ومالكها المعروف بالاسم.',
      },
      change: {
        en: 'District heads meet before the table appears and explain their three weakest services in writing. Council members quote the table when the budget is divided.',
        ar: 'يجتمع رؤساء البلديات الفرعية قبل كل نشر، ويشرح كل منهم كتابةً أضعف ثلاث خدمات لديه. ويستشهد أعضاء المجلس البلدي بالجدول عند توزيع الميزانية.',
      },
    },
  },
  {
    id: 27,
    title: {
      en: 'Substation risk register',
      ar: 'سجلّ مخاطر محطّات التحويل',
    },
    description: {
      en: 'Every substation scored for how likely it is to fail and whom that would affect; the maintenance budget follows the score.',
      ar: 'لكل محطّة تحويل درجة بحسب احتمال تعطّلها وعدد من يتأثّر بذلك، وعلى هذه الدرجة تُوزَّع ميزانية الصيانة.',
    },
    projectDate: '2019-11-12',
    client: 'rimal-energy',
    story: {
      problem: {
        en: 'Maintenance followed the age of the equipment, and where ages were equal, the most insistent district came first. A fault beside a hospital weighed as much as a fault beside a quarry.',
        ar: 'كانت الصيانة تتبع عمر المعدّات، فإذا تساوت الأعمار تقدّمت المنطقة الأشدّ إلحاحًا. وكان العطل بجوار مستشفى كالعطل بجوار محجر.',
      },
      work: {
        en: 'Ten years of oil tests, load curves and fault logs were brought together. In two workshops engineers placed the stations on a five-by-five grid of likelihood and effect.',
        ar: 'جمعنا فحوص الزيت ومنحنيات الأحمال وسجلات الأعطال لعشر سنوات. وفي ورشتين وضع المهندسون المحطّات في مواضعها من مصفوفة الاحتمال والأثر، وهي خمسة في خمسة.',
      },
      change: {
        en: 'In autumn the planners rank the year’s work from the register, and finance funds it down to a line. For a station below it, a manager accepts the risk by name and until a date.',
        ar: 'يرتّب المخطّطون أعمال السنة من السجلّ في الخريف، وتموّلها المالية حتى حدّ معلوم. والمحطّة التي لا يبلغها التمويل يقبل خطرها مدير باسمه وإلى أجل محدّد.',
      },
    },
  },
  {
    id: 28,
    title: {
      en: 'Wetland change maps',
      ar: 'خرائط تغيّر الأراضي الرطبة',
    },
    description: {
      en: 'Satellite images compared season by season, and no change enters the record before a ranger has checked it on foot.',
      ar: 'مقارنة صور الأقمار الصناعية موسمًا بعد موسم، ولا يُسجَّل تغيّر قبل أن يتحقّق منه مراقب في الميدان.',
    },
    projectDate: '2019',
    client: 'sabkha-reserves-authority',
    story: {
      problem: {
        en: 'Rangers drew the shoreline by hand on maps printed in different years, so a dry season looked like a lost lagoon. Illegal tracks were reported months after they had been cut.',
        ar: 'كان المراقبون يرسمون خط الشاطئ بأيديهم على خرائط من سنوات مختلفة، فيبدو الموسم الجافّ بحيرة ضائعة. ولا يُبلَّغ عن الدروب المخالفة إلا بعد أشهر من شقّها.',
      },
      work: {
        en: 'Scenes from the same weeks of the year and the same tide are compared cell by cell. A changed cell becomes a task on a ranger’s phone, with a route and a form.',
        ar: 'تُختار صور الأسابيع نفسها من السنة عند مستوى المدّ نفسه، ثم تُقارن خلية بخلية. والخلية التي تغيّرت تصير مهمّة على هاتف المراقب، ومعها مسار ونموذج.',
      },
      change: {
        en: 'Patrols are planned from the map, and the authority’s scientists cite a dated record when a road or a shrimp farm is proposed. False alarms are used to tune the comparison.',
        ar: 'تُخطَّط الدوريات على الخريطة، ويستند علماء الهيئة إلى سجلّ مؤرّخ حين يُقترح طريق أو مزرعة روبيان. وبالإنذارات الخاطئة تُضبط المقارنة.',
      },
    },
  },
  {
    id: 29,
    title: {
      en: 'Container gate appointments',
      ar: 'مواعيد بوابة الحاويات',
    },
    description: {
      en: 'Lorries book a slot and arrive with their papers cleared. The queue no longer reaches the main road.',
      ar: 'تحجز الشاحنات مواعيدها وتصل وقد أُنجزت أوراقها، ولم يعد الطابور يبلغ الطريق العام.',
    },
    projectDate: '2019-05-07',
    client: 'marsa-ports',
    story: {
      problem: {
        en: 'Drivers came when their papers were ready, which for most was eight in the morning. They waited 90 minutes on average, and a missing stamp sent a full lorry back to town.',
        ar: 'كان السائقون يأتون متى اكتملت أوراقهم، وأكثرهم في الثامنة صباحًا. فينتظرون 90 دقيقة في المتوسط، وختم ناقص يعيد شاحنة محمّلة إلى المدينة.',
      },
      work: {
        en: 'The number of slots follows the cranes on duty that hour, and a booking is confirmed when customs and the shipping agent have cleared the file. Plates are read at the barrier.',
        ar: 'يتبع عدد المواعيد في كل ساعة عدد الرافعات العاملة، ولا يُؤكَّد الحجز حتى يوافق على الملف كل من الجمارك والوكيل الملاحي. وتُقرأ لوحات الشاحنات عند الحاجز.',
      },
      change: {
        en: 'Hauliers spread their trips over day and night, and a driver is inside after 20 minutes. Gate officers, freed from stamping papers, inspect the loads the system selects.',
        ar: 'توزّع شركات النقل رحلاتها على الليل والنهار، ويدخل السائق بعد 20 دقيقة. واستغنى موظفو البوابة عن ختم الأوراق، ويفتّشون اليوم الحمولات التي ينتقيها النظام.',
      },
      figure: {
        from: { value: 90, label: { en: '90 minutes', ar: '90 دقيقة' } },
        to: { value: 20, label: { en: '20 minutes', ar: '20 دقيقة' } },
      },
    },
  },
  {
    id: 30,
    title: {
      en: 'Graduate tracer study',
      ar: 'تتبّع مسارات الخريجين',
    },
    description: {
      en: 'The answers of 3,200 graduates: where they went and which of their skills they use. Two courses were rewritten as a result.',
      ar: 'إجابات 3200 خريج تبيّن أين ذهبوا وأي مهاراتهم يستعملون. وقد أُعيد إعداد مقرّرين بناءً عليها.',
    },
    projectDate: '2018',
    client: 'mihbara-technical-institute',
    story: {
      problem: {
        en: 'The institute knew how many students had passed and little of what became of them. A postal questionnaire brought 14 replies from a hundred, mostly from those in work.',
        ar: 'كان المعهد يعرف عدد الناجحين ويجهل أكثر ما صاروا إليه. ولم تأت استبانته البريدية إلا بـ14 ردًّا من كل 100، أكثرها ممّن وجدوا عملًا.',
      },
      work: {
        en: 'Interviewers phoned in the evening with 11 questions agreed with employers, in either language. Answers were joined to exam records under masked numbers.',
        ar: 'اتّصل الباحثون مساءً بأي من اللغتين، ومعهم 11 سؤالًا اتّفقنا عليها مع أصحاب العمل. ورُبطت الإجابات بسجلات الاختبارات بأرقام لا تكشف أصحابها.',
      },
      change: {
        en: 'Of a hundred graduates called, 61 answered. The institute’s own staff repeat the survey every May, and course committees open their yearly review with its tables.',
        ar: 'أجاب 61 خريجًا من كل 100 اتُّصل بهم. ويعيد موظفو المعهد المسح بأنفسهم في مايو من كل سنة، وتفتتح لجان المقرّرات مراجعتها السنوية بجداوله.',
      },
      figure: {
        from: { value: 14, label: { en: '14 replies in 100', ar: '14 ردًّا من 100' } },
        to: { value: 61, label: { en: '61 replies in 100', ar: '61 ردًّا من 100' } },
      },
    },
  },
  {
    id: 31,
    title: {
      en: 'Tenancy contract automation',
      ar: 'أتمتة عقود الإيجار',
    },
    description: {
      en: 'Software robots read the request, check the title and draft the contract. Staff handle only the exceptions.',
      ar: 'روبوتات برمجية تقرأ الطلب وتتحقّق من الملكية وتُعدّ مسوّدة العقد، ويتفرّغ الموظفون للحالات الاستثنائية.',
    },
    projectDate: '2018-10-16',
    client: 'tilal-housing',
    story: {
      problem: {
        en: 'A clerk typed the tenant’s details from a form, looked up the title deed on a second screen and pasted both into a template. Every request went this way.',
        ar: 'في كل طلب كان الموظف يكتب بيانات المستأجر من نموذج ورقي، ويبحث عن الصكّ في شاشة ثانية، وينقل ذلك إلى قالب العقد. وهكذا كانت تُنجز الطلبات كلها.',
      },
      work: {
        en: 'Two weeks beside the leasing team showed which requests were ordinary, and the rules were written for those. The robots use the clerks’ screens and log their steps.',
        ar: 'أمضينا أسبوعين إلى جانب فريق التأجير لنعرف الطلبات المعتادة، وكتبنا القواعد لها وحدها. وتستعمل الروبوتات شاشات الموظفين نفسها وتدوّن خطواتها.',
      },
      change: {
        en: 'Twelve requests in a hundred still reach a clerk, mostly inheritances and shared deeds. The time freed goes to tenants at the counter, and a supervisor samples the contracts weekly.',
        ar: 'لا يصل إلى الموظفين اليوم إلا 12 طلبًا من كل 100، أكثرها في تركات وصكوك مشتركة. وما توفّر من وقتهم للمستأجرين عند النافذة، ويراجع المشرف عيّنة من العقود أسبوعيًا.',
      },
      figure: {
        from: {
          value: 100,
          label: { en: '100 of 100 requests typed by hand', ar: 'إدخال الطلبات كلها يدويًا' },
        },
        to: {
          value: 12,
          label: { en: '12 of 100 requests typed by hand', ar: 'إدخال 12 طلبًا من 100 يدويًا' },
        },
      },
    },
  },
  {
    id: 32,
    title: {
      en: 'Common codes for statistics',
      ar: 'ترميز إحصائي موحّد',
    },
    description: {
      en: 'Twelve agencies adopted a common set of codes for places, trades and ages, and their tables can now be added together.',
      ar: 'اعتمدت 12 جهة ترميزًا موحّدًا للأماكن والمهن والأعمار، فأصبح جمع جداولها ممكنًا.',
    },
    projectDate: '2017',
    client: 'tawd-statistics-centre',
    story: {
      problem: {
        en: 'The agencies kept lists of their own, 12 in all. Age bands began at 15 here and at 18 there, and a national total took clerks weeks of conversion by hand.',
        ar: 'احتفظت الجهات بقوائم رموز خاصّة بها بلغت 12 قائمة. كانت فئات العمر تبدأ من 15 في بعضها ومن 18 في غيرها، ويستغرق المجموع الوطني أسابيع من التحويل اليدوي.',
      },
      work: {
        en: 'Classification staff from the agencies met every second week and settled the disputed entries first. A lookup service turns an old code into the new, so no agency had to rebuild its system.',
        ar: 'اجتمع مختصّو التصنيف من الجهات كلها كل أسبوعين، وبدؤوا بما اختلفوا فيه. ووضعنا خدمة تحوّل الرمز القديم إلى الجديد، فلم تحتج أي جهة إلى إعادة بناء نظامها.',
      },
      change: {
        en: 'A new trade or village is proposed on a form, judged by a panel quarterly and published with its date. The weeks once lost to conversion go to checking the figures.',
        ar: 'تُقترح المهنة أو القرية الجديدة في نموذج، وتنظر فيها لجنة كل ربع سنة، وتُنشر بتاريخها. والأسابيع التي كانت للتحويل صارت لمراجعة الأرقام.',
      },
      figure: {
        from: { value: 12, label: { en: '12 code lists', ar: '12 قائمة رموز' } },
        to: { value: 1, label: { en: '1 code list', ar: 'قائمة رموز واحدة' } },
      },
    },
  },
  {
    id: 33,
    title: {
      en: 'University data strategy',
      ar: 'استراتيجية بيانات الجامعة',
    },
    description: {
      en: 'A costed three-year plan, agreed with nine deans and carried out by the university’s own staff.',
      ar: 'خطّة لثلاث سنوات محدّدة التكاليف، اتّفق عليها تسعة عمداء ونفّذها موظفو الجامعة بأنفسهم.',
    },
    projectDate: '2017-03-14',
    client: 'nakhla-university',
    story: {
      problem: {
        en: 'Colleges had bought different reporting tools, and the registry, finance and the research office counted students differently. Two earlier strategies lay in a drawer.',
        ar: 'اشترت الكليات أدوات تقارير مختلفة، واختلفت عمادة القبول والإدارة المالية ومكتب البحث في عدد الطلاب. وكانت استراتيجيتان سابقتان في الأدراج.',
      },
      work: {
        en: 'In 18 interviews we asked which decisions had waited for want of a figure. Options were costed with the finance office and argued out in a working group of six.',
        ar: 'سألنا في 18 مقابلة عن القرارات التي تعطّلت لغياب رقم. ثم حسبنا تكلفة البدائل مع الإدارة المالية، وناقشها فريق عمل من ستة أعضاء بندًا بندًا.',
      },
      change: {
        en: 'A data office of five, drawn from the registry and the library, reports to the rector quarterly against the dates in the plan. Colleges consult it before they buy a tool.',
        ar: 'صار للجامعة مكتب بيانات من خمسة موظفين جاؤوا من القبول والمكتبة، يرفع تقريره إلى رئيسها كل ربع سنة بحسب مواعيد الخطّة. وتستشيره الكليات قبل شراء أي أداة.',
      },
    },
  },
  {
    id: 34,
    title: {
      en: 'Clinic waiting-time charts',
      ar: 'رسوم بيانية لمدد الانتظار في العيادات',
    },
    description: {
      en: 'Waits at five clinics charted on the same scale for the first time. The longest wait was in a queue nobody had counted.',
      ar: 'خمس عيادات تُعرض مدد انتظارها لأول مرة على مقياس موحّد، وتبيّن أن أطول انتظار كان في طابور لم يُحصه أحد.',
    },
    projectDate: '2016-10-18',
    client: 'salwa-health-cluster',
    story: {
      problem: {
        en: 'The clinics reported average waits, counted from different moments: arrival, registration or the nurse’s call. On paper all five met the target.',
        ar: 'كانت العيادات ترفع متوسط انتظارها محسوبًا من لحظات مختلفة: الوصول أو التسجيل أو نداء الممرّضة. وعلى الورق كانت الخمس كلها ضمن المستهدف.',
      },
      work: {
        en: 'For two weeks students with stopwatches noted seven moments of each visit. The first charts were read aloud by five patients and five nurses, and redrawn where the readings differed.',
        ar: 'على مدى أسبوعين دوّن طلاب، ومعهم ساعات توقيت، سبع لحظات من كل زيارة. ثم قرأ خمسة مرضى وخمسة ممرّضين الرسوم الأولى بصوت مسموع، وأُعيد رسم ما اختلفوا في فهمه.',
      },
      change: {
        en: 'The uncounted queue was for stamping insurance papers, and a second desk was opened for it within the month. Clinic managers hang the chart in the waiting room itself.',
        ar: 'كان الطابور الذي لم يُحصَ لختم أوراق التأمين، فافتُتح له مكتب ثانٍ خلال الشهر. ويعلّق مديرو العيادات الرسم البياني في صالة الانتظار نفسها.',
      },
    },
  },
  {
    id: 35,
    title: {
      en: 'Tower site ranking',
      ar: 'ترتيب مواقع الأبراج',
    },
    description: {
      en: 'Coverage, land and power data combined to rank 260 candidate sites, in place of three separate maps.',
      ar: 'جمع بيانات التغطية والأراضي والكهرباء لترتيب 260 موقعًا مرشّحًا، بدلًا من ثلاث خرائط منفصلة.',
    },
    projectDate: '2016',
    client: 'safa-telecom',
    story: {
      problem: {
        en: 'Radio planners, the property team and power engineers ranked sites on maps of their own. Towers were approved, then stopped for want of a lease or a connection.',
        ar: 'رتّب مخطّطو الشبكة وفريق العقار ومهندسو الكهرباء المواقع، كلٌّ على خريطته. فكان البرج يُعتمد، ثم يتوقّف لتعذّر عقد إيجار أو توصيل كهرباء.',
      },
      work: {
        en: 'The three teams agreed in a day how to weigh reach, rent and distance to a feeder, and we tested the weights on towers already built. The list shows how a site came by its rank.',
        ar: 'اتّفقت الفرق الثلاثة خلال يوم على أوزان التغطية والإيجار والبعد عن مغذّي الكهرباء، واختبرناها على أبراج قائمة. وتبيّن القائمة كيف بلغ كل موقع مرتبته.',
      },
      change: {
        en: 'On Sundays the teams work down the list together and send the next sites to negotiation. A lost lease or a new substation changes the order overnight.',
        ar: 'تمرّ الفرق معًا على القائمة كل يوم أحد، وتحيل المواقع التالية إلى التفاوض. وإذا سقط عقد إيجار أو أُنشئت محطّة تحويل تغيّر الترتيب في ليلته.',
      },
      figure: {
        from: { value: 3, label: { en: '3 rankings', ar: '3 قوائم ترتيب' } },
        to: { value: 1, label: { en: '1 ranking', ar: 'قائمة ترتيب واحدة' } },
      },
    },
  },
  {
    id: 36,
    title: {
      en: 'Municipal data inventory',
      ar: 'حصر البيانات البلدية',
    },
    description: {
      en: 'Every data set the city holds, with its owner, format and age: 740 entries listed, 200 duplicates retired.',
      ar: 'حصر كل ما لدى الأمانة من بيانات مع المالك والصيغة والتاريخ: 740 مجموعة مسجّلة، و200 نسخة مكرّرة أُوقفت.',
    },
    projectDate: '2015-09-08',
    client: 'wadi-municipality',
    story: {
      problem: {
        en: 'Asked for a list of street trees, the city found four files of different lengths in four departments. Departments paid year after year for surveys others had carried out.',
        ar: 'حين طُلبت من الأمانة قائمة أشجار الشوارع ظهرت أربعة ملفات مختلفة الطول في أربع إدارات. وكانت الميزانية تدفع سنة بعد سنة ثمن مسوح أنجزتها إدارة أخرى من قبل.',
      },
      work: {
        en: 'We drew up the inventory from servers and backups and went through it with the department heads. Owners signed for their entries, and unclaimed files were set apart for a year.',
        ar: 'استخرجنا قائمة مجموعات البيانات من الخوادم والنسخ الاحتياطية، وراجعناها مع مديري الإدارات. ووقّع المالكون ما يخصّهم، وعُزلت الملفات التي لم يظهر لها مالك مدّة سنة.',
      },
      change: {
        en: 'Before ordering a survey, a department looks the subject up and asks the owner. Seven surveys were cancelled in the first year, and the inventory is renewed every January.',
        ar: 'تبحث الإدارة في الحصر وتسأل المالك قبل أن تطلب مسحًا جديدًا. وقد أُلغيت سبعة مسوح في السنة الأولى، ويُجدَّد الحصر سنويًا في يناير.',
      },
    },
  },
  {
    id: 37,
    title: {
      en: 'Pump station telemetry link',
      ar: 'ربط قراءات محطّات الضخّ',
    },
    description: {
      en: 'Readings from 84 pump stations in one store. Faults once reported by phone now come with a time and a place.',
      ar: 'قراءات 84 محطّة ضخّ في مستودع مشترك، والأعطال التي كان يُبلَّغ عنها بالهاتف صارت تصل بوقتها ومكانها.',
    },
    projectDate: '2015',
    client: 'wabil-water-authority',
    story: {
      problem: {
        en: 'The control room saw 20 stations on a wall panel; at the others an attendant filled in a logbook. A pump that stopped at night was noticed only when the taps ran dry.',
        ar: 'كانت غرفة التحكّم ترى على لوحتها الجدارية 20 محطّة فقط، وفي البقية يملأ المشغّل دفترًا ورقيًا. وإذا توقّفت مضخّة ليلًا لم يُعرف ذلك إلا حين تجفّ الصنابير.',
      },
      work: {
        en: 'The controllers came from five makers and used five protocols. A gateway at each station translates them and keeps two days of readings if the line is cut.',
        ar: 'جاءت أجهزة التحكّم من خمسة مصنّعين بخمسة بروتوكولات. فوضعنا في كل محطّة وحدة ربط تترجم بينها، وتحفظ قراءات يومين إذا انقطع الخط.',
      },
      change: {
        en: 'Operators send a crew before the reservoir falls, with the pump’s last hours in hand. Engineers compare stations by energy used per cubic metre and overhaul the worst first.',
        ar: 'يرسل المشغّلون الفريق قبل أن ينخفض منسوب الخزّان، ومعه قراءات المضخّة في ساعاتها الأخيرة. ويقارن المهندسون المحطّات بالطاقة المستهلكة لكل متر مكعّب، ويبدؤون بأسوئها.',
      },
      figure: {
        from: { value: 20, label: { en: '20 of 84 stations seen', ar: 'رصد 20 محطّة من 84' } },
        to: { value: 84, label: { en: '84 of 84 stations seen', ar: 'رصد المحطّات الـ84 كلها' } },
      },
    },
  },
  {
    id: 38,
    title: {
      en: 'Consolidated branch report',
      ar: 'التقرير الموحّد للفروع',
    },
    description: {
      en: 'Twenty-six branch spreadsheets replaced by a nightly report in which every figure is defined once.',
      ar: 'جداول 26 فرعًا جُمعت في تقرير ليلي لا يُعرَّف الرقم فيه إلا مرة.',
    },
    projectDate: '2014',
    client: 'qintar-bank',
    story: {
      problem: {
        en: 'Branches emailed their spreadsheets at closing time, and two analysts joined them by hand until noon. “Active customer” had four meanings, so branches could not be compared.',
        ar: 'كانت الفروع ترسل جداولها بالبريد عند الإغلاق، فيجمعها محلّلان يدويًا حتى ظهر اليوم التالي. وكانت لعبارة «العميل النشط» أربعة معانٍ، فلا تصحّ مقارنة فرع بآخر.',
      },
      work: {
        en: 'For 58 figures, branch managers and finance wrote definitions and named owners. The report is drawn from the banking system itself and lists whatever fails to reconcile.',
        ar: 'كتب مديرو الفروع مع الإدارة المالية تعريفات 58 رقمًا وسمّوا مالكيها. ويُستخرج التقرير من النظام المصرفي نفسه، ومعه بيان بما لم يتطابق.',
      },
      change: {
        en: 'Managers read the report before the doors open and see their branch beside the others. Head office no longer asks for figures, and discusses what they mean.',
        ar: 'يقرأ المديرون التقرير قبل فتح الأبواب، ويرون فرعهم إلى جانب غيره. ولم تعد الإدارة العامة تطلب الأرقام، وصارت تناقش معناها.',
      },
      figure: {
        from: { value: 26, label: { en: '26 reports', ar: '26 تقريرًا' } },
        to: { value: 1, label: { en: '1 report', ar: 'تقرير واحد' } },
      },
    },
  },
]
