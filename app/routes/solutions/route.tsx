import { BelowHead } from '#app/components/below-head.tsx'
import { NumbersBand } from '#app/components/numbers-band.tsx'
import { PageHead } from '#app/components/page-head.tsx'
import { Section } from '#app/components/section.tsx'
import { SectorWeave } from '#app/components/sector-weave.tsx'
import { pageLoader } from '#app/loaders/page-loader.server.ts'
import { type SolutionsView, solutionsView } from '#app/loaders/solutions.server.ts'
import { loadPageData } from '#app/platform/data-file.ts'
import { tablePageMeta } from '#app/seo/table-page-meta.ts'
import type { Route } from './+types/route'
import { CellGrid } from './cell-grid.tsx'
import { ReachUs } from './reach-us.tsx'

export const loader = pageLoader(solutionsView)

export const clientLoader = loadPageData<SolutionsView>

export const meta = tablePageMeta('solutions')

export default function Solutions({ loaderData: view }: Route.ComponentProps) {
  const { provide, sectors } = view
  return (
    <>
      <PageHead {...view.intro} drawing={view.drawing} turn={1} />
      <BelowHead>
        <Section head={provide.head}>
          <CellGrid cards={provide.cards} />
        </Section>
        <Section head={sectors.head}>
          <SectorWeave sectors={sectors.sectors} more={sectors.more} />
        </Section>
        <NumbersBand {...view.numbers} />
        <ReachUs {...view.reachUs} />
      </BelowHead>
    </>
  )
}
