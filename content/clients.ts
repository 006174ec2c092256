/**
 * The organizations on the clients wall: name, sector and mark. All of them are invented.
 *
 * Order: the wall shows them in this order, and a new client goes last. The key never changes once a
 * project or a milestone refers to it.
 */

import type { Client } from './types.ts'

export const clients = [
  {
    key: 'wadi-municipality',
    name: { en: 'Wadi Municipality', ar: 'أمانة الوادي' },
    sector: 'government',
    logo: 'M2 22H8V16H14V10H20V4H30M2 30H14V24H20V18H26V12H30',
  },
  {
    key: 'salwa-health-cluster',
    name: { en: 'Salwa Health Cluster', ar: 'تجمّع سلوى الصحي' },
    sector: 'health',
    logo: 'M3 5V28M3 22H29M29 28V15H16V22M7 11H12V17H7Z',
  },
  {
    key: 'marsa-ports',
    name: { en: 'Marsa Ports', ar: 'موانئ المرسى' },
    sector: 'private',
    logo: 'M12 2H20V10H12ZM16 10V30M4 16V22L12 30H20L28 22V16',
  },
  {
    key: 'nakhla-university',
    name: { en: 'Nakhla University', ar: 'جامعة نخلة' },
    sector: 'education',
    logo: 'M16 13V30M10 30H22M16 13H4V21M16 13H28V21M16 13L6 3M16 13L26 3',
  },
  {
    key: 'tilal-housing',
    name: { en: 'Tilal Housing', ar: 'تلال للإسكان' },
    sector: 'private',
    logo: 'M2 28H30M2 28V22H8V16H14V22M14 22V12H20V6H26V28',
  },
  {
    key: 'rimal-energy',
    name: { en: 'Rimal Energy', ar: 'رمال للطاقة' },
    sector: 'private',
    logo: 'M2 12L12 2M2 24L24 2M8 30L30 8M20 30L30 20',
  },
  {
    key: 'safa-telecom',
    name: { en: 'Safa Telecom', ar: 'صفا للاتصالات' },
    sector: 'communications',
    logo: 'M5 7V17L15 27H25ZM15 17L23 9M19 3H29V13',
  },
  {
    key: 'qalam-education-authority',
    name: { en: 'Qalam Education Authority', ar: 'هيئة قلم للتعليم' },
    sector: 'education',
    logo: 'M11 2H21V8L26 13V20L16 30L6 20V13L11 8ZM11 8H21M16 30V17',
  },
  {
    key: 'wabil-water-authority',
    name: { en: 'Wabil Water Authority', ar: 'هيئة وابل للمياه' },
    sector: 'government',
    logo: 'M4 12V4H28V12ZM8 18V24M16 18V30M24 18V24',
  },
  {
    key: 'qintar-bank',
    name: { en: 'Qintar Bank', ar: 'بنك قنطار' },
    sector: 'private',
    logo: 'M10 4H22V14H10ZM2 18H14V28H2ZM18 18H30V28H18Z',
  },
  {
    key: 'dafq-blood-services',
    name: { en: 'Dafq Blood Services', ar: 'دفق لخدمات الدم' },
    sector: 'health',
    logo: 'M16 2L26 12V24L20 30H12L6 24V12ZM11 18H21M13 24H19',
  },
  {
    key: 'sariya-broadcasting',
    name: { en: 'Sariya Broadcasting', ar: 'سارية للبثّ' },
    sector: 'communications',
    logo: 'M16 12V30M10 30H22M10 20V7H22V20M4 24V2H28V24',
  },
  {
    key: 'tawd-statistics-centre',
    name: { en: 'Tawd Statistics Centre', ar: 'مركز طود للإحصاء' },
    sector: 'government',
    logo: 'M2 30V24H8V16H13V4H19V16H24V24H30V30Z',
  },
  {
    key: 'lawh-public-library',
    name: { en: 'Lawh Public Library', ar: 'مكتبة لوح العامة' },
    sector: 'education',
    logo: 'M6 2H26V24H6ZM16 24V30M11 8H21M11 13H21M11 18H17',
  },
  {
    key: 'ghamam-airports',
    name: { en: 'Ghamam Airports', ar: 'مطارات غمام' },
    sector: 'private',
    logo: 'M4 6H28L20 14H12ZM12 14V30H20V14M16 2V6',
  },
  {
    key: 'mighzal-talent-platform',
    name: { en: 'Mighzal Talent Platform', ar: 'منصّة مغزل للكفاءات' },
    sector: 'platform',
    logo: 'M16 2V5M16 5L26 15L16 25L6 15ZM6 15H26M16 25V30M10 30H22',
  },
  {
    key: 'mirjal-industries',
    name: { en: 'Mirjal Industries', ar: 'مرجل للصناعات' },
    sector: 'private',
    logo: 'M4 11H28M7 11V23L11 27H21L25 23V11M12 27V30M20 27V30M10 2V6M16 2V6M22 2V6',
  },
  {
    key: 'sabkha-reserves-authority',
    name: { en: 'Sabkha Reserves Authority', ar: 'هيئة محميات السبخة' },
    sector: 'government',
    logo: 'M10 2H22L30 10V22L22 30H10L2 22V10ZM2 16H12L16 12V2M12 16L20 24V30M20 24H28',
  },
  {
    key: 'athl-rehabilitation-centre',
    name: { en: 'Athl Rehabilitation Centre', ar: 'مركز أثل للتأهيل' },
    sector: 'health',
    logo: 'M16 30V2M16 12L8 4M16 12L24 4M16 22L6 12M16 22L26 12',
  },
  {
    key: 'hadil-post',
    name: { en: 'Hadil Post', ar: 'بريد هديل' },
    sector: 'communications',
    logo: 'M2 28L14 16H30L18 28ZM14 16V3L27 16',
  },
  {
    key: 'kathib-resorts',
    name: { en: 'Kathib Resorts', ar: 'منتجعات كثيب' },
    sector: 'private',
    logo: 'M2 25L13 14L24 25M17 18L21 14L30 23M2 30H30M20 2H27V9H20Z',
  },
  {
    key: 'mihbara-technical-institute',
    name: { en: 'Mihbara Technical Institute', ar: 'معهد محبرة التقني' },
    sector: 'education',
    logo: 'M9 18L25 2L30 7L19 18M4 18H26V30H4Z',
  },
  {
    key: 'tamy-grain',
    name: { en: 'Tamy Grain', ar: 'طمي للحبوب' },
    sector: 'private',
    logo: 'M4 29V12L10 6L16 12V29M16 12L22 6L28 12V29M2 29H30M10 15V23M22 15V23',
  },
  {
    key: 'valmerla-ceramics',
    name: { en: 'Valmerla Ceramics', ar: 'فالميرلا للخزف' },
    sector: 'private',
    logo: 'M2 2H30V30H2ZM2 12L12 2M20 2L30 12M30 20L20 30M12 30L2 20M12 12H20V20H12Z',
  },
  {
    key: 'sidr-land-registry',
    name: { en: 'Sidr Land Registry', ar: 'سجلّ سدر العقاري' },
    sector: 'government',
    logo: 'M2 4H30V28H2ZM2 16H14M14 4V28M14 20H30M22 20V28',
  },
  {
    key: 'mikyal-procurement-platform',
    name: { en: 'Mikyal Procurement Platform', ar: 'منصّة مكيال للمشتريات' },
    sector: 'platform',
    logo: 'M2 5H30M6 5V29H26V5M6 13H15M6 21H15',
  },
  {
    key: 'hanzal-poison-centre',
    name: { en: 'Hanzal Poison Information Centre', ar: 'مركز حنظل لمعلومات السموم' },
    sector: 'health',
    logo: 'M11 8H21L29 16V22L21 30H11L3 22V16ZM16 8V2H24M11 8V30M21 8V30',
  },
  {
    key: 'tarjee-fibre-networks',
    name: { en: 'Tarjee Fibre Networks', ar: 'ترجيع لشبكات الألياف' },
    sector: 'communications',
    logo: 'M2 26H6V30M2 18H14V30M2 10H22V30M2 2H30V30',
  },
  {
    key: 'mistara-schools',
    name: { en: 'Mistara Schools', ar: 'مدارس مسطرة' },
    sector: 'education',
    logo: 'M3 4V29H28ZM9 18V23H14Z',
  },
  {
    key: 'shuhub-weather-centre',
    name: { en: 'Shuhub Weather Centre', ar: 'مركز شهب للأرصاد' },
    sector: 'government',
    logo: 'M10 15L17 22L10 29L3 22ZM16 16L29 3M11 8L17 2M24 21L30 15',
  },
  {
    key: 'hawdaj-transport-platform',
    name: { en: 'Hawdaj Transport Platform', ar: 'منصّة هودج للنقل' },
    sector: 'platform',
    logo: 'M10 3H22L28 9H4ZM7 9V19M25 9V19M2 19H30M6 24H12V30H6ZM20 24H26V30H20Z',
  },
  {
    key: 'kafur-medical-supply',
    name: { en: 'Kafur Medical Supply', ar: 'كافور للإمداد الطبي' },
    sector: 'health',
    logo: 'M10 2L30 22L22 30L2 10ZM20 12L12 20M25 2L29 6L25 10L21 6Z',
  },
  {
    key: 'jaras-news-agency',
    name: { en: 'Jaras News Agency', ar: 'وكالة جرس للأنباء' },
    sector: 'communications',
    logo: 'M8 24V11L13 6H19L24 11V24M2 24H30M16 2V6M13 24V30H19V24',
  },
  {
    key: 'mijdaf-booking-platform',
    name: { en: 'Mijdaf Booking Platform', ar: 'منصّة مجداف للحجوزات' },
    sector: 'platform',
    logo: 'M3 29L21 11M18 8L24 2L30 8L24 14ZM29 29L11 11M14 8L8 2L2 8L8 14Z',
  },
] as const satisfies readonly Client[]

export type ClientKey = (typeof clients)[number]['key']
