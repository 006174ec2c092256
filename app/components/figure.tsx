import { useTranslations } from '#app/i18n/intl.ts'
import styles from './figure.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type FigureProps = Readonly<{
  value: number
  /** For "or more": written `+220`, read "At least 220". */
  hasPlus?: boolean
}>

/**
 * A big figure in digits of nuqtas. Its size is the parent's: at least 40 px, as below that the dotted
 * zero reads as an 8. The plus is before the digits in Arabic too.
 */
export function Figure({ value, hasPlus = false }: FigureProps) {
  const t = useTranslations()
  return (
    <span className={styles.figure}>
      <bdi dir="ltr" aria-hidden={hasPlus}>
        {`${hasPlus ? '+' : ''}${value}`}
      </bdi>{' '}
      {hasPlus && <VisuallyHidden>{t('figure.moreThan', { value })}</VisuallyHidden>}
    </span>
  )
}
