import { Outlet } from 'react-router'
import messages from '#app/i18n/messages/ar.ts'
import { dataPath } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import { never } from '#app/platform/revalidation.ts'
import sheet from '#app/styles/ar.css?url'
import { type Site, site } from '#app/views/site.server.ts'
import type { Route } from './+types/ar'
import { ErrorPage } from './error-page.tsx'
import { SiteLayout } from './site-layout.tsx'

export function loader() {
  return site('ar')
}

/** Only the fallback file asks: every page brings the frame's words with it. */
export function clientLoader() {
  return loadDataFile<Site>(dataPath('ar', 'site'))
}

export const shouldRevalidate = never

export function links() {
  return [{ rel: 'stylesheet', href: sheet }]
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout locale="ar" messages={messages} site={loaderData}>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout locale="ar" messages={messages} site={loaderData}>
      <ErrorPage error={error} />
    </SiteLayout>
  )
}
