import { PageHead } from '#app/components/page-head.tsx'
import { tablePageMeta } from '#app/lib/page-meta.ts'
import { never } from '#app/lib/revalidation.ts'
import { requestLocale } from '#app/views/intro.server.ts'
import { servicesView } from '#app/views/services.server.ts'
import type { Route } from './+types/route'
import { ServiceList } from './service-list.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return servicesView(requestLocale(request))
}

export const shouldRevalidate = never

export function meta({ loaderData, location }: Route.MetaArgs) {
  return tablePageMeta('services', loaderData?.intro, location.pathname)
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...loaderData.intro} />
      <ServiceList services={loaderData.services} />
    </>
  )
}
