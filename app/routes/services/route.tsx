import { PageHead } from '#app/components/page-head.tsx'
import { dataPath, localeOfPath } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/lib/data-file.ts'
import { tablePageMeta } from '#app/lib/page-meta.ts'
import { pageFromSearch, pageInRange } from '#app/lib/pagination.ts'
import { onNewQuery } from '#app/lib/revalidation.ts'
import { requestLocale } from '#app/views/intro.server.ts'
import { type ServicesView, type ServiceView, servicesView } from '#app/views/services.server.ts'
import type { Locale } from '#content/types.ts'
import type { Route } from './+types/route'
import { ServicePicker } from './service-picker.tsx'

export function loader({ request }: Route.LoaderArgs): ServicesView & { isSettled: boolean } {
  return { ...servicesView(requestLocale(request), 1), isSettled: false }
}

/** The page with service 1 open, and with all tiles; the document brings it along. */
const firstViews = new Map<Locale, Promise<ServicesView>>()

/** The service the query asks for; the file holds the first one, and hydration starts from it. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const first = firstViews.get(locale) ?? serverLoader()
  const view = await first
  firstViews.set(locale, first)
  const id = pageInRange(pageFromSearch(search), view.tiles.length)
  return { ...view, service: await loadService(locale, id), isSettled: true }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = onNewQuery

export function meta({ loaderData, location }: Route.MetaArgs) {
  return tablePageMeta('services', loaderData?.intro, location.pathname)
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { intro, tiles, service, isSettled } = loaderData
  return (
    <>
      <PageHead {...intro} />
      <ServicePicker
        tiles={tiles}
        service={service}
        isSettled={isSettled}
        loadService={loadService}
      />
    </>
  )
}

/** A service's description; the first one is at hand once any has been shown. */
async function loadService(locale: Locale, id: number): Promise<ServiceView> {
  const first = id === 1 ? firstViews.get(locale) : undefined
  if (first) return (await first).service
  return loadDataFile(dataPath(locale, `services/${id}`))
}
