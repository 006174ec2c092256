import { BelowHead } from '#app/components/below-head.tsx'
import { Figure } from '#app/components/figure.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { NewsletterBand } from '#app/forms/page-forms.ts'
import { type ClientGridView, clientGridView } from '#app/loaders/client-grid.server.ts'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import styles from './client-grid.module.css'
import { ClientGrid } from './client-grid.tsx'

export const loader = pageLoader(clientGridView)

export const clientLoader = loadPageData<ClientGridView>

export const clientAction = messageAction

export const meta = tablePageMeta('clientAndPartner')

export default function ClientAndPartner({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...view.intro} drawing={view.drawing} turn={4}>
        {view.figure && (
          <>
            <div className={styles.figure}>
              <Figure value={view.figure.value} hasPlus /> <p>{view.figure.label}</p>
            </div>
            <p className={styles.source} data-text="small">
              {view.figure.source}
            </p>
          </>
        )}
      </PageHead>
      <BelowHead>
        <ClientGrid clients={view.clients} partners={view.partners} />
        <NewsletterBand {...view.newsletter} />
      </BelowHead>
    </>
  )
}
