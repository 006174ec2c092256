import { useState } from 'react'
import { useTranslations } from '#app/i18n/intl.ts'
import { ChangingMessage } from './changing-message.tsx'
import styles from './copy-button.module.css'
import { IconButton } from './icon-button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Shown only where scripts run. */
export function CopyButton({ text, what }: Readonly<{ text: string; what: string }>) {
  const t = useTranslations()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  // Render the live region only near use: screen readers stop at empty ones while browsing.
  const [isNear, setIsNear] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // No permission, or no secure context; the text can still be selected.
      setOutcome('refused')
    }
  }
  return (
    <span className={styles.place} data-scripted="">
      <IconButton
        icon={outcome === 'copied' ? 'check' : 'copy'}
        label={t('copy.label', { what })}
        className={styles.copy}
        data-outcome={outcome}
        onClick={copy}
        onFocus={() => setIsNear(true)}
        onPointerEnter={() => setIsNear(true)}
        onBlur={() => {
          setOutcome(undefined)
          setIsNear(false)
        }}
      />
      {(isNear || outcome) && (
        <VisuallyHidden>
          <span role="status">{outcome && <ChangingMessage id={`copy.${outcome}`} />}</span>
        </VisuallyHidden>
      )}
    </span>
  )
}
