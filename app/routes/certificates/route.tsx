import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { localeOfRequest } from '#app/i18n/paths.ts'
import { type CertificatesView, certificatesView } from '#app/loaders/certificates.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { CertificateList } from './certificate-list.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return certificatesView(localeOfRequest(request))
}

export const clientLoader = loadPageData<CertificatesView>

export function meta(args: Route.MetaArgs) {
  return tablePageMeta('certificates', args, { type: 'CollectionPage' })
}

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
