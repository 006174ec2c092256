import { CertificateSheet } from '#app/brand/certificate-sheet.tsx'
import { CertificateSeals } from '#app/brand/heads/certificate-seals.tsx'
import { renderSvg } from '#app/brand/render-svg.server.ts'
import { certificates } from '#content/certificates.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'

/** The paths of the documents stay data (specification, section 2). */
export function certificatesView(locale: Locale) {
  return {
    intro: intro(locale, 'certificates'),
    drawing: renderSvg(CertificateSeals, { count: certificates.length }),
    isSample: company.isSample,
    certificates: certificates.map(({ id, title, description, source, image, columns }) => ({
      ...localize(locale, { id, title, description, source }),
      alt: image.alt[locale],
      sheet: renderSvg(CertificateSheet, { variant: image.sheet, title: title.en }),
      columns,
    })),
  }
}

export type CertificatesView = ReturnType<typeof certificatesView>
