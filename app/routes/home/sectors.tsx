import { Section } from '#app/components/section.tsx'
import { SectorWeave } from '#app/components/sector-weave.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { HomeView } from '#app/loaders/home.server.ts'

export function Sectors({ head, ...sectors }: HomeView['sectors']) {
  const t = useTranslations()
  const all = <TextLink page="solutions">{t('home.allSolutions')}</TextLink>
  return (
    <Section head={{ ...head, link: all }}>
      <SectorWeave {...sectors} page="solutions" />
    </Section>
  )
}
