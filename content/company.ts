/** Who the company is and how to reach it, as the header, the footer and the mailbox show it. */

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
    en: 'A steady pattern for data that has lost its own.',
    ar: 'نسق ثابت لبيانات تشتّت نسقها.',
  },
  website: 'https://www.minwal.example',
  email: 'hello@minwal.example',
  productSite: 'https://core.minwal.example',
  securityContact: { email: 'security@minwal.example', until: '2027-11-01' },
  social: [
    { key: 'x', name: 'X', url: 'https://x.example/minwal' },
    { key: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example/company/minwal' },
  ],
} as const satisfies Company
