import { CertificateSheet } from '#app/art/certificate-sheet.tsx'
import { CertificateSeals } from '#app/art/heads/certificate-seals.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import type { RenderedSvg } from '#app/brand/svg.tsx'
import { formatContentDate } from '#app/i18n/format-date.ts'
import { certificates } from '#content/certificates.ts'
import { company } from '#content/company.ts'
import type { Certificate, Locale } from '#content/types.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { decorativeView, type PictureView } from './pictures.server.ts'

/** `PdfUrl` is sent to no page: nothing links to the documents yet (specification, section 2). */
export function certificatesView(locale: Locale) {
  return {
    intro: intro(locale, 'certificates'),
    drawing: renderSvg(CertificateSeals, { count: certificates.length }),
    isSample: company.isSample,
    certificates: certificates.map(
      ({ id, title, description, source, image, columns, ...paper }: Certificate) => ({
        ...localize(locale, { id, title, description, source }),
        number: paper.number,
        validUntil: formatContentDate(locale, paper.validUntil).label,
        alt: image.alt[locale],
        ...paperView(image, title.en),
        columns,
      }),
    ),
  }
}

export type CertificatesView = ReturnType<typeof certificatesView>

/** One of the two. */
export type Paper = Readonly<{ sheet?: RenderedSvg | undefined; scan?: PictureView | undefined }>

function paperView(image: Certificate['image'], title: string): Paper {
  if ('file' in image) return { scan: decorativeView(image) }
  return { sheet: renderSvg(CertificateSheet, { variant: image.sheet, title }) }
}
