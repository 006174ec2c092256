import { FormattedMessage } from 'react-intl'
import { Icon } from './icon.tsx'
import styles from './popup-card.module.css'

type PopupCardProps = Readonly<{
  outcome: 'success' | 'failure'
  onAgree: () => void
}>

/** What a pop-up says of a message (the words of the specification, section 9), and its button. */
export function PopupCard({ outcome, onAgree }: PopupCardProps) {
  return (
    <div className={styles.card} data-outcome={outcome}>
      <span className={styles.sign}>
        <Icon name={outcome === 'success' ? 'check' : 'close'} />
      </span>
      <div className={styles.lines}>
        <p className={styles.title}>
          <FormattedMessage id={`send.${outcome}.title`} />
        </p>
        {outcome === 'success' && (
          <p className={styles.text}>
            <FormattedMessage id="send.success.text" />
          </p>
        )}
      </div>
      <button type="button" className={styles.agree} onClick={onAgree}>
        <FormattedMessage id="send.agree" />
      </button>
    </div>
  )
}
