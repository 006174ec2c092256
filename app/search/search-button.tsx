import { useIntl } from 'react-intl'
import { Icon } from '#app/components/icon.tsx'
import styles from './search-button.module.css'

/** The element the button opens. */
export const searchId = 'search'

// React's types do not know these attributes yet; see the mobile menu's button.
const open = { command: 'show-modal', commandfor: searchId }

/** Opens the search. Without JavaScript there is no `data-theme`, and no button. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={useIntl().formatMessage({ id: 'search.open' })}
      aria-haspopup="dialog"
      {...open}
    >
      <Icon name="search" />
    </button>
  )
}
