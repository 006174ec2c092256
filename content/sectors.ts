/** What the sectors of clients and milestones are called. */

import type { Localized, SectorKey } from './types.ts'

export const sectorNames = {
  government: { en: 'Government', ar: 'القطاع الحكومي' },
  private: { en: 'Private sector', ar: 'القطاع الخاصّ' },
  health: { en: 'Health', ar: 'الصحة' },
  education: { en: 'Education', ar: 'التعليم' },
  communications: { en: 'Communications', ar: 'الاتصالات' },
  platform: { en: 'Platform', ar: 'المنصّات' },
} as const satisfies Readonly<Record<SectorKey, Localized>>
