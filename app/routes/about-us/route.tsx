import { BelowHead } from '#app/components/below-head.tsx'
import { NumbersBand } from '#app/components/numbers-band.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { messageAction } from '#app/forms/message-action.ts'
import { NewsletterBand } from '#app/forms/page-forms.ts'
import { type AboutView, aboutView } from '#app/loaders/about.server.ts'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { Introduction } from './introduction.tsx'
import { Purpose } from './purpose.tsx'
import { Story } from './story.tsx'
import { WhyUs } from './why-us.tsx'

export const loader = pageLoader(aboutView)

export const clientLoader = loadPageData<AboutView>

export const clientAction = messageAction

export const meta = tablePageMeta('aboutUs', { type: 'AboutPage' })

export default function AboutUs({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...view.intro} drawing={view.drawing} />
      <BelowHead>
        <Introduction paragraphs={view.paragraphs} />
        <WhyUs {...view.whyUs} />
        <NumbersBand {...view.numbers} />
        <Purpose {...view.purpose} />
        <Story {...view.story} />
        <NewsletterBand {...view.newsletter} />
      </BelowHead>
    </>
  )
}
