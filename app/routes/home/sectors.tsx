import { FormattedMessage } from 'react-intl'
import { Section } from '#app/components/section.tsx'
import { SectorWeave } from '#app/components/sector-weave.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { HomeView } from '#app/loaders/home.server.ts'

export function Sectors({ head, ...sectors }: HomeView['sectors']) {
  const solutions = pagePath(useLocale(), 'solutions')
  const all = (
    <TextLink to={solutions}>
      <FormattedMessage id="home.allSolutions" />
    </TextLink>
  )
  return (
    <Section head={{ ...head, link: all }}>
      <SectorWeave {...sectors} to={solutions} />
    </Section>
  )
}
