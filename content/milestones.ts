/**
 * Ten engagements in the order of the thread, each with the results its client can check.
 *
 * Order: newest first, as in the register. The points repeat what `projects.ts` records; change a
 * figure in both places. The sector is the client's own, and each sector has one picture.
 */

import type { Milestone, Picture, SectorKey } from './types.ts'

const sectorImgs = {
  government: { file: 'city-deep.svg', alt: { en: '', ar: '' } },
  private: { file: 'steps-petrol.svg', alt: { en: '', ar: '' } },
  health: { file: 'dots-aqua.svg', alt: { en: '', ar: '' } },
  education: { file: 'crop-limestone.svg', alt: { en: '', ar: '' } },
  communications: { file: 'weave-mist.svg', alt: { en: '', ar: '' } },
  platform: { file: 'crop-saffron.svg', alt: { en: '', ar: '' } },
} as const satisfies Record<SectorKey, Picture>

export const milestones = [
  {
    id: 1,
    index: 1,
    sector: 'government',
    sectorImg: sectorImgs.government,
    project: 1,
    points: {
      en: [
        'A permit in 9 calendar days instead of 41',
        'Nine permit systems retired',
        'Public status page in two languages',
      ],
      ar: [
        'إصدار الترخيص بعد 9 أيام تقويمية بدلًا من 41 يومًا',
        'إيقاف تسعة أنظمة للتراخيص',
        'صفحة متابعة عامة باللغتين',
      ],
    },
  },
  {
    id: 2,
    index: 2,
    sector: 'health',
    sectorImg: sectorImgs.health,
    project: 2,
    points: {
      en: ['Six hospitals on a shared bed board', 'Four-hour occupancy forecast'],
      ar: ['ستة مستشفيات على لوحة أسرّة مشتركة', 'التنبّؤ بالإشغال للساعات الأربع المقبلة'],
    },
  },
  {
    id: 3,
    index: 3,
    sector: 'education',
    sectorImg: sectorImgs.education,
    project: 4,
    points: {
      en: ['Early warning in week four instead of week nine, explained to the advisers'],
      ar: ['إنذار مبكّر في الأسبوع الرابع بدلًا من التاسع، مع بيان أسبابه للمرشدين'],
    },
  },
  {
    id: 4,
    index: 4,
    sector: 'private',
    sectorImg: sectorImgs.private,
    project: 6,
    points: {
      en: [
        'Two million readings a day matched to invoices',
        'Billing disputes down by a third in the first year',
        'Every substation scored for the likelihood and effect of failure (2019)',
        'Maintenance budget set by that score',
      ],
      ar: [
        'مطابقة مليوني قراءة يوميًا بالفواتير',
        'انخفاض الاعتراضات على الفواتير بمقدار الثلث في السنة الأولى',
        'درجة لكل محطّة تحويل بحسب احتمال تعطّلها وأثره (2019)',
        'توزيع ميزانية الصيانة وفق هذه الدرجة',
      ],
    },
  },
  {
    id: 5,
    index: 5,
    sector: 'communications',
    sectorImg: sectorImgs.communications,
    project: 7,
    points: {
      en: [
        '1,400 technicians scheduled in an app that works offline',
        'Arabic voice notes turned into tickets',
        'Three hundred overlapping offers rewritten to the TM Forum catalogue standard (2021)',
        'A new offer in the shops within a week',
        '260 candidate tower sites ranked together (2016)',
        'Coverage, land and power read together instead of on three maps',
      ],
      ar: [
        'جدولة عمل 1400 فنّي في تطبيق يعمل ولو انقطع الاتصال',
        'تحويل الملاحظات الصوتية العربية إلى بلاغات',
        'إعادة وصف 300 عرض متداخل وفق معيار TM Forum لكتالوج المنتجات (2021)',
        'وصول العرض الجديد إلى المتاجر خلال أسبوع',
        'ترتيب 260 موقعًا مرشّحًا للأبراج في قائمة موحّدة (2016)',
        'قراءة التغطية والأراضي والكهرباء معًا بدلًا من ثلاث خرائط منفصلة',
      ],
    },
  },
  {
    id: 6,
    index: 6,
    sector: 'private',
    sectorImg: sectorImgs.private,
    project: 9,
    points: {
      en: [
        'Company accounts opened in two days instead of nine',
        'Eleven software robots run the checks across four systems',
        'Twenty-six branch spreadsheets replaced by a nightly report (2014)',
        'Every figure in that report defined once',
      ],
      ar: [
        'فتح حساب الشركة في يومين بدلًا من تسعة أيام',
        'أحد عشر روبوتًا برمجيًا تُجري التحقّق في أربعة أنظمة',
        'تقرير ليلي بدلًا من جداول 26 فرعًا (2014)',
        'كل رقم في التقرير معرَّف مرة واحدة',
      ],
    },
  },
  {
    id: 7,
    index: 7,
    sector: 'government',
    sectorImg: sectorImgs.government,
    project: 10,
    points: {
      en: [
        'Weekly price index from anonymous till receipts, out in four days instead of 21',
        'Margin of error published with the weekly figure',
        'A common set of codes adopted by 12 agencies (2017)',
        'Places, trades and ages coded alike in all agencies',
        'Tables of all 12 agencies can be added together',
      ],
      ar: [
        'مؤشر أسبوعي للأسعار من إيصالات بيع لا تكشف أصحابها، يصدر بعد 4 أيام بدلًا من 21 يومًا',
        'نشر هامش الخطأ مع الرقم الأسبوعي',
        'ترميز إحصائي موحّد اعتمدته 12 جهة (2017)',
        'الرموز نفسها للأماكن والمهن والأعمار في الجهات كلها',
        'جداول هذه الجهات قابلة للجمع معًا',
      ],
    },
  },
  {
    id: 8,
    index: 8,
    sector: 'platform',
    sectorImg: sectorImgs.platform,
    project: 14,
    points: {
      en: [
        '2,600 training seats filled in the first year',
        'Training centres offer seats in the skills that small firms lack',
      ],
      ar: [
        'إشغال 2600 مقعد تدريبي في السنة الأولى',
        'مراكز التدريب تعرض مقاعدها بحسب ما ينقص المنشآت الصغيرة من مهارات',
      ],
    },
  },
  {
    id: 9,
    index: 9,
    sector: 'health',
    sectorImg: sectorImgs.health,
    project: 16,
    points: {
      en: [
        'Units of blood lost to expiry down by half',
        'Blood demand forecast a week ahead for 11 hospitals',
        'Separate forecasts by blood group',
      ],
      ar: [
        'خفض وحدات الدم التالفة بانتهاء الصلاحية إلى النصف',
        'التنبّؤ بالطلب على الدم للأسبوع التالي في 11 مستشفى',
        'تنبّؤ مستقلّ بحسب فصيلة الدم',
      ],
    },
  },
  {
    id: 10,
    index: 10,
    sector: 'education',
    sectorImg: sectorImgs.education,
    project: 22,
    points: {
      en: [
        '640,000 records matched across Arabic and Latin spellings',
        'The same book found however the name is typed',
      ],
      ar: [
        'مطابقة 640 ألف سجلّ بين الرسمين العربي واللاتيني',
        'الوصول إلى الكتاب نفسه كيفما كتب القارئ الاسم',
      ],
    },
  },
] as const satisfies readonly Milestone[]
