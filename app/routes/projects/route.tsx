import { NewsletterBand } from '#app/components/newsletter-band.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { dataPath, localeOfPath } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/lib/data-file.ts'
import { messageAction } from '#app/lib/message-action.ts'
import { tablePageMeta } from '#app/lib/page-meta.ts'
import { pageFromSearch, pageInRange } from '#app/lib/pagination.ts'
import { onNewQuery } from '#app/lib/revalidation.ts'
import { requestLocale } from '#app/views/intro.server.ts'
import { type ProjectList, type ProjectsView, projectsView } from '#app/views/projects.server.ts'
import type { Locale } from '#content/types.ts'
import type { Route } from './+types/route'
import { Register } from './register.tsx'
import { YearFigure } from './year-figure.tsx'

export function loader({ request }: Route.LoaderArgs): ProjectsView & { isSettled: boolean } {
  return { ...projectsView(requestLocale(request)), isSettled: false }
}

/** The page with page 1 of the register, which tells how many there are; the document brings it. */
const firstViews = new Map<Locale, Promise<ProjectsView>>()

/**
 * The page the query asks for. The file holds page 1 and hydration starts from it, so the page
 * number always comes from here and never from the query during render.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const first = firstViews.get(locale) ?? serverLoader()
  const view = await first
  firstViews.set(locale, first)
  const page = pageInRange(pageFromSearch(search), view.list.pageCount)
  return { ...view, list: await loadPage(locale, page), isSettled: true }
}
clientLoader.hydrate = true as const

export const clientAction = messageAction

export const shouldRevalidate = onNewQuery

export function meta({ loaderData, location }: Route.MetaArgs) {
  return tablePageMeta('projects', loaderData?.intro, location.pathname)
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { intro, years, list, isSettled } = loaderData
  return (
    <>
      <PageHead {...intro}>
        <YearFigure years={years} total={list.total} />
      </PageHead>
      <Register list={list} isSettled={isSettled} loadPage={loadPage} />
      <NewsletterBand {...loaderData.newsletter} />
    </>
  )
}

/** A page of the register; the first one is at hand once any has been shown. */
async function loadPage(locale: Locale, page: number): Promise<ProjectList> {
  const first = page === 1 ? firstViews.get(locale) : undefined
  if (first) return (await first).list
  return loadDataFile(dataPath(locale, `projects/${page}`))
}
