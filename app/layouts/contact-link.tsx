import { ButtonLink } from '#app/components/button.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { useIsCurrent } from './use-is-current.ts'

type ContactLinkProps = Readonly<{
  label: string
  place: 'header' | 'menu'
  onClick?: () => void
}>

export function ContactLink({ label, place, onClick }: ContactLinkProps) {
  return (
    <ButtonLink
      to={pagePath(useLocale(), 'contactUs')}
      {...(place === 'header' ? { size: 'small', icon: 'none' } : { tone: 'accent' })}
      aria-current={useIsCurrent('contactUs') ? 'page' : undefined}
      {...(onClick && { onClick })}
    >
      {label}
    </ButtonLink>
  )
}
