import { useLocale, useTranslations } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { Link } from './link.tsx'

/** To the contact page's section on visitors' data. */
export function PrivacyLink() {
  const t = useTranslations()
  return <Link to={`${pagePath(useLocale(), 'contactUs')}#privacy`}>{t('privacy.link')}</Link>
}
