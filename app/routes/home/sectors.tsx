import { Section } from '#app/components/section.tsx'
import { SectorWeave } from '#app/components/sector-weave.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { HomeView } from '#app/loaders/home.server.ts'
import { AllLink } from './all-link.tsx'

export function Sectors({ head, ...sectors }: HomeView['sectors']) {
  const all = <AllLink page="solutions" label="home.allSolutions" />
  return (
    <Section head={{ ...head, link: all }}>
      <SectorWeave {...sectors} to={pagePath(useLocale(), 'solutions')} />
    </Section>
  )
}
