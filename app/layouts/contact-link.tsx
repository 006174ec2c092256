import { ButtonLink } from '#app/components/button.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { useIsCurrent } from './use-is-current.ts'

type ContactLinkProps = Readonly<{ label: string; place: 'header' | 'menu' }>

export function ContactLink({ label, place }: ContactLinkProps) {
  return (
    <ButtonLink
      to={pagePath(useLocale(), 'contactUs')}
      {...(place === 'header' ? { size: 'small', icon: 'none' } : { tone: 'accent' })}
      aria-current={useIsCurrent('contactUs') ? 'page' : undefined}
    >
      {label}
    </ButtonLink>
  )
}
