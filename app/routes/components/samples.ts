/** What the component page says; everything else on it is the site's own content. */
export const samples = {
  heading: { en: 'Components and states', ar: 'المكوّنات وحالاتها' },
  lead: {
    en: 'Every part the pages are built of, in every state it can be in.',
    ar: 'كل جزء تُبنى منه الصفحات، في كل حالة يكون عليها.',
  },
  sections: {
    colour: { en: 'Colour', ar: 'الألوان' },
    type: { en: 'Type', ar: 'الخطوط' },
    buttons: { en: 'Buttons and links', ar: 'الأزرار والروابط' },
    fields: { en: 'Fields and messages', ar: 'الحقول والرسائل' },
    brand: { en: 'Letters, drawings, sheets', ar: 'الحروف والرسوم والشهادات' },
    icons: { en: 'Icons and marks', ar: 'الأيقونات والشعارات' },
    lists: { en: 'Cells and sectors', ar: 'الخلايا والقطاعات' },
    pager: { en: 'Pager and breadcrumb', ar: 'ترقيم الصفحات ومسار التصفّح' },
    tabs: { en: 'Tabs, accordion, dialog', ar: 'الألسنة والأسئلة والنافذة' },
    pictures: {
      en: 'Pictures: waiting, arriving, shown, failed',
      ar: 'الصور: انتظار ووصول وعرض وتعذّر',
    },
    waiting: { en: 'Loading and empty', ar: 'التحميل والفراغ' },
    posts: { en: 'Cards and carousel', ar: 'البطاقات والشريط' },
  },
  states: {
    rest: { en: 'Default', ar: 'العادية' },
    hover: { en: 'Hover', ar: 'عند التمرير' },
    focus: { en: 'Focus', ar: 'عند التركيز' },
    sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
    disabled: { en: 'Disabled', ar: 'معطّلة' },
    invalid: { en: 'Invalid', ar: 'غير صحيحة' },
    link: { en: 'A link', ar: 'رابط' },
    external: { en: 'Another site', ar: 'موقع آخر' },
    open: { en: 'Open the dialog', ar: 'افتح النافذة' },
  },
  field: { label: { en: 'Name', ar: 'الاسم' }, value: { en: 'Layla Haddad', ar: 'ليلى حدّاد' } },
  problem: { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
  paragraph: {
    en: 'Body text stands at 17 px and runs to 66 characters a line, in ink of the second strength; the caption below it is smaller and quieter.',
    ar: 'يُكتب المتن بحجم 17 بكسل، ولا يتجاوز السطر 66 حرفًا، بحبر من الدرجة الثانية؛ وما تحته أصغر منه وأخفت.',
  },
} as const
