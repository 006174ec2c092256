import { BelowHead } from '#app/components/below-head.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { InquiryForm } from '#app/forms/page-forms.ts'
import { type FaqsView, faqsView } from '#app/loaders/faqs.server.ts'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { faqEntities } from '#app/seo/faq.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { Accordion } from './accordion.tsx'
import styles from './route.module.css'

export const loader = pageLoader(faqsView)

export const clientLoader = loadPageData<FaqsView>

export const clientAction = messageAction

export const meta = tablePageMeta<FaqsView>('faqs', {
  type: 'FAQPage',
  mainEntity: import.meta.env.SSR ? ({ questions }) => faqEntities(questions) : undefined,
})

export default function Faqs({ loaderData: view }: Route.ComponentProps) {
  const { intro, drawing, questions, email } = view
  return (
    <div className={styles.page}>
      <PageHead {...intro} drawing={drawing} turn={5} />
      <BelowHead>
        <div className={styles.columns} data-wrap="">
          <Accordion questions={questions} />
          <div className={styles.inquiry} data-screen="">
            <InquiryForm email={email} />
          </div>
        </div>
      </BelowHead>
    </div>
  )
}
