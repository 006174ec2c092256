import { PageHead } from '#app/components/page-head.tsx'
import { tablePageMeta } from '#app/lib/page-meta.ts'
import { never } from '#app/lib/revalidation.ts'
import { intro, requestLocale } from '#app/views/intro.server.ts'
import type { Route } from './+types/route'

export function loader({ request }: Route.LoaderArgs) {
  return intro(requestLocale(request), 'milestone')
}

export const shouldRevalidate = never

export function meta({ loaderData, location }: Route.MetaArgs) {
  return tablePageMeta('milestone', loaderData, location.pathname)
}

export default function Milestone({ loaderData }: Route.ComponentProps) {
  return <PageHead {...loaderData} />
}
