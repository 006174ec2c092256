import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { NewsletterBand } from '#app/forms/page-forms.ts'
import { type MilestonesView, milestonesView } from '#app/loaders/milestones.server.ts'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { Timeline } from './timeline.tsx'

export const loader = pageLoader(milestonesView)

export const clientLoader = loadPageData<MilestonesView>

export const clientAction = messageAction

export const meta = tablePageMeta('milestone')

export default function Milestone({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...view.intro} drawing={view.drawing} turn={3} />
      <BelowHead>
        <Timeline milestones={view.milestones} />
        <NewsletterBand {...view.newsletter} />
      </BelowHead>
    </>
  )
}
