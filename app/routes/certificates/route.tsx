import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { type CertificatesView, certificatesView } from '#app/loaders/certificates.server.ts'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { CertificateList } from './certificate-list.tsx'

export const loader = pageLoader(certificatesView)

export const clientLoader = loadPageData<CertificatesView>

export const meta = tablePageMeta('certificates', { type: 'CollectionPage' })

export default function Certificates({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...view.intro} drawing={view.drawing} turn={2} />
      <BelowHead>
        <CertificateList certificates={view.certificates} isSample={view.isSample} />
      </BelowHead>
    </>
  )
}
