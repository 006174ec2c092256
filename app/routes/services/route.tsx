import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { localeOfRequest } from '#app/i18n/paths.ts'
import { asksForFurtherPage } from '#app/lib/page-place.ts'
import { createPagedView } from '#app/lib/paged-view.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { onNewQuery } from '#app/platform/revalidation.ts'
import { serviceList } from '#app/structured-data/service-list.ts'
import { tablePageMeta } from '#app/structured-data/table-page-meta.ts'
import { type ServicesView, servicesView } from '#app/views/services.server.ts'
import type { Route } from './+types/route'
import { ServicePicker } from './service-picker.tsx'

export function loader({ request }: Route.LoaderArgs): ServicesView & { isSettled: boolean } {
  return { ...servicesView(localeOfRequest(request)), isSettled: false }
}

const pages = createPagedView({
  folder: 'services',
  partOf: (view: ServicesView) => view.service,
  countOf: (view) => view.tiles.length,
})

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { view, part } = await pages.load({ ...args, serverLoader: () => loadPageData(args) })
  return { ...view, service: part, isSettled: true }
}
clientLoader.hydrate = asksForFurtherPage()

export const shouldRevalidate = onNewQuery

export function meta(args: Route.MetaArgs) {
  return tablePageMeta('services', args, {
    type: 'CollectionPage',
    mainEntity: ({ tiles }, url) => serviceList(tiles, url),
  })
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { intro, tiles, service, isSettled } = loaderData
  return (
    <>
      <PageHead {...intro} />
      <BelowHead>
        <ServicePicker
          tiles={tiles}
          service={service}
          isSettled={isSettled}
          loadService={pages.loadPart}
        />
      </BelowHead>
    </>
  )
}
