/** How the texts are worded, as data for `check-wording.ts`; README.md says why. */
import type { Locale } from './types.ts'

/** A regular expression of whole words, and what to write instead. */
type Term = readonly [wrong: string, right: string]

/** One name for each thing. Arabic words are also found after «و», «ب», «ال» and the like. */
export const terms: Readonly<Partial<Record<Locale, readonly Term[]>>> = {
  en: [
    ['telephon\\w+', 'phone'],
    ['fortnights?', 'two weeks'],
    ['monthly letter', 'monthly email'],
    ['(?:organ|recogn|anonym|summar|custom|visual|monet)is(?:e|es|ed|ing|ations?)', '-iz-'],
    ['ISO (?:27001|42001|20000|25012)', 'ISO/IEC'],
    ['ISO/IEC 20000(?!-1)', 'ISO/IEC 20000-1'],
    ['see it large', 'enlarge it'],
    ['run together', 'combine'],
    ['point at', 'point to'],
    ['save by', 'save money with'],
    ['answers? to none', 'none of which has the answer'],
    ['inside the house', 'in-house'],
    ['way back', 'rollback plan'],
    ['first sketch', 'first draft'],
    ['Saudi Data (?:&|and Artificial) .*?Authority', 'Saudi Data and AI Authority'],
    ['ground radar', 'ground-penetrating radar'],
    ['decision desk', 'decision unit'],
    ['mock visits?|audit rehearsals?', 'mock audit'],
  ],
  ar: [
    ['تدقيق الداخلي', 'المراجعة الداخلية'],
    ['مشرفو? نظام|مشرفي نظام|مشرف النظام', 'مدير النظام'],
    ['لوحات? أداء', 'لوحة متابعة، أو بطاقة أداء'],
    ['اتفاقي(?:ة|ات) بيانات', 'عقد بيانات'],
    ['منصّة الأساسية', 'منصّة الأعمال الأساسية'],
    ['مكتب القرار|وحدة القرار', 'وحدة دعم القرار'],
    ['إيقاع اجتماعات', 'وتيرة اجتماعات'],
    ['تصوير البيانات', 'التمثيل المرئي للبيانات'],
    ['ذكاء الوثائق', 'القراءة الآلية للوثائق'],
    ['فروعنا', 'مكاتبنا'],
    ['(?<=ال)تواصل معنا', 'تواصل معنا'],
    ['رسالة الشهرية|رسالتنا الشهرية', 'النشرة البريدية'],
    ['قانون حماية البيانات', 'نظام حماية البيانات الشخصية'],
    ['مكتب إدارة البيانات(?! الوطنية)', 'مكتب إدارة البيانات الوطنية'],
    ['توفير من الداخل', 'الوفورات الداخلية'],
    ['استلم(?:نا|ت|وا)?', 'تلقّى'],
    ['موقّعة? من', 'يوقّعه'],
    ['بواسطة', 'فعل مبنيّ للمعلوم'],
    ['بشكل', 'حال أو مفعول مطلق'],
    ['من غير', 'من دون'],
    ['(?<!من )دون', 'من دون'],
    ['آيزو', 'ISO، أو ISO/IEC'],
    // As the trade in Saudi Arabia and the Emirates says it.
    ['مدير الجامعة', 'رئيس الجامعة'],
    ['المادّة القانونية', 'المادّة النظامية'],
    ['المسح الميداني|الرفع الميداني', 'الرفع المساحي'],
    ['رادار الأرضي|رادار أرضي', 'الرادار المخترق للأرض'],
    ['بوابة جغرافية', 'بوابة جيومكانية'],
    ['الدرج الكهربائي', 'السلّم الكهربائي'],
    ['المشتريات والموظف\\p{L}*', 'المشتريات والموارد البشرية'],
    ['رؤساء الأحياء', 'رؤساء البلديات الفرعية'],
    ['التحقّق والتدقيق', 'التأكيد والمراجعة'],
    ['مكاتب الخدمة', 'مراكز خدمة المستفيدين'],
    ['مقاول(?:ون|ين)? من الباطن', 'متعاقد من الباطن'],
    ['قائد (?:حوكمة|امتثال|فريق|مشروع)|قائد المشروع', 'مسؤول، أو رئيس فريق، أو مدير المشروع'],
    ['مناقص(?:ة|ات)', 'منافسة'],
    ['أمين المجلس', 'أمين سرّ المجلس'],
    ['اتفاقي(?:ة|ات) سرّية', 'اتفاقية عدم إفصاح'],
    // One name for each thing.
    ['أتمتة العمليات(?! الروبوتية)', 'أتمتة العمليات الروبوتية'],
    ['مقدّم الطلب', 'صاحب الطلب'],
    ['موافقات', 'مراحل الاعتماد'],
    ['مستند(?:ات\\p{L}*)?', 'وثيقة، وثائق'],
    ['أثر تدقيق|أثر التدقيق', 'سجلّ التدقيق'],
    ['سبل التواصل', 'قنوات التواصل'],
    ['خارطة', 'خريطة'],
    ['زيارة التجريبية|زيارة تجريبية', 'التدقيق التجريبي'],
    // Shadda: on a form II or V verb and its nouns, not where the word is clear without it.
    ['مخطط\\p{L}*', 'مخطّط'],
    ['خطة', 'خطّة'],
    ['مهمة', 'مهمّة'],
    ['مهام', 'مهامّ'],
    ['خاص', 'خاصّ'],
    ['اتفقت?', 'اتّفق'],
    ['متصل\\p{L}*', 'متّصل'],
    ['اتّصالا?ت?', 'اتصال'],
    ['ملفّ(?:ات)?', 'ملف'],
    ['محطة|محطات', 'محطّة'],
    ['منصة|منصات', 'منصّة'],
    ['سجل', 'سجلّ'],
    ['ممن', 'ممّن'],
    ['متوسّط', 'متوسط'],
    ['كلّ(?:ها|ه)', 'كل'],
    ['صحّة', 'صحة'],
    ['خطّ', 'خط'],
    ['مؤشّر\\p{L}*', 'مؤشر'],
    ['موظّف\\p{L}*', 'موظف'],
  ],
}

