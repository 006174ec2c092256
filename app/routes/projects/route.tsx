import { PageHead } from '#app/components/page-head.tsx'
import { dataPath, localeOfPath } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/lib/data-file.ts'
import { tablePageMeta } from '#app/lib/page-meta.ts'
import { pageFromSearch, pageInRange } from '#app/lib/pagination.ts'
import { onNewQuery } from '#app/lib/revalidation.ts'
import { requestLocale } from '#app/views/intro.server.ts'
import { type ProjectsView, projectsView } from '#app/views/projects.server.ts'
import type { Locale } from '#content/types.ts'
import type { Route } from './+types/route'
import { Register } from './register.tsx'

export function loader({ request }: Route.LoaderArgs): ProjectsView & { isSettled: boolean } {
  return { ...projectsView(requestLocale(request), 1), isSettled: false }
}

/** Page 1, which tells how many pages there are; the document brings it along. */
const firstPages = new Map<Locale, Promise<ProjectsView>>()

/**
 * The page the query asks for. The file holds page 1 and hydration starts from it, so the page
 * number always comes from here and never from the query during render.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const first = firstPages.get(locale) ?? serverLoader()
  const { pageCount } = (await first).list
  firstPages.set(locale, first)
  const page = pageInRange(pageFromSearch(search), pageCount)
  const view = await loadProjectsPage(locale, page)
  return { ...view, isSettled: true }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = onNewQuery

export function meta({ loaderData, location }: Route.MetaArgs) {
  return tablePageMeta('projects', loaderData?.intro, location.pathname)
}

export default function Projects({ loaderData: { intro, list, isSettled } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...intro} />
      <Register list={list} isSettled={isSettled} loadPage={loadProjectsPage} />
    </>
  )
}

/** A page of the register; the first one is at hand once any has been shown. */
function loadProjectsPage(locale: Locale, page: number): Promise<ProjectsView> {
  const first = page === 1 ? firstPages.get(locale) : undefined
  return first ?? loadDataFile(dataPath(locale, `projects/${page}`))
}
