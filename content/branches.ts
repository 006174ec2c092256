/** The six offices, head office first. Buildings and phone numbers are invented; each point is on its street. */

import type { Branch } from './types.ts'

export const branches = [
  {
    id: 1,
    city: { en: 'Riyadh', ar: 'الرياض' },
    country: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
    role: { en: 'Head office', ar: 'المكتب الرئيسي' },
    address: {
      en: 'Olaya Street, North Tower, floor 12',
      ar: 'شارع العليا، برج الشمال، الطابق 12',
    },
    phone: '+966 11 000 0000',
    latitude: 24.6946,
    longitude: 46.6839,
    timeZone: 'Asia/Riyadh',
  },
  {
    id: 2,
    city: { en: 'Cairo', ar: 'القاهرة' },
    country: { en: 'Egypt', ar: 'مصر' },
    role: { en: '', ar: '' },
    address: {
      en: '26th of July Street, Zamalek, Nile Court, building 4',
      ar: 'شارع 26 يوليو في الزمالك، ساحة النيل، مبنى 4',
    },
    phone: '+20 2 0000 0000',
    latitude: 30.0619,
    longitude: 31.2202,
    timeZone: 'Africa/Cairo',
  },
  {
    id: 3,
    city: { en: 'Dubai', ar: 'دبي' },
    country: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
    role: { en: 'Business software', ar: 'برمجيات الأعمال' },
    address: {
      en: 'Baniyas Road, Creek Gate, office 902',
      ar: 'شارع بني ياس، بوابة الخور، مكتب 902',
    },
    phone: '+971 4 000 0000',
    latitude: 25.2632,
    longitude: 55.3084,
    timeZone: 'Asia/Dubai',
  },
  {
    id: 4,
    city: { en: 'Dubai', ar: 'دبي' },
    country: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
    role: { en: 'Consulting', ar: 'الاستشارات' },
    address: {
      en: 'Al Marsa Street, Marina Square, office 31',
      ar: 'شارع المرسى، ميدان المارينا، مكتب 31',
    },
    phone: '+971 4 000 0001',
    latitude: 25.0779,
    longitude: 55.1394,
    timeZone: 'Asia/Dubai',
  },
  {
    id: 5,
    city: { en: 'Manama', ar: 'المنامة' },
    country: { en: 'Bahrain', ar: 'البحرين' },
    role: { en: '', ar: '' },
    address: {
      en: 'Government Avenue, Pearl House, floor 6',
      ar: 'شارع الحكومة، بيت اللؤلؤ، الطابق 6',
    },
    phone: '+973 0000 0000',
    latitude: 26.2347,
    longitude: 50.5772,
    timeZone: 'Asia/Bahrain',
  },
  {
    id: 6,
    city: { en: 'Rome', ar: 'روما' },
    country: { en: 'Italy', ar: 'إيطاليا' },
    role: { en: '', ar: '' },
    address: { en: 'Via Ostiense – Casa Telaio', ar: 'Via Ostiense – Casa Telaio' },
    phone: '+39 06 000 0000',
    latitude: 41.8697,
    longitude: 12.4796,
    timeZone: 'Europe/Rome',
  },
] as const satisfies readonly Branch[]
