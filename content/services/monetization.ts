/** Service 15: which data earns, which saves, which is better shared, and at what price. */

import type { Service } from '../types.ts'

export const monetization = {
  id: 15,
  name: { en: 'Monetization', ar: 'تعظيم عوائد البيانات' },
  alsoCalled: [
    'monetisation',
    'data products',
    'data value',
    'open data',
    'منتجات البيانات',
    'تحقيق القيمة من البيانات',
    'البيانات المفتوحة',
  ],
  icon: 'coin-stack',
  title: {
    en: 'Data that pays for its own upkeep',
    ar: 'بيانات تغطّي تكلفة العناية بها',
  },
  lead: {
    en: 'We find the data that someone would pay for or that would save you money, give it a fair price and a lawful form, and stand beside you for the first sales.',
    ar: 'نحدّد البيانات التي تجد من يدفع ثمنها أو توفّر عليكم مالًا، ونضع لها سعرًا عادلًا وصيغة نظامية، ونقف إلى جانبكم في أول عمليات البيع.',
  },
  facts: {
    forWhom: {
      en: 'Data offices asked what their data is worth',
      ar: 'مكاتب البيانات التي تُسأل عن قيمة بياناتها',
    },
    duration: {
      en: 'Four weeks of screening, then paid pilots of 12 weeks',
      ar: 'فرز في 4 أسابيع، ثم تجارب مدفوعة في 12 أسبوعًا',
    },
    team: {
      en: 'A data economist, an engineer and a privacy specialist; your lawyer and your finance department',
      ar: 'خبير في اقتصاد البيانات ومهندس ومختصّ خصوصية، ومن جهتكم الإدارة القانونية والمالية',
    },
  },
  description: {
    en: [
      'Most data should never be sold. Some earns money as a service that others subscribe to, some removes a cost in-house, and some is worth most when it is given away. Screening separates the three with three questions: may we, which your lawyer judges against the Personal Data Protection Law (PDPL) and the terms of collection; can we, which the engineers answer; and would anyone pay, which 15 possible buyers answer. Of 30 candidates three or four remain.',
      'Hadil Post used to sell its address file on a disc to three couriers. It now answers query by query, 40 couriers and banks subscribe, and the income pays the team that keeps the file current.',
      'Where the gain is internal, finance signs off the saving before it is reported. Where a public body’s price needs the approval of the National Data Management Office (NDMO), we prepare the request.',
    ],
    ar: [
      'معظم البيانات لا ينبغي بيعها. وما يبقى فبعضه يدرّ دخلًا إذا صار خدمة بالاشتراك، وبعضه يزيل تكلفة داخل الجهة، وبعضه تعلو قيمته إذا أُتيح بلا مقابل. وتفرز بينها 3 أسئلة: هل يجوز لنا؟ يجيب مستشاركم القانوني في ضوء نظام حماية البيانات الشخصية وشروط جمعها. هل نستطيع؟ يجيب المهندسون. هل من مشترٍ؟ يجيب 15 مشتريًا محتملًا. ومن كل 30 مجموعة مرشّحة تبقى 3 أو 4.',
      'كان بريد هديل يبيع ملف عناوينه على قرص لثلاث شركات توصيل. واليوم يجيب عن كل استعلام على حدة، وتشترك فيه 40 جهة من شركات التوصيل والمصارف، ومن العائد يُدفع للفريق الذي يحدّث الملف.',
      'وإذا كان العائد وفرًا داخليًا وقّعته الإدارة المالية قبل إعلانه. وإذا احتاج سعر جهة عامة إلى موافقة مكتب إدارة البيانات الوطنية أعددنا الطلب.',
    ],
  },
  images: [
    {
      file: 'dots-saffron.svg',
      alt: { en: '', ar: '' },
    },
    { file: 'crop-deep.svg', alt: { en: '', ar: '' } },
  ],
  projects: [11],
  subSections: [
    {
      title: { en: 'Value and price', ar: 'القيمة والسعر' },
      text: {
        en: 'Three methods side by side: what the data cost to make, what comparable data sells for, and what the buyer gains by it. The price list states its limits, from the number of queries a day to the right of resale.',
        ar: 'ثلاث طرق في التقدير جنبًا إلى جنب، هي تكلفة إنتاج البيانات، وسعر ما يشبهها في السوق، وما يجنيه المشتري منها. وتذكر قائمة الأسعار حدودها، من عدد الاستعلامات في اليوم إلى حقّ إعادة البيع.',
      },
    },
    {
      title: { en: 'Data products', ar: 'منتجات البيانات' },
      text: {
        en: 'A data set becomes a product when it has a contract: fields, refresh time, accuracy, support hours, notice before change. Buyers reach it through an API with a trial key, and the meter that counts queries also writes the invoice.',
        ar: 'تصير البيانات منتجًا حين يكون لها عقد يحدّد الحقول وموعد التحديث والدقّة وساعات الدعم والإشعار قبل أي تغيير. يصل إليها المشتري عبر واجهة ربط بمفتاح تجريبي، والعدّاد الذي يحصي الاستعلامات هو الذي يصدر الفاتورة.',
      },
    },
    {
      title: { en: 'In-house savings', ar: 'الوفورات الداخلية' },
      text: {
        en: 'Duplicate licences, files bought by one department and already owned by another, site visits a forecast makes unnecessary. We count such costs for the past year, choose three to remove, and let finance confirm the result in its own ledger.',
        ar: 'رخص مكرّرة، وملفات تشتريها إدارة وهي عند إدارة أخرى، وزيارات ميدانية يغني عنها التنبّؤ. نحصي هذه التكاليف عن السنة الماضية، ونختار ثلاثة بنود لإسقاطها، وتؤكّد الإدارة المالية النتيجة في دفاترها.',
      },
    },
    {
      title: { en: 'Privacy before sale', ar: 'الخصوصية قبل البيع' },
      text: {
        en: 'No record about a person leaves without a lawful basis. Files are aggregated or de-identified, a second team tries to recognize people in a sample, and the attempt is documented. A file that fails comes off the list.',
        ar: 'لا يخرج سجلّ عن شخص من دون سند نظامي. نعرض البيانات مجمّعة أو نخفي هوية أصحابها، ثم يحاول فريق ثانٍ أن يتعرّف على الأشخاص في عيّنة منها، ونوثّق المحاولة. والملف الذي لا يصمد أمامها يخرج من القائمة.',
      },
    },
  ],
  receives: {
    en: [
      'A ranked list of data sets, with value and legal status',
      'A price list and a subscription contract in both languages',
      'The first data products in paid use',
      'A ledger of savings, signed by finance',
      'A re-identification test report for each product',
    ],
    ar: [
      'قائمة مرتّبة بمجموعات البيانات وقيمتها ووضعها النظامي',
      'قائمة أسعار وعقد اشتراك باللغتين',
      'أولى منتجات البيانات قيد الاستعمال بمقابل',
      'سجلّ بالوفورات توقّعه الإدارة المالية',
      'تقرير اختبار التعرّف على الهوية لكل منتج',
    ],
  },
} as const satisfies Service
