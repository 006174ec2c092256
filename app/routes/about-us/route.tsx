import { PageHead } from '#app/components/page-head.tsx'
import { intro, requestLocale } from '#app/content.server.ts'
import { localeOfPath, pagePath } from '#app/i18n/paths.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { never } from '#app/lib/revalidation.ts'
import type { Route } from './+types/route'

export function loader({ request }: Route.LoaderArgs) {
  return intro(requestLocale(request), 'aboutUs')
}

export const shouldRevalidate = never

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const locale = localeOfPath(location.pathname)
  return pageMeta({ ...loaderData, locale, path: (target) => pagePath(target, 'aboutUs') })
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <PageHead {...loaderData} />
}
