/**
 * The technology partners: product name, what we use it for, and mark. All of them are invented.
 *
 * Order: both lists show in this order, and a new partner goes last. Names stay in Latin script in
 * both languages.
 */

import type { Partner } from './types.ts'

/** The six of the home page's carousel. They are not repeated in the list below. */
export const carouselLogos = [
  {
    key: 'lumenfind',
    name: 'Lumenfind',
    use: { en: 'Search and cloud', ar: 'البحث والسحابة' },
    logo: 'M2 16V2H30V30H16M9 16H16V23',
  },
  {
    key: 'paneworks',
    name: 'Paneworks',
    use: { en: 'Office software', ar: 'البرمجيات المكتبية' },
    logo: 'M2 2H14V30H2ZM20 2H30V12H20ZM20 18H30V30H20Z',
  },
  {
    key: 'meetara',
    name: 'Meetara',
    use: { en: 'Video meetings', ar: 'الاجتماعات المرئية' },
    logo: 'M3 4L15 16L3 28ZM29 4L17 16L29 28Z',
  },
  {
    key: 'barwise-bi',
    name: 'Barwise BI',
    use: { en: 'Dashboards', ar: 'لوحات المتابعة' },
    logo: 'M3 2V30M3 7H29M3 16H19M3 25H25',
  },
  {
    key: 'gridlake',
    name: 'Gridlake',
    use: { en: 'Data warehouse', ar: 'مستودع البيانات' },
    logo: 'M3 11V3H29V11M12 3V11M20 3V11M2 22L9 15L16 22L23 15L30 22M2 30L9 23L16 30L23 23L30 30',
  },
  {
    key: 'oakbase-db',
    name: 'Oakbase DB',
    use: { en: 'Databases', ar: 'قواعد البيانات' },
    logo: 'M11 2H21L27 8V14L21 20H11L5 14V8ZM5 11H27M16 20V30M9 30H23',
  },
] as const satisfies readonly Partner[]

/** The others, for the wall. */
export const partners = [
  {
    key: 'quernstack',
    name: 'Quernstack',
    use: { en: 'Data pipelines', ar: 'مسارات البيانات' },
    logo: 'M6 2H26V10H6ZM2 14H30V22H2ZM10 22V30H22V22',
  },
  {
    key: 'tesselay',
    name: 'Tesselay',
    use: { en: 'Interface components', ar: 'مكوّنات الواجهات' },
    logo: 'M2 2H13V13H2ZM19 19H30V30H19ZM13 2L30 19M2 13L19 30',
  },
  {
    key: 'vellumark',
    name: 'Vellumark',
    use: { en: 'Records archive', ar: 'أرشفة الوثائق' },
    logo: 'M6 2H26V30L16 20L6 30ZM11 10H21',
  },
  {
    key: 'ostrakey-id',
    name: 'Ostrakey ID',
    use: { en: 'Sign-in', ar: 'تسجيل الدخول' },
    logo: 'M2 9H14V23H2ZM14 16H30V23M23 16V21',
  },
  {
    key: 'hathermill',
    name: 'Hathermill',
    use: { en: 'Data quality', ar: 'جودة البيانات' },
    logo: 'M4 3H28L20 11V17H12V11ZM8 23H24V29H8Z',
  },
  {
    key: 'ledgerwick',
    name: 'Ledgerwick',
    use: { en: 'Accounting', ar: 'المحاسبة' },
    logo: 'M7 15H25V30H7ZM7 22H25M16 15V10M16 2L20 6L16 10L12 6Z',
  },
  {
    key: 'ferrowen',
    name: 'Ferrowen',
    use: { en: 'Integration', ar: 'تكامل الأنظمة' },
    logo: 'M20 4H4V18H16V12M12 28H28V14H16V20',
  },
  {
    key: 'sondrake',
    name: 'Sondrake',
    use: { en: 'Sensors', ar: 'الحسّاسات' },
    logo: 'M8 2V16L12 20H20L24 16V2M16 20V30',
  },
  {
    key: 'calderform',
    name: 'Calderform',
    use: { en: 'Online forms', ar: 'النماذج الإلكترونية' },
    logo: 'M2 2H11V21H21V2H30V30H2Z',
  },
  {
    key: 'cartolund-gis',
    name: 'Cartolund GIS',
    use: { en: 'Maps', ar: 'الخرائط' },
    logo: 'M2 9L9 2L16 9L23 2L30 9V30L23 23L16 30L9 23L2 30ZM9 2V23M16 9V30M23 2V23',
  },
  {
    key: 'queuelark',
    name: 'Queuelark',
    use: { en: 'Event queues', ar: 'قوائم الأحداث' },
    logo: 'M2 2H14L28 16L14 30H2L16 16Z',
  },
  {
    key: 'brackenvault',
    name: 'Brackenvault',
    use: { en: 'Backups', ar: 'النسخ الاحتياطي' },
    logo: 'M4 30V12L14 2H18L28 12V30ZM16 30V10M16 24L9 17M16 24L23 17',
  },
  {
    key: 'sigilworth',
    name: 'Sigilworth',
    use: { en: 'E-signatures', ar: 'التوقيع الإلكتروني' },
    logo: 'M12 2H20L26 8V14L20 20H12L6 14V8ZM10 20V30L16 24L22 30V20',
  },
  {
    key: 'rotelloom-rpa',
    name: 'Rotelloom RPA',
    use: { en: 'Software robots', ar: 'الروبوتات البرمجية' },
    logo: 'M2 10H6M14 10H30M2 22H18M26 22H30M10 2V18M10 26V30M22 2V6M22 14V30',
  },
  {
    key: 'augurell',
    name: 'Augurell',
    use: { en: 'Machine learning', ar: 'تعلّم الآلة' },
    logo: 'M2 16L10 8H22L30 16L22 24H10ZM16 12L20 16L16 20L12 16Z',
  },
  {
    key: 'plinthora',
    name: 'Plinthora',
    use: { en: 'Data centres', ar: 'مراكز البيانات' },
    logo: 'M6 2H26V8H6ZM2 24H30V30H2ZM11 8V24M21 8V24',
  },
  {
    key: 'glyphmoor-ocr',
    name: 'Glyphmoor OCR',
    use: { en: 'Text recognition', ar: 'التعرّف على النصّ' },
    logo: 'M2 10V2H10M22 2H30V10M30 22V30H22M10 30H2V22M10 22V10H22V22M10 17H22',
  },
  {
    key: 'dunlattice-cloud',
    name: 'Dunlattice Cloud',
    use: { en: 'Cloud in your country', ar: 'سحابة داخل بلدكم' },
    logo: 'M9 2L30 23M2 9L23 30M23 2L2 23M30 9L9 30',
  },
] as const satisfies readonly Partner[]
