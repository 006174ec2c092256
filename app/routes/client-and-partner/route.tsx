import { BelowHead } from '#app/components/below-head.tsx'
import { Figure } from '#app/components/figure.tsx'
import { formsAtStart, NewsletterBand } from '#app/components/newsletter-band.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { localeOfRequest } from '#app/i18n/paths.ts'
import { messageAction } from '#app/lib/message-action.ts'
import { asksForFurtherPage } from '#app/lib/page-place.ts'
import { createPagedView } from '#app/lib/paged-view.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { onNewQuery } from '#app/platform/revalidation.ts'
import { tablePageMeta } from '#app/structured-data/table-page-meta.ts'
import { type WallView, wallView } from '#app/views/wall.server.ts'
import type { Route } from './+types/route'
import styles from './wall.module.css'
import { Wall } from './wall.tsx'

export function loader({ request }: Route.LoaderArgs): WallView & { isSettled: boolean } {
  return { ...wallView(localeOfRequest(request)), isSettled: false }
}

const pages = createPagedView({
  folder: 'clients',
  partOf: (view: WallView) => view.clients,
  countOf: (view) => view.clients.pageCount,
})

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [{ view, part }] = await Promise.all([
    pages.load({ ...args, serverLoader: () => loadPageData(args) }),
    formsAtStart(),
  ])
  return { ...view, clients: part, isSettled: true }
}
clientLoader.hydrate = asksForFurtherPage()

export const clientAction = messageAction

export const shouldRevalidate = onNewQuery

export function meta(args: Route.MetaArgs) {
  return tablePageMeta('clientAndPartner', args)
}

export default function ClientAndPartner({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...view.intro}>
        <p className={styles.figure}>
          <Figure value={view.figure} hasPlus />
        </p>
      </PageHead>
      <BelowHead>
        <Wall
          list={view.clients}
          partners={view.partners}
          isSettled={view.isSettled}
          loadPage={pages.loadPart}
        />
        <NewsletterBand {...view.newsletter} />
      </BelowHead>
    </>
  )
}
