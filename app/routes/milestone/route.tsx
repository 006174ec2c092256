import { memo } from 'react'
import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { NewsletterBand } from '#app/forms/newsletter-band.tsx'
import { localeOfRequest } from '#app/i18n/paths.ts'
import { hasSameData } from '#app/lib/has-same-data.ts'
import { keptPage } from '#app/lib/page-data.ts'
import { never } from '#app/lib/revalidation.ts'
import { tablePageMeta } from '#app/structured-data/table-page-meta.ts'
import { type MilestonesView, milestonesView } from '#app/views/milestones.server.ts'
import type { Route } from './+types/route'
import { Thread } from './thread.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return milestonesView(localeOfRequest(request))
}

export const clientLoader = keptPage<MilestonesView>

export const clientAction = messageAction

export const shouldRevalidate = never

export function meta(args: Route.MetaArgs) {
  return tablePageMeta('milestone', args)
}

export default memo(function Milestone({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...view.intro} />
      <BelowHead>
        <Thread milestones={view.milestones} />
        <NewsletterBand {...view.newsletter} />
      </BelowHead>
    </>
  )
}, hasSameData)
