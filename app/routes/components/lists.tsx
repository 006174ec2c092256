import { EmptyArt } from '#app/brand/empty-art.tsx'
import { LineIcon } from '#app/brand/line-icon.tsx'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { Cell, CellGrid } from '#app/components/cell-grid.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import { PictureFrame } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { SectorWeave } from '#app/components/sector-weave.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Pager } from '#app/paging/pager.tsx'
import styles from './sheet.module.css'
import type { SheetView } from './sheet.tsx'

const pages = [
  [1, 5],
  [3, 5],
  [5, 5],
  [6, 40],
] as const

/** What lists are made of, and what stands in their place. */
export function Lists({ words, home, pictures }: SheetView) {
  const { sections, heading, states } = words
  const picture = pictures[0]
  return (
    <>
      <Section head={{ kicker: heading, heading: sections.lists }}>
        <CellGrid>
          {home.services.entries.slice(0, 4).map(({ id, name, icon }) => (
            <Cell
              key={id}
              icon={<LineIcon name={icon} size="large" />}
              title={name}
              text={words.lead}
            />
          ))}
        </CellGrid>
        <SectorWeave sectors={home.sectors.sectors} more={home.sectors.more} />
      </Section>
      <Section head={{ kicker: heading, heading: sections.pager }}>
        <Breadcrumb parents={[{ label: states.rest, to: '/components' }]} current={states.link} />
        {pages.map(([page, pageCount]) => (
          <Pager
            key={`${page}-${pageCount}`}
            {...{ page, pageCount }}
            href={() => '/components'}
            onApproach={() => {}}
          />
        ))}
        <Pager page={1} pageCount={2} onSelect={() => {}} onApproach={() => {}} />
      </Section>
      <Section head={{ kicker: heading, heading: sections.pictures }}>
        <div className={styles.pictures}>
          {picture &&
            (['loading', 'arriving', 'shown', 'failed'] as const).map((state) => (
              <PictureFrame key={state} picture={picture} sizes="300px" state={state} />
            ))}
        </div>
      </Section>
      <Section head={{ kicker: heading, heading: sections.waiting }}>
        <LoadingBeads />
        <EmptyState
          text={sections.waiting}
          wayOut={<TextLink to="/components">{states.link}</TextLink>}
        >
          <EmptyArt />
        </EmptyState>
      </Section>
    </>
  )
}
