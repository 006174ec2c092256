import { useLocale, useTranslations } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { Link, type LinkProps } from './link.tsx'

/** To the contact page's section on visitors' data. */
export function PrivacyLink(props: Omit<LinkProps, 'to'>) {
  const t = useTranslations()
  return (
    <Link {...props} to={`${pagePath(useLocale(), 'contactUs')}#privacy`}>
      {t('privacy.link')}
    </Link>
  )
}
