import { BelowHead } from '#app/components/below-head.tsx'
import { formsAtStart, NewsletterBand } from '#app/components/newsletter-band.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { localeOfRequest } from '#app/i18n/paths.ts'
import { messageAction } from '#app/lib/message-action.ts'
import { asksForFurtherPage } from '#app/lib/page-place.ts'
import { createPagedView } from '#app/lib/paged-view.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { onNewQuery } from '#app/platform/revalidation.ts'
import { projectItems } from '#app/structured-data/project-list.ts'
import { tablePageMeta } from '#app/structured-data/table-page-meta.ts'
import { type ProjectsView, projectsView } from '#app/views/projects.server.ts'
import type { Route } from './+types/route'
import { Register } from './register.tsx'
import { YearFigure } from './year-figure.tsx'

export function loader({ request }: Route.LoaderArgs): ProjectsView & { isSettled: boolean } {
  return { ...projectsView(localeOfRequest(request)), isSettled: false }
}

const pages = createPagedView({
  folder: 'projects',
  partOf: (view: ProjectsView) => view.list,
  countOf: (view) => view.list.pageCount,
})

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [{ view, part }] = await Promise.all([
    pages.load({ ...args, serverLoader: () => loadPageData(args) }),
    formsAtStart(),
  ])
  return { ...view, list: part, isSettled: true }
}
clientLoader.hydrate = asksForFurtherPage()

export const clientAction = messageAction

export const shouldRevalidate = onNewQuery

export function meta(args: Route.MetaArgs) {
  return tablePageMeta('projects', args, {
    type: 'CollectionPage',
    mainEntity: ({ list }, url) => projectItems(list, url),
  })
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { intro, years, perBead, plotSize, yearsCaption, list, isSettled } = loaderData
  return (
    <>
      <PageHead {...intro}>
        <YearFigure years={years} perBead={perBead} plotSize={plotSize} caption={yearsCaption} />
      </PageHead>
      <BelowHead>
        <Register list={list} isSettled={isSettled} loadPage={pages.loadPart} />
        <NewsletterBand {...loaderData.newsletter} />
      </BelowHead>
    </>
  )
}
