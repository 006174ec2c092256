import { FormattedMessage } from 'react-intl'
import styles from './figure.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type FigureProps = Readonly<{
  value: number
  /** Whether it is a floor: written `+220`, read "More than 220". */
  hasPlus?: boolean
}>

/**
 * A big figure, each digit built of nuqtas. Size and colour are the parent's: 40 px and more,
 * as below that the dotted zero reads as an 8. The plus stays before the digits in Arabic too.
 */
export function Figure({ value, hasPlus = false }: FigureProps) {
  return (
    <span className={styles.figure}>
      <bdi dir="ltr" aria-hidden={hasPlus}>
        {hasPlus ? `+${value}` : value}
      </bdi>
      {hasPlus && (
        <VisuallyHidden>
          <FormattedMessage id="figure.moreThan" values={{ value }} />
        </VisuallyHidden>
      )}
    </span>
  )
}
