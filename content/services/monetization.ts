/** Service 15: which data earns, which saves, which is better shared, and at what price. */

import type { Service } from '../types.ts'

export const monetization = {
  id: 15,
  name: { en: 'Monetization', ar: 'تعظيم عوائد البيانات' },
  alsoCalled: ['monetisation', 'data products', 'منتجات البيانات'],
  icon: 'coin-stack',
  title: {
    en: 'Data that pays for its own upkeep',
    ar: 'بيانات تغطّي تكلفة العناية بها',
  },
  lead: {
    en: 'We find the data that someone would pay for or that would save you money, give it a fair price and a lawful form, and stand beside you for the first sales.',
    ar: 'نحدّد البيانات التي تجد من يدفع ثمنها أو توفّر عليكم مالًا، ونضع لها سعرًا عادلًا وصيغة نظامية، ونقف إلى جانبكم في أول عمليات البيع.',
  },
  description: {
    en: [
      'What is all this data for? The finance department asks every autumn, and the data office seldom has a figure to answer with. Most data should never be sold. Some earns money as a service that others subscribe to, some earns its keep by removing a cost in-house, and some is worth most when it is given away. We separate these kinds and put a number against each.',
      'Screening takes four weeks and has three gates. The first is “may we”, judged by your lawyer against the personal data protection law and the terms under which the data was collected. The second is “can we”, judged by the engineers who know its quality. The third is “would anyone pay”, judged from fifteen conversations with possible buyers. Of thirty candidates three or four remain, and each runs as a paid pilot for twelve weeks.',
      'From then on the data has a price, an owner with a revenue target and customers who complain when it is late, which does more for quality than any circular. Hadil Post sells its cleaned address file by the query: forty couriers and banks pay for it, and the postal service keeps it current. Where the gain is internal, finance signs off the saving before it is reported, and no two departments claim the same amount.',
    ],
    ar: [
      'ما جدوى كل هذه البيانات؟ سؤال تطرحه الإدارة المالية عند إعداد كل ميزانية، وقلّما يجد مكتب البيانات رقمًا يجيب به. أكثر البيانات لا ينبغي بيعه أصلًا. أما ما يبقى فبعضه يدرّ دخلًا حين يصير خدمة بالاشتراك، وبعضه يزيل تكلفة داخل الجهة، وبعضه تعلو قيمته حين يتاح للناس بلا مقابل. نفرز كل صنف عن غيره، ونضع إلى جانبه رقمًا.',
      'يستغرق الفرز أربعة أسابيع ويمرّ بثلاث بوابات. في الأولى يسأل مستشاركم القانوني: «هل يجوز لنا؟»، ويرجع في ذلك إلى نظام حماية البيانات الشخصية وإلى الشروط التي رافقت جمعها. وفي الثانية يسأل المهندسون العارفون بجودتها: «هل نستطيع؟». وفي الثالثة نسأل 15 مشتريًا محتملًا عن استعدادهم للدفع. من كل 30 مجموعة مرشّحة تبقى ثلاث أو أربع، وتعمل كل منها 12 أسبوعًا في تجربة مدفوعة.',
      'بعد ذلك يصير للبيانات سعر، ومالك له مستهدف إيرادات، ومشتركون يعترضون إذا تأخّرت، وهذا أنفع للجودة من التعاميم. يبيع بريد هديل ملف عناوينه المنقّح بمقابل عن كل استعلام، وتشترك فيه 40 جهة من شركات التوصيل والمصارف، ويتولّى البريد تحديثه. وإذا كان العائد وفرًا داخليًا وقّعته الإدارة المالية قبل إعلانه، فلا تدّعي إدارتان المبلغ نفسه.',
    ],
  },
  images: [
    {
      file: 'dots-saffron.svg',
      alt: {
        en: 'Data sets by value, a few standing far above the rest',
        ar: 'مجموعات البيانات بحسب قيمتها، وقليل منها يعلو كثيرًا على سائرها',
      },
    },
    { file: 'crop-deep.svg', alt: { en: '', ar: '' } },
  ],
  projects: [11],
  subSections: [
    {
      title: { en: 'Value and price', ar: 'القيمة والسعر' },
      text: {
        en: 'Three methods side by side: what the data cost to make, what comparable data sells for, and what the buyer gains by it. The price list states every limit, from the number of queries a day to the right of resale.',
        ar: 'ثلاث طرق في التقدير جنبًا إلى جنب، هي تكلفة إنتاج البيانات، وسعر ما يشبهها في السوق، وما يجنيه المشتري منها. وتذكر قائمة الأسعار كل حدّ، من عدد الاستعلامات في اليوم إلى حقّ إعادة البيع.',
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