/**
 * Names of standards that Arabic texts write in Latin letters too, as tenders do. Each is one run
 * of left-to-right letters within the line, which browsers place without further marks.
 */
export const namesInLatin: readonly string[] = [
  'GIS',
  'KPI',
  'RPA',
  'TM Forum',
  'REST',
  'SAML',
  'OpenID Connect',
  'OpenAPI',
  'HL7(?: FHIR)?',
  'BPMN',
  'DAMA-DMBOK',
  'WCAG [0-9.]+',
  'AA',
  'ISO(?:/IEC)?',
]

/** Arabic words that end in «ك» without meaning “your”. */
export const endsInKaf: readonly string[] = [
  'ذلك|تلك|هناك|هنالك|أولئك|شكّ|بنك|بنوك|ملك|مالك|زمالك|ممالك|أملاك|شريك|مشترك|مشارك|محرّك|حائك|مكوك|نسّاك',
  'جمارك|سكك|صكوك|سلوك|سلك|أسلاك|شبّاك|شبك|إدراك|اشتراك|استهلاك|امتلاك|تحريك|تشابك|تماسك|تحرّك|فكّ|ترك',
  '[يتن](?:ملك|شترك|شارك|حرّك|تحرّك|ستدرك|درك|سلك|ترك|تمسّك|متلك|ستهلك)',
]

/** What only a chart of real figures may be said to show. */
export const dataWords =
  /\b(?:before|after|scores?|results?|forecasts?|targets?|quality|figures?|indicators?|years?|data sets?|\d+)\b/i
/** From 11 on, within a sentence: a number that begins one has a capital. */
export const englishNumbers =
  /(?<![\w-])(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)(?![\w-])/g

/** The Arabic words for 1 to 9, as used before «عشر». */
export const arabicUnits =
  'أحد|إحدى|اثنان?|اثنين?|اثنتان?|ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|ثماني|ثمانية|تسعة?'

/** Imperatives to one reader; the site addresses several: «اكتبوا». «تواصل معنا» is a page's name. */
export const singularOrders =
  'اضغط|اكتب|اختر|ابدأ|اطلب|تعرّف|تصفّح|اسأل|اسألنا|جرّب|حدّثنا|اشترك|اقرأ|راسلنا|تابعنا|احتفظ|أعط|أعد|أضف|ابحث|اختصر|انسخ|أرسلها|حدّد|لا تعرض'
