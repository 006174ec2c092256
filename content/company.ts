/** Who the company is and how to reach it, as the header, the menu, the footer and the mailbox show it. */

import type { Company } from './types.ts'

export const company = {
  isSample: true,
  sampleNotice: {
    en: 'Minwal is a fictional company; everything on this site is sample content.',
    ar: 'منوال شركة من نسج الخيال، وكل ما في هذا الموقع محتوى توضيحي.',
  },
  name: { en: 'Minwal', ar: 'منوال' },
  legalLine: { en: 'Minwal. All rights reserved.', ar: 'منوال. جميع الحقوق محفوظة.' },
  tagline: {
    en: 'Scattered data, brought together.',
    ar: 'نجمع ما تفرّق من البيانات.',
  },
  website: 'https://www.minwal.example',
  email: 'hello@minwal.example',
  phone: '+966 11 000 0000',
  whatsapp: '+966 50 000 0000',
  productSite: 'https://core.minwal.example',
  securityContact: { email: 'security@minwal.example', until: '2027-11-01' },
  social: [
    { key: 'x', name: 'X', url: 'https://x.example/minwal' },
    { key: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example/company/minwal' },
  ],
  registrations: [
    {
      en: 'Commercial registration 1010000000, Riyadh',
      ar: 'السجلّ التجاري 1010000000، الرياض',
    },
    { en: 'VAT number 300000000000003', ar: 'الرقم الضريبي 300000000000003' },
  ],
} as const satisfies Company
