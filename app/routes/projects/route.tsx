import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { NewsletterBand } from '#app/forms/page-forms.ts'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { type ProjectsView, projectsView } from '#app/loaders/projects.server.ts'
import { createPagedRoute, onNewPage, usePagedRoute } from '#app/paging/paged-route.ts'
import { projectItems } from '#app/seo/project-list.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { ProjectList } from './project-list.tsx'
import { YearFigure } from './year-figure.tsx'

export const loader = pageLoader(projectsView)

const paged = createPagedRoute<ProjectsView>('projects')

export const clientLoader = paged.clientLoader

export const clientAction = messageAction

export const shouldRevalidate = onNewPage

export const meta = tablePageMeta<ProjectsView>('projects', {
  type: 'CollectionPage',
  mainEntity: import.meta.env.SSR ? ({ list }, url) => projectItems(list, url) : undefined,
})

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { intro, list } = loaderData
  const paging = usePagedRoute(paged, loaderData, intro.title)
  return (
    <>
      <PageHead {...intro} turn={6}>
        <YearFigure {...loaderData} prefetch={paging.prefetch} />
      </PageHead>
      <BelowHead>
        <ProjectList list={list} {...paging} />
        <NewsletterBand {...loaderData.newsletter} />
      </BelowHead>
    </>
  )
}
