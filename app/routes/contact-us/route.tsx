import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { ContactForm, NewsletterBand } from '#app/forms/page-forms.ts'
import { type ContactView, contactView } from '#app/loaders/contact.server.ts'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { Afterwards } from './afterwards.tsx'
import { Branches } from './branches.tsx'
import { Mailbox } from './mailbox.tsx'
import { OfficeMap } from './office-map.tsx'
import { Privacy } from './privacy.tsx'
import styles from './route.module.css'

export const loader = pageLoader(contactView)

export const clientLoader = loadPageData<ContactView>

export const clientAction = messageAction

export const meta = tablePageMeta('contactUs', { type: 'ContactPage' })

export default function ContactUs({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...view.intro} sideLayout="panel" turn={5}>
        <Mailbox {...view} />
      </PageHead>
      <BelowHead>
        <section className={styles.section} data-wrap="" data-grid="2">
          <ContactForm email={view.email} />
          <OfficeMap office={view.headOffice} drawing={view.mapDrawing} />
        </section>
        <Afterwards {...view.afterwards} />
        <Branches branches={view.branches} hours={view.hours} />
        <Privacy {...view.privacy} />
        <NewsletterBand {...view.newsletter} />
      </BelowHead>
    </>
  )
}
