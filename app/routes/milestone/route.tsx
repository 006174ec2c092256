import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { NewsletterBand } from '#app/forms/page-forms.ts'
import { localeOfRequest } from '#app/i18n/paths.ts'
import { type MilestonesView, milestonesView } from '#app/loaders/milestones.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { Timeline } from './timeline.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return milestonesView(localeOfRequest(request))
}

export const clientLoader = loadPageData<MilestonesView>

export const clientAction = messageAction

export function meta(args: Route.MetaArgs) {
  return tablePageMeta('milestone', args)
}

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
